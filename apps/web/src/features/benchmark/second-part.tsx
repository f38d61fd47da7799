import { benchmarkWords as words, say } from '@atlas/contract'
import type { Figures, Line, Second } from './figures.ts'
import { inTable, sayCount } from './numbers.ts'
import { CheckerTable } from './tables.tsx'

const names: Readonly<Record<string, string>> = words.secondParts

/** How many more or fewer of 100 are marked in the second part. */
const gapOf = (first: number | null, second: number | null): string => {
  const gap = (second ?? 0) - (first ?? 0)
  const points = inTable(Math.abs(gap))
  if (points === '0' || points === '0.0') return words.secondSame
  return say(gap > 0 ? words.secondMore : words.secondFewer, { points })
}

type Props = { readonly figures: Figures; readonly second: Second; readonly server: Line }

/** The same engine on messages that no choice went by, beside those that were in view. */
export const SecondPart = ({ figures, second, server }: Props) => (
  <section className="card" aria-labelledby="second">
    <h2 id="second">{words.secondTitle}</h2>
    <p>{words.secondSay}</p>
    <CheckerTable
      caption={words.secondTitle}
      what={words.secondPart}
      lines={[
        { ...server, id: 'first' },
        { ...second.all, id: 'second' },
      ]}
      nameOf={(id) => names[id] ?? id}
    />
    <div className="stack notes">
      <p>
        {say(words.secondGap, {
          scams: gapOf(server.caught, second.all.caught),
          honest: gapOf(server.alarms, second.all.alarms),
        })}
      </p>
      <p>
        {say(words.secondEasy, {
          undecidable: second.undecidable,
          count: sayCount(second.all.scams + second.all.honest + second.undecidable),
        })}{' '}
        {say(words.secondLook, { looks: second.looks, release: second.release, date: second.date })}{' '}
        {second.model !== figures.model && say(words.secondStale, { model: second.model })}
      </p>
    </div>
  </section>
)
