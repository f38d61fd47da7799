import { communityWords as words, readSubmission, reportWords, say } from '@atlas/contract'
import { useCallback } from 'react'
import type * as z from 'zod/mini'
import { call } from '../../shared/api/call.ts'
import { useRead } from '../../shared/api/use-read.ts'
import { sayMinute } from '../../shared/browser/dates.ts'
import { Loading } from '../../shared/ui/loading.tsx'
import { ReadFailure } from '../../shared/ui/read-failure.tsx'

type Detail = z.infer<typeof readSubmission.reply>

const EngineSays = ({ report }: { report: Detail['report'] }) => (
  <section>
    <h2>{words.engineSays}</h2>
    <p>
      <b>{say(words.engineScore, { score: report.score.toFixed(2), verdict: words.verdictNames[report.verdict] })}</b>
      {report.kind === undefined ? '' : `. ${report.kind.name}`}
    </p>
    {report.caveat !== undefined && <p className="fine">{report.caveat}</p>}
    <h3>{words.marksHead}</h3>
    {report.evidence.length === 0 ? (
      <p>{words.noMarks}</p>
    ) : (
      <ul className="marks-found">
        {report.evidence.map(({ rule, start, title, quote, strength }) => (
          <li key={`${rule}-${start}`}>
            <q>{quote}</q> {title} <span className="fine">({reportWords[strength]})</span>
          </li>
        ))}
      </ul>
    )}
  </section>
)

type Opinion = Detail['opinions'][number]

const toldOf = ({ told }: Opinion): string | undefined => {
  if (told?.verdict === undefined) return undefined
  const verdict = words.verdictNames[told.verdict]
  return told.score === undefined
    ? say(words.toldVerdict, { verdict })
    : say(words.toldScore, { verdict, score: told.score.toFixed(2) })
}

const People = ({ opinions }: { opinions: readonly Opinion[] }) => {
  const spoken = opinions.filter((opinion) => opinion.why !== undefined || opinion.told !== undefined)
  if (spoken.length === 0) return null
  return (
    <section>
      <h2>{words.whyHead}</h2>
      <ul className="opinions-given">
        {spoken.slice(0, 20).map((opinion) => (
          <li key={`${opinion.on}-${opinion.why ?? ''}`}>
            {opinion.label !== undefined && <b>{reportWords.reportLabels[opinion.label]}. </b>}
            {opinion.why}
            {toldOf(opinion) !== undefined && <span className="fine">{toldOf(opinion)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Known = ({ known }: { known: Detail['known'] }) => (
  <section>
    <h2>{words.knownHead}</h2>
    {known.length === 0 && <p>{words.knownNone}</p>}
    <ul className="known-like">
      {known.map(({ id, label, similarity, excerpt }) => (
        <li key={id}>
          <b>{reportWords.similarLabels[label]}</b>{' '}
          <span className="fine">{say(reportWords.percent, { count: Math.round(similarity * 100) })}</span>
          <q>{excerpt}</q>
        </li>
      ))}
    </ul>
  </section>
)

const Effect = ({ effect }: { effect: Detail['effect'] }) => {
  if (effect.state === 'not-yet') return <p>{words.effectNotYet}</p>
  if (effect.state === 'failed') return <p>{words.effectFailures[effect.why]}</p>
  const messages = effect.messages.toLocaleString('en')
  return (
    <>
      <p>{say(words.effectAs.scam, { count: effect.scam, messages })}</p>
      <p>{say(words.effectAs.honest, { count: effect.honest, messages })}</p>
      <p className="fine">{say(words.effectOn, { date: sayMinute(effect.counted_on) })}</p>
    </>
  )
}

/** What people and the engine say of one submission, and what is like it. */
export const ReviewDetail = ({ id }: { id: string }) => {
  const read = useCallback(
    (signal: AbortSignal) => call(readSubmission, { id, signal, fallback: words.detailFailed }),
    [id],
  )
  const [detail, again] = useRead(read, words.detailFailed)
  if (detail.step === 'loading') return <Loading />
  if (detail.step === 'failed') return <ReadFailure failure={detail.failure} onRetry={again} />
  return (
    <div className="review-detail">
      <People opinions={detail.value.opinions} />
      <EngineSays report={detail.value.report} />
      <Known known={detail.value.known} />
      <section>
        <h2>{words.effectHead}</h2>
        <Effect effect={detail.value.effect} />
      </section>
    </div>
  )
}
