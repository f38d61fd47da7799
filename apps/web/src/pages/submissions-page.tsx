import { communityWords as words, say } from '@atlas/contract'
import { ReviewDesk } from '../features/community/review-desk.tsx'
import { useReview } from '../features/community/review-state.ts'
import { snippetOf } from '../features/community/snippet.ts'
import { sayMinute } from '../shared/browser/dates.ts'
import { Empty } from '../shared/ui/empty.tsx'
import { Loading } from '../shared/ui/loading.tsx'
import { PageHead } from '../shared/ui/page-head.tsx'
import { ReadFailure } from '../shared/ui/read-failure.tsx'

const PAGE_SIZE = 50

type Review = ReturnType<typeof useReview>

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
        </button>
      </li>
    ))}
  </ul>
)

const leadOf = ({ pending, list }: Review): string | undefined => {
  if (pending.step !== 'done') return undefined
  const isMore = pending.value.length >= PAGE_SIZE
  return say(isMore ? words.waitingMore : words.waiting, { count: list.length })
}

const Desk = ({ review }: { review: Review }) => {
  const { pending, current, again } = review
  if (pending.step === 'loading') return <Loading />
  if (pending.step === 'failed') return <ReadFailure failure={pending.failure} onRetry={again} />
  if (current === undefined)
    return (
      <Empty title={words.allReviewed} say={words.allReviewedSay}>
        <button className="btn outline" type="button" onClick={again}>
          {words.checkAgain}
        </button>
      </Empty>
    )
  return (
    <>
      <div className="review">
        <Queue review={review} />
        <ReviewDesk review={review} current={current} />
      </div>
      <p className="fine review-note">{words.reviewNote}</p>
    </>
  )
}

export const SubmissionsPage = () => {
  const review = useReview()
  return (
    <>
      <PageHead title={words.submissions} lead={leadOf(review)} />
      <div className="wrap submissions">
        <Desk review={review} />
      </div>
    </>
  )
}
