import { communityWords as words, say } from '@atlas/contract'
import { peopleSay, ReviewDesk } from '../features/community/review-desk.tsx'
import { type LastAction, type Review, useReview } from '../features/community/review-state.ts'
import { snippetOf } from '../features/community/snippet.ts'
import { sayMinute } from '../shared/browser/dates.ts'
import { Empty } from '../shared/ui/empty.tsx'
import { Loading } from '../shared/ui/loading.tsx'
import { PageHead } from '../shared/ui/page-head.tsx'
import { ReadFailure } from '../shared/ui/read-failure.tsx'
import '../features/community/review.css'

const PAGE_SIZE = 50

const Queue = ({ review }: { review: Review }) => (
  <ul className="queue" aria-label={words.queue}>
    {review.list.map((item, index) => (
      <li key={item._id}>
        <button
          type="button"
          aria-current={index === review.place ? 'true' : undefined}
          onClick={() => review.setAt(index)}
        >
          <span className="label">{sayMinute(item.submitted_on)}</span>
          <span className="snip">{snippetOf(item.text)}</span>
          <span className="fine">{peopleSay(item)}</span>
        </button>
      </li>
    ))}
  </ul>
)

const Pages = ({ review }: { review: Review }) => {
  const pages = Math.ceil(review.waiting / PAGE_SIZE)
  if (pages < 2 && review.number === 1) return null
  return (
    <nav className="pages" aria-label={words.pages}>
      <button
        className="btn outline"
        type="button"
        disabled={review.number === 1}
        onClick={() => review.goTo(review.number - 1)}
      >
        {words.olderPage}
      </button>
      <span>{say(words.pageNumber, { page: review.number })}</span>
      <button
        className="btn outline"
        type="button"
        disabled={review.number >= pages}
        onClick={() => review.goTo(review.number + 1)}
      >
        {words.newerPage}
      </button>
    </nav>
  )
}

const doneWords = ({ decision }: LastAction): string => {
  if (decision.action === 'reject') return words.undoRejected
  return decision.label === 'honest' ? words.undoHonest : words.undoApproved
}

/** Stays until the next action: longer than any notice. */
const UndoBar = ({ review }: { review: Review }) => {
  const { last } = review
  return (
    <output className="undo-bar">
      {last !== undefined && (
        <>
          <span>
            {doneWords(last)} {words.undoUntil}
          </span>
          <button className="btn outline" type="button" disabled={review.isBusy} onClick={() => void review.undo(last)}>
            {words.undo}
          </button>
        </>
      )}
    </output>
  )
}

const Desk = ({ review }: { review: Review }) => {
  const { pending, current, again, waiting } = review
  if (pending.step === 'loading') return <Loading />
  if (pending.step === 'failed') return <ReadFailure failure={pending.failure} onRetry={again} />
  if (current === undefined)
    return (
      <Empty
        title={waiting > 0 ? words.allOfPage : words.allReviewed}
        say={waiting > 0 ? words.allOfPageSay : words.allReviewedSay}
      >
        <button className="btn outline" type="button" onClick={() => review.goTo(1)}>
          {words.checkAgain}
        </button>
      </Empty>
    )
  return (
    <>
      <ReviewDesk review={review} current={current} queue={<Queue review={review} />} />
      <Pages review={review} />
      <p className="fine review-note">{words.reviewNote}</p>
    </>
  )
}

export const SubmissionsPage = () => {
  const review = useReview()
  const lead = review.pending.step === 'done' ? say(words.waiting, { count: review.waiting }) : undefined
  return (
    <>
      <PageHead title={words.submissions} lead={lead} />
      <div className="wrap submissions">
        <UndoBar review={review} />
        <Desk review={review} />
      </div>
    </>
  )
}
