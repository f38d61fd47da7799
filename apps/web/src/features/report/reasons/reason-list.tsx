import { reportWords as words, say } from '@atlas/contract'
import type { ReactNode } from 'react'
import type { Reason, Strength } from './marks.ts'

const bars: Readonly<Record<Strength, number>> = { strong: 3, medium: 2, weak: 1, reassuring: 1 }

const StrengthBars = ({ strength }: { strength: Strength }) => (
  <p className="strength" data-s={bars[strength]}>
    <span className="bars" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    {words[strength]}
  </p>
)

type Props = {
  readonly reasons: readonly Reason[]
  readonly lit: number | undefined
  readonly detail: ((reason: Reason) => ReactNode) | undefined
  readonly onLight: (number: number | undefined) => void
  readonly onShow: (number: number) => void
}

const ReasonPin = ({ reason, onShow }: { reason: Reason; onShow: (number: number) => void }) =>
  reason.isInText ? (
    <a
      className="pin big"
      id={`reason-${reason.number}`}
      href={`#mark-${reason.number}`}
      aria-label={say(words.showMark, { count: reason.number })}
      onClick={(event) => {
        event.preventDefault()
        onShow(reason.number)
      }}
    >
      {reason.number}
    </a>
  ) : (
    <span className="pin big">{reason.number}</span>
  )

export const ReasonList = ({ reasons, lit, detail, onLight, onShow }: Props) => (
  <>
    <h4 className="reasons-head">{words.marksMean}</h4>
    <ol className="reasons">
      {reasons.map((reason) => (
        // Pointing at a reason lights its mark; the pin inside is the link for keys and readers.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <li
          key={reason.rule}
          className={reason.strength === 'reassuring' ? 'reason v-legit' : 'reason'}
          data-on={lit === reason.number || undefined}
          onPointerEnter={() => onLight(reason.number)}
          onPointerLeave={() => onLight(undefined)}
          onFocus={() => onLight(reason.number)}
          onBlur={() => onLight(undefined)}
        >
          <ReasonPin reason={reason} onShow={onShow} />
          <div>
            <h5>{reason.title}</h5>
            <p>{reason.why}</p>
            {detail?.(reason)}
            <StrengthBars strength={reason.strength} />
          </div>
        </li>
      ))}
    </ol>
  </>
)
