import { type Helpline, HELPLINES_UP_TO, helplineWords as words, say } from '@atlas/contract'
import { sayMonth } from '../../shared/browser/dates.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { call } from '../../shared/ui/more-icons.ts'
import { useCountry } from './country.ts'

/** Numbers that a phone dials with one tap. Whose it is comes first, else a number is taken for that of what stands above. */
export const Lines = ({ lines }: { lines: readonly Helpline[] }) => (
  <ul className="lines">
    {lines.map(({ number, dial, name, say: what }) => (
      <li key={dial}>
        <span>
          <b>{name}</b> {what}
        </span>
        <a
          className="btn outline dial"
          href={`tel:${dial}`}
          aria-label={say(words.call, { number: `${number}, ${name}` })}
        >
          <Icon d={call} />
          {number}
        </a>
      </li>
    ))}
  </ul>
)

export const NeverCall = () => (
  <p className="never">
    <b>{words.never}</b> {words.neverSay}
  </p>
)

/** How old the numbers are, and who says so. */
export const LineSources = ({ lines }: { lines: readonly Helpline[] }) =>
  lines.length === 0 ? null : (
    <div className="fine">
      <p>{say(words.upTo, { month: sayMonth(HELPLINES_UP_TO) })}</p>
      <details className="sources">
        <summary>{words.sources}</summary>
        <ul>
          {lines.map(({ dial, number, source }) => (
            <li key={dial}>
              {number}: {source}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )

/** All numbers of the country, before anything is chosen: some people only need the number. */
export const Helplines = () => {
  const { lines } = useCountry()
  return (
    <section className="helplines" aria-labelledby="lines-h">
      <h2 id="lines-h">{words.title}</h2>
      <p>
        <b>{words.bank}</b> {words.bankSay}
      </p>
      {lines.length === 0 ? <p>{words.none}</p> : <Lines lines={lines} />}
      <NeverCall />
      <LineSources lines={lines} />
    </section>
  )
}
