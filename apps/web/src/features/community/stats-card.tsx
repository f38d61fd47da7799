import { communityWords as words, readStats, specSentences } from '@atlas/contract'
import { call } from '../../shared/api/call.ts'
import { useRead } from '../../shared/api/use-read.ts'
import { Loading } from '../../shared/ui/loading.tsx'
import { ReadFailure } from '../../shared/ui/read-failure.tsx'
import { DayChart } from './day-chart.tsx'

const read = (signal: AbortSignal) => call(readStats, { signal, fallback: specSentences.statsFailed })

export const StatsCard = () => {
  const [stats, again] = useRead(read, specSentences.statsFailed)
  return (
    <section className="card c5">
      <h2>{words.statistics}</h2>
      {stats.step === 'loading' && <Loading />}
      {stats.step === 'failed' && <ReadFailure failure={stats.failure} onRetry={again} />}
      {stats.step === 'done' && (
        <ul className="stats">
          <li>
            <b>{stats.value.total_analyses}</b>
            <span>{words.analyses}</span>
          </li>
          <li>
            <b>{stats.value.scams_detected}</b>
            <span>{words.scams}</span>
          </li>
          <li>
            <b>{stats.value.community_submissions}</b>
            <span>{words.approved}</span>
          </li>
        </ul>
      )}
      {stats.step === 'done' && <DayChart days={stats.value.days} />}
    </section>
  )
}
