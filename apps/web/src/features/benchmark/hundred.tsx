import { benchmarkWords as words } from '@atlas/contract'

type Mark = 'scam' | 'susp' | 'legit'

const shapes: Readonly<Record<Mark, string>> = {
  scam: 'M3 0h4l3 3v4l-3 3h-4l-3-3v-4z',
  susp: 'M5 .4 10 9.6H0z',
  legit: 'M5 .8a4.2 4.2 0 1 0 0 8.4a4.2 4.2 0 1 0 0-8.4z',
}

const Shape = ({ mark, at = '' }: { mark: Mark; at?: string }) => (
  <path className={`dot-${mark}`} d={shapes[mark]} transform={at} />
)

const markOf = (number: number, sure: number, marked: number): Mark => {
  if (number < sure) return 'scam'
  return number < marked ? 'susp' : 'legit'
}

type Props = { readonly sure: number; readonly marked: number }

/** A hundred messages, each with the shape of its verdict. Drawn for the eye; the sentence beside it says the same. */
export const Hundred = ({ sure, marked }: Props) => (
  <svg className="hundred" viewBox="0 0 296 58" aria-hidden="true">
    {Array.from({ length: 100 }, (_, number) => (
      <Shape
        key={number}
        mark={markOf(number, sure, marked)}
        at={`translate(${(number % 20) * 15} ${Math.floor(number / 20) * 12})`}
      />
    ))}
  </svg>
)

/** The shapes by their names. */
export const HundredLegend = () => (
  <ul className="hundred-legend">
    {(['scam', 'susp', 'legit'] as const).map((mark) => (
      <li key={mark}>
        <svg viewBox="0 0 10 10" width="16" height="16" aria-hidden="true">
          <Shape mark={mark} />
        </svg>
        {words.legend[mark]}
      </li>
    ))}
  </ul>
)
