import { communityWords as words } from '@atlas/contract'
import type { Group } from '../features/community/changelog.ts'
import { useRead } from '../shared/api/use-read.ts'
import { sayDay } from '../shared/browser/dates.ts'
import { Empty } from '../shared/ui/empty.tsx'
import { Loading } from '../shared/ui/loading.tsx'
import { PageHead } from '../shared/ui/page-head.tsx'
import { ReadFailure } from '../shared/ui/read-failure.tsx'

const read = async (signal: AbortSignal) => (await import('../features/community/ask-news.ts')).askNews(signal)

const tagClass = { new: 'tag new', improve: 'tag imp', future: 'tag plan' } as const

const Version = ({ group }: { group: Group }) => (
  <section className="ver">
    <div>
      <h2>{group.version}</h2>
      <p className="label">{sayDay(group.date)}</p>
    </div>
    <ul>
      {group.entries.map((entry) => (
        <li key={entry._id}>
          <span className={tagClass[entry.type]}>{words.types[entry.type]}</span>
          <p>{entry.description}</p>
        </li>
      ))}
    </ul>
  </section>
)

export const WhatsNewPage = () => {
  const [news, again] = useRead(read, words.newsFailed)
  return (
    <>
      <PageHead title={words.newsTitle} lead={words.newsLead} />
      <div className="wrap versions">
        {news.step === 'loading' && <Loading />}
        {news.step === 'failed' && <ReadFailure failure={news.failure} onRetry={again} />}
        {news.step === 'done' && news.value.length === 0 && <Empty title={words.newsEmpty} say={words.newsEmptySay} />}
        {news.step === 'done' && news.value.map((group) => <Version key={group.version} group={group} />)}
      </div>
    </>
  )
}
