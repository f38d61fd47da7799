import { reportWords as words, say, type TextReport } from '@atlas/contract'
import { Icon } from '../../../shared/ui/icon.tsx'
import { help } from '../../../shared/ui/more-icons.ts'
import { Scale } from '../../../shared/ui/scale.tsx'
import { Tip } from '../../../shared/ui/tip.tsx'
import { placeOnScale, sayPart, sayScore } from './score.ts'

const rowsOf = (report: TextReport) => [
  { name: words.scoreLikeness, value: sayPart(report.parts.likeness) },
  { name: words.scoreKeywords, value: sayPart(report.parts.keywords) },
  { name: words.score, value: sayScore(report.score) },
]

export const ScoreFact = ({ report }: { report: TextReport }) => (
  <div className="score">
    <div className="label">
      {words.score}{' '}
      <Tip label={words.scoreHow} summary={<Icon d={help} size={20} />}>
        <p>{words.scoreMade}</p>
        <dl>
          {rowsOf(report).map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {report.depth !== undefined && <p>{words.scoreDepths[report.depth]}</p>}
      </Tip>
    </div>
    <Scale
      label={say(words.scaleLabel, {
        score: sayScore(report.score),
        verdict: words.verdictNames[report.verdict],
      })}
      pin={{ place: placeOnScale(report.score), text: sayScore(report.score) }}
    />
  </div>
)
