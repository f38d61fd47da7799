import { type ComponentProps, useId } from 'react'
import { Icon } from './icon.tsx'
import { crossCircle } from './icons.ts'

type Props = Omit<ComponentProps<'input'>, 'onChange'> & {
  readonly label: string
  readonly problem?: string | undefined
  readonly onValue: (value: string) => void
}

export const FieldProblem = ({ id, sentence }: { id: string; sentence: string }) => (
  <p className="err" id={id}>
    <Icon d={crossCircle} />
    {sentence}
  </p>
)

/** A label above, the field, and its problem below, tied together for readers. */
export const Field = ({ label, problem, onValue, ...input }: Props) => {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        onChange={(event) => onValue(event.target.value)}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        {...input}
      />
      {problem !== undefined && <FieldProblem id={`${id}-problem`} sentence={problem} />}
    </div>
  )
}
