import { communityWords as words, say } from '@atlas/contract'
import { sayDay } from '../../shared/browser/dates.ts'

type Day = { readonly day: string; readonly checks: number; readonly scams: number }

const DAYS = 30
const HEIGHT = 60
const STEP = 10

const dayBefore = (count: number): string => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10)

/** A bar for each of the last thirty days; the numbers stand in the list for who cannot see bars. */
export const DayChart = ({ days }: { days: readonly Day[] }) => {
  if (days.length === 0) return null
  const most = Math.max(...days.map(({ checks }) => checks))
  const heightOf = (count: number): number => (count * HEIGHT) / most
  const bars = Array.from({ length: DAYS }, (_, at) => days.find(({ day }) => day === dayBefore(DAYS - 1 - at)))
  return (
    <figure className="day-chart">
      <figcaption>{words.chartHead}</figcaption>
      <svg viewBox={`0 0 ${DAYS * STEP} ${HEIGHT + 2}`} aria-hidden="true" preserveAspectRatio="none">
        <path className="ground" d={`M0 ${HEIGHT + 1}H${DAYS * STEP}`} />
        {bars.map((bar, at) => {
          if (bar === undefined) return null
          const all = heightOf(bar.checks)
          const scams = heightOf(bar.scams)
          return (
            <g key={bar.day}>
              <rect className="checks" x={at * STEP + 1} width={STEP - 2} y={HEIGHT - all} height={all} />
              <rect className="scams" x={at * STEP + 1} width={STEP - 2} y={HEIGHT - scams} height={scams} />
            </g>
          )
        })}
      </svg>
      <ul className="vh">
        {days.map(({ day, checks, scams }) => (
          <li key={day}>{say(words.chartDay, { day: sayDay(day), count: checks, scams })}</li>
        ))}
      </ul>
    </figure>
  )
}
