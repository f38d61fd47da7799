import { communityWords as words, readLog, readMine, say, specSentences } from '@atlas/contract'
import type * as z from 'zod/mini'
import { call } from '../../shared/api/call.ts'
import { usePages } from '../../shared/api/use-pages.ts'
import { sayDay } from '../../shared/browser/dates.ts'
import { Empty } from '../../shared/ui/empty.tsx'
import { Loading } from '../../shared/ui/loading.tsx'
import { ReadFailure } from '../../shared/ui/read-failure.tsx'
import { ScoreThen } from './score-then.tsx'
import { snippetOf } from './snippet.ts'
import { TakeBack } from './take-back.tsx'

type Own = z.infer<typeof readMine.reply>[number]

const fallback = specSentences.logFailed
const readApproved = (page: number, signal: AbortSignal) => call(readLog, { page, signal, fallback })
const readOwn = (page: number, signal: AbortSignal) => call(readMine, { page, signal, fallback })

const More = ({ isThere, onMore }: { isThere: boolean; onMore: () => void }) =>
  isThere && (
    <button className="btn outline start" type="button" onClick={onMore}>
      {words.showOlder}
    </button>
  )

/** What the person sent in that is no approved example, or not yet. */
const Others = ({ own }: { own: readonly Own[] }) => {
  const waiting = own.filter(({ state }) => state === 'waiting')
  const notTaken = own.filter(({ state }) => state === 'not-taken')
  return (
    <>
      {waiting.length > 0 && (
        <>
          <h3>{words.waitingHead}</h3>
          <ul className="log">
            {waiting.map(({ _id, text = '', submitted_on }) => (
              <li key={_id}>
                <q>{snippetOf(text)}</q>
                <time dateTime={submitted_on}>{say(words.waitingSince, { date: sayDay(submitted_on) })}</time>
              </li>
            ))}
          </ul>
        </>
      )}
      {notTaken.length > 0 && (
        <>
          <h3>{words.notTakenHead}</h3>
          <p className="fine">{words.notTakenSay}</p>
          <ul className="log">
            {notTaken.map(({ _id, submitted_on, decided_on = submitted_on, reason }) => (
              <li key={_id}>
                <span>{say(words.notTakenOn, { sent: sayDay(submitted_on), date: sayDay(decided_on) })}</span>
                {reason !== undefined && <span>{say(words.notTakenWhy, { reason })}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

type Entry = z.infer<typeof readLog.reply>[number]

type ApprovedProps = { readonly rows: readonly Entry[]; readonly isAdmin: boolean; readonly onChange: () => void }

const Approved = ({ rows, isAdmin, onChange }: ApprovedProps) => (
  <ul className="log">
    {rows.map((item) => (
      <li key={item._id}>
        <q>{snippetOf(item.text)}</q>
        <time dateTime={item.approved_on ?? item.created_at}>
          {say(words.approvedOn, { date: sayDay(item.approved_on ?? item.created_at ?? '') })}
        </time>
        {isAdmin ? <TakeBack id={item._id} onDone={onChange} /> : <ScoreThen id={item._id} />}
      </li>
    ))}
  </ul>
)

const OwnHistory = () => {
  const { list, again, showMore } = usePages(readOwn, fallback)
  if (list.step === 'loading') return <Loading />
  if (list.step === 'failed') return <ReadFailure failure={list.failure} onRetry={again} />
  const { rows, hasMore } = list.value
  if (rows.length === 0) return <Empty title={words.emptyTitle} say={words.emptyHistory} />
  const approved = rows
    .filter(({ state }) => state === 'approved')
    .map(({ _id, text = '', decided_on = '' }) => ({ _id, text, created_at: decided_on }))
  return (
    <>
      <Approved rows={approved} isAdmin={false} onChange={again} />
      <Others own={rows} />
      <More isThere={hasMore} onMore={showMore} />
    </>
  )
}

const AllApprovals = () => {
  const { list, again, showMore } = usePages(readApproved, fallback)
  if (list.step === 'loading') return <Loading />
  if (list.step === 'failed') return <ReadFailure failure={list.failure} onRetry={again} />
  const { rows, hasMore } = list.value
  if (rows.length === 0) return <Empty title={words.emptyTitle} say={words.emptyApprovals} />
  return (
    <>
      <Approved rows={rows} isAdmin onChange={again} />
      <More isThere={hasMore} onMore={showMore} />
    </>
  )
}

export const HistoryCard = ({ isAdmin }: { isAdmin: boolean }) => (
  <section className="card c7 history">
    <h2>{isAdmin ? words.approvalHistory : words.submissionHistory}</h2>
    {isAdmin ? <AllApprovals /> : <OwnHistory />}
  </section>
)
