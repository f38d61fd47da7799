import { type LinkReport, reportWords as words, say } from '@atlas/contract'
import { Glyph, type Tone } from '../../../shared/ui/glyph.tsx'

const Count = ({ tone, count, name }: { tone: Tone; count: number; name: string }) => (
  <li className={count === 0 ? `v-${tone} zero` : `v-${tone}`}>
    <p>
      <Glyph tone={tone} size={26} isMini />
      <b>{count}</b>
    </p>
    <span>{name}</span>
  </li>
)

const saySilent = (said: number, silent: number): string => {
  if (said === 0) return words.noOpinionAtAll
  return silent === 0 ? '' : say(words.noOpinion, { count: silent })
}

/** How many engines said what. No opinion is never counted as harmless. */
export const LinkCounts = ({ report }: { report: LinkReport }) => {
  const { harmless, suspicious, malicious } = report.details
  const said = harmless + suspicious + malicious
  const silent = Math.max(0, report.opinions.length - said)
  return (
    <div className="score">
      <p className="label">
        {report.opinions.length === 0 ? words.enginesSay : say(words.engines, { count: report.opinions.length })}
      </p>
      <ul className="counts">
        <Count tone="legit" count={harmless} name={words.harmless} />
        <Count tone="susp" count={suspicious} name={words.suspicious} />
        <Count tone="scam" count={malicious} name={words.malicious} />
      </ul>
      <p className="fine">{saySilent(said, silent)}</p>
    </div>
  )
}
