import { communityWords as words, say } from '@atlas/contract'
import { useModals } from '../features/account-modals/open-modal.ts'
import { HistoryCard } from '../features/community/history-card.tsx'
import { ModelCard } from '../features/community/model-card.tsx'
import { StatsCard } from '../features/community/stats-card.tsx'
import { useSession } from '../features/session/session.tsx'
import { UnknownUser } from '../features/session/unknown-user.tsx'
import { Icon } from '../shared/ui/icon.tsx'
import { Link } from '../shared/ui/link.tsx'
import { edit, inbox, plus } from '../shared/ui/more-icons.ts'
import { PageHead } from '../shared/ui/page-head.tsx'

const ReviewCard = () => (
  <section className="card c5 tint">
    <h2>{words.review}</h2>
    <p>{words.reviewSay}</p>
    <Link className="btn primary" to="/submissions">
      <Icon d={inbox} />
      {words.openReview}
    </Link>
  </section>
)

const NewsCard = () => {
  const open = useModals()
  return (
    <section className="card c5">
      <h2>{words.addNews}</h2>
      <p>{words.addNewsSay}</p>
      <button className="btn outline" type="button" onClick={() => open('changelog')}>
        <Icon d={edit} />
        {words.addNews}
      </button>
    </section>
  )
}

const SubmitCard = ({ isWide }: { isWide: boolean }) => {
  const open = useModals()
  return (
    <section className={isWide ? 'card row buff' : 'card c7 buff'}>
      <h2>{words.submitNew}</h2>
      <p>{words.submitNewSay}</p>
      <button className="btn primary" type="button" onClick={() => open('submit')}>
        <Icon d={plus} />
        {words.submitNew}
      </button>
    </section>
  )
}

export const DashboardPage = () => {
  const { user } = useSession()
  if (user === undefined)
    return (
      <>
        <PageHead title={words.dashboard} />
        <UnknownUser />
      </>
    )
  const isAdmin = user.role === 'admin'
  return (
    <>
      <PageHead
        title={words.dashboard}
        lead={say(isAdmin ? words.helloAdmin : words.hello, { name: user.first_name })}
      />
      <div className="wrap cards">
        {isAdmin && <ReviewCard />}
        <HistoryCard isAdmin={isAdmin} />
        {!isAdmin && <StatsCard />}
        <SubmitCard isWide={!isAdmin} />
        {isAdmin && <NewsCard />}
        {isAdmin && <ModelCard />}
      </div>
    </>
  )
}
