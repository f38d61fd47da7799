import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Fetch } from '../services/outside-call.ts'
import type { Store } from '../store/store.ts'
import { dayOf, EMPTY_TABLE, mergeTables, packTable, unpackTable } from './feed-table.ts'
import { type Feed, FEED_LIMITS, FeedError, fetchFeed, type FeedLimits } from './fetch-feed.ts'

export type FeedNeeds = {
  readonly feeds: readonly Feed[]
  readonly store: Pick<Store, 'feeds'>
  readonly logger: Pick<Logger, 'info' | 'warn'>
  readonly fetcher: Fetch
  readonly now: () => Date
  readonly limits?: FeedLimits
}

/** A list is fetched once an hour, as their makers ask; the job looks more often, for one that is new here. */
const PAUSE_MILLISECONDS = 59 * 60_000

const markOf = ({ address }: Feed): Buffer => createHash('sha256').update(address).digest()

const isDue = async (store: FeedNeeds['store'], name: string, mark: Buffer, now: Date): Promise<boolean> => {
  const last = await store.feeds.tried(name)
  if (last === undefined || !last.addressHash.equals(mark)) return true
  return now.getTime() - last.triedAt.getTime() >= PAUSE_MILLISECONDS
}

const readFeed = async (feed: Feed, needs: FeedNeeds, ending: AbortSignal): Promise<void> => {
  const { store, logger, fetcher, now, limits = FEED_LIMITS } = needs
  const { name } = feed
  const addressHash = markOf(feed)
  if (!(await isDue(store, name, addressHash, now()))) return
  const row = await store.feeds.find(name)
  try {
    // A mark says something of this address alone, and only where we still have what it stands for.
    const etag = row?.seenAt && row.addressHash.equals(addressHash) ? (row.etag ?? undefined) : undefined
    const fetched = await fetchFeed(feed, { fetcher, limits, etag, ending })
    const moment = now()
    if (fetched.status === 'same') return await store.feeds.keepSame(name, moment)
    const before = row === undefined ? EMPTY_TABLE : unpackTable(row)
    const table = mergeTables(before, fetched.hashes, dayOf(row?.seenAt ?? moment), dayOf(moment))
    await store.feeds.keep(name, { addressHash, etag: fetched.etag, ...packTable(table), moment })
    logger.info({ feed: name, addresses: fetched.hashes.length, kept: table.hashes.length }, 'feed read')
  } catch (error) {
    if (!(error instanceof FeedError) || ending.aborted) throw error
    logger.warn({ feed: name, problem: error.message }, 'a feed could not be read; what it said before still holds')
    await store.feeds.keepProblem(name, addressHash, error.message, now())
  }
}

/** One after the other: nobody waits for it, and so only one list is in memory at a time. */
export const readFeeds = async (needs: FeedNeeds, ending: AbortSignal): Promise<void> => {
  await needs.store.feeds.forgetOthers(needs.feeds.map(({ name }) => name))
  for (const feed of needs.feeds) {
    if (ending.aborted) return
    await readFeed(feed, needs, ending)
  }
}
