import { benchmarkWords as words, say } from '@atlas/contract'
import type { Figures } from './figures.ts'
import { Hundred, HundredLegend } from './hundred.tsx'
import { chanceOf, inTable, ofHundred, sayCount, wholeOf } from './numbers.ts'

type HalfProps = {
  readonly head: string
  readonly sentence: string
  readonly marked: number
  readonly sure: number
}

const Half = ({ head, sentence, marked, sure }: HalfProps) => {
  const values = {
    marked: ofHundred(marked),
    sure: ofHundred(sure),
    susp: wholeOf(marked) - wholeOf(sure),
    missed: 100 - Math.max(wholeOf(marked), marked > 0 ? 1 : 0),
  }
  return (
    <div className="stack">
      <h3>{head}</h3>
      <p className="figure-big">
        <b>{values.marked}</b>
      </p>
      <p>{say(sentence, values)}</p>
      <Hundred sure={wholeOf(sure)} marked={wholeOf(marked)} />
    </div>
  )
}

const Undecidable = ({ figures }: { figures: Figures }) => {
  const { unsure, benchmark, withUndecidable } = figures
  if (unsure.undecidable === null || unsure.decidable === null) return null
  return (
    <p>
      {say(words.undecidable, {
        count: benchmark.undecidable,
        unsure: ofHundred(unsure.undecidable),
        decidable: inTable(unsure.decidable),
      })}{' '}
      {withUndecidable.caught !== null &&
        withUndecidable.alarms !== null &&
        say(words.withUndecidable, {
          caught: ofHundred(withUndecidable.caught),
          alarms: ofHundred(withUndecidable.alarms),
        })}
    </p>
  )
}

/** The two numbers that matter, before any table. */
export const InShort = ({ figures }: { figures: Figures }) => {
  const { benchmark, calibrationError } = figures
  const server = figures.checkers.find(({ id }) => id === 'server')
  const count = benchmark.scams + benchmark.honest
  return (
    <section className="card" aria-labelledby="in-short">
      <h2 id="in-short">{words.inShort}</h2>
      <div className="halves">
        <Half
          head={words.scamsHead}
          sentence={words.scamsSay}
          marked={server?.caught ?? 0}
          sure={server?.caughtSurely ?? 0}
        />
        <Half
          head={words.honestHead}
          sentence={words.honestSay}
          marked={server?.alarms ?? 0}
          sure={server?.alarmsSurely ?? 0}
        />
      </div>
      <HundredLegend />
      <div className="stack notes">
        <p>
          {say(words.measured, {
            scams: sayCount(benchmark.scams),
            honest: sayCount(benchmark.honest),
            chance: chanceOf(server?.caught ?? 0, benchmark.scams),
          })}
        </p>
        <Undecidable figures={figures} />
        {calibrationError !== null && <p>{say(words.calibration, { points: inTable(calibrationError) })}</p>}
        {benchmark.heard < count && (
          <p>{say(words.heard, { heard: sayCount(benchmark.heard), count: sayCount(count) })}</p>
        )}
      </div>
    </section>
  )
}
