import { checkWords as words } from '@atlas/contract'

type Example = { readonly name: string; readonly value: string }

export const Examples = ({
  examples,
  onChoose,
}: {
  examples: readonly Example[]
  onChoose: (value: string) => void
}) => (
  <div className="examples">
    <span className="label">{words.examples}</span>
    {examples.map(({ name, value }) => (
      <button key={name} className="pill" type="button" onClick={() => onChoose(value)}>
        {name}
      </button>
    ))}
  </div>
)
