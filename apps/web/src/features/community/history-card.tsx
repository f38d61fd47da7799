import { communityWords as words, readLog, say, specSentences } from '@atlas/contract'
import { call } from '../../shared/api/call.ts'
import { useRead } from '../../shared/api/use-read.ts'
import { sayDay } from '../../shared/browser/dates.ts'
import { Empty } from '../../shared/ui/empty.tsx'
import { Loading } from '../../shared/ui/loading.tsx'
import { ReadFailure } from '../../shared/ui/read-failure.tsx'
import { snippetOf } from './snippet.ts'

const read = (signal: AbortSignal) => call(readLog, { signal, fallback: specSentences.logFailed })

export const HistoryCard = ({ isAdmin }: { isAdmin: boolean }) => {
  const [log, again] = useRead(read, specSentences.logFailed)
  return (
    <section className="card c7">
      <h2>{isAdmin ? words.approvalHistory : words.submissionHistory}</h2>
      {log.step === 'loading' && <Loading />}
      {log.step === 'failed' && <ReadFailure failure={log.failure} onRetry={again} />}
      {log.step === 'done' && log.value.length === 0 && (
        <Empty title={words.emptyTitle} say={isAdmin ? words.emptyApprovals : words.emptyHistory} />
      )}
      {log.step === 'done' && log.value.length > 0 && (
        <ul className="log">
          {log.value.map((item) => (
            <li key={item._id}>
              <q>{snippetOf(item.text)}</q>
              <time dateTime={item.approved_on ?? item.created_at}>
                {say(words.approvedOn, { date: sayDay(item.approved_on ?? item.created_at ?? '') })}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
