import { benchmarkWords as words, say } from '@atlas/contract'
import type { Curve } from './figures.ts'
import { ofHundred, sayCount } from './numbers.ts'

const WIDTH = 320
const HEIGHT = 170
const LEFT = 34
const RIGHT = 296
const TOP = 22
const BOTTOM = 138

type Points = Curve['points']

/** From nothing learned to everything, and from no scam found to all of them: no axis is cut. */
const placesOf = (points: Points) => {
  const most = Math.max(1, ...points.map(({ messages }) => messages))
  return points.map(({ messages, recallAt5 }) => ({
    x: LEFT + (messages / most) * (RIGHT - LEFT),
    y: BOTTOM - recallAt5 * (BOTTOM - TOP),
    share: ofHundred(recallAt5),
    messages: sayCount(messages),
  }))
}

/** Drawn for the eye; words and numbers beside it say the same. */
const Picture = ({ points }: { points: Points }) => {
  const places = placesOf(points)
  return (
    <svg className="curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {[0, 50, 100].map((share) => {
        const y = BOTTOM - (share / 100) * (BOTTOM - TOP)
        return (
          <g key={share}>
            <path className="curve-grid" d={`M${LEFT} ${y}H${RIGHT + 16}`} />
            <text className="curve-tick" x={LEFT - 6} y={y + 4} textAnchor="end">
              {share}
            </text>
          </g>
        )
      })}
      <path
        className="curve-line"
        d={places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
      />
      {places.map(({ x, y, share, messages }) => (
        <g key={messages}>
          <circle className="curve-point" cx={x} cy={y} r="4" />
          <text className="curve-value" x={x} y={y - 10} textAnchor="middle">
            {share}
          </text>
          <text className="curve-tick" x={x} y={BOTTOM + 20} textAnchor="middle">
            {messages}
          </text>
        </g>
      ))}
    </svg>
  )
}

const Numbers = ({ points }: { points: Points }) => (
  <table className="figures duo">
    <caption className="vh">{words.curveTitle}</caption>
    <thead>
      <tr>
        <th scope="col">{words.curveMessages}</th>
        <th scope="col">{words.curveCaught}</th>
      </tr>
    </thead>
    <tbody>
      {points.map(({ messages, recallAt5 }) => (
        <tr key={messages}>
          <th scope="row">{sayCount(messages)}</th>
          <td>{ofHundred(recallAt5)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** How much more examples have brought so far, as a picture and as numbers. */
export const LearningCurve = ({ curve }: { curve: Curve }) => {
  const [first] = curve.points
  const last = curve.points.at(-1)
  if (first === undefined || last === undefined) return null
  const label = say(words.curvePicture, {
    first: ofHundred(first.recallAt5),
    fewest: sayCount(first.messages),
    last: ofHundred(last.recallAt5),
    most: sayCount(last.messages),
  })
  return (
    <section className="card" aria-labelledby="curve">
      <h2 id="curve">{words.curveTitle}</h2>
      <p>
        {words.curveSay} {curve.publicMessages > 0 && say(words.curvePublic, { count: sayCount(curve.publicMessages) })}
      </p>
      <div className="halves">
        <div>
          <p className="vh">{label}</p>
          <Picture points={curve.points} />
        </div>
        <Numbers points={curve.points} />
      </div>
    </section>
  )
}
