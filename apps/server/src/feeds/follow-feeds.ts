import { listedAs, type ListAnswer, type ListedAddress, type ListLookup, type Standing } from '@atlas/engine'
import type { Logger } from 'pino'
import type { Store } from '../store/store.ts'
import { dayOf, type FeedTable, hostHash, KEPT_DAYS, lastSeen, nameOfDay, pageHash, unpackTable } from './feed-table.ts'

/** How a list stands, for those who watch over the server. */
export type FeedState = {
  readonly name: string
  readonly addresses: number
  /** When it was last known to be what the list says. */
  readonly seenAt: Date | null
  readonly isBroken: boolean
}

export type Feeds = {
  readonly lookup: ListLookup
  readonly states: () => readonly FeedState[]
  /** Looks at once; never fails. */
  readonly now: () => Promise<void>
  readonly stop: () => Promise<void>
}

type Held = {
  readonly name: string
  readonly version: string
  readonly table: FeedTable
  readonly seenAt: Date | null
  readonly problem: string | null
}

type Needs = {
  readonly store: Pick<Store, 'feeds'>
  readonly logger: Pick<Logger, 'info' | 'warn'>
  readonly onChange?: (states: readonly FeedState[]) => void
  readonly clock?: () => Date
  readonly pauseMilliseconds?: number
}

const PAUSE_MILLISECONDS = 20_000
/** Of a list that was not read for so long it cannot be said that an address is not on it. */
const STALE_MILLISECONDS = 86_400_000

const isStale = ({ seenAt }: Held, now: Date): boolean =>
  seenAt === null || now.getTime() - seenAt.getTime() > STALE_MILLISECONDS

const stateOf = (held: Held, now: Date): FeedState => ({
  name: held.name,
  addresses: held.table.hashes.length,
  seenAt: held.seenAt,
  isBroken: held.problem !== null || isStale(held, now),
})

/** Without knowing whose address it is, only the very page counts. */
const CAREFUL: Standing = { kind: 'shared', domain: '' }

const seenIn = ({ table, seenAt }: Held, wanted: readonly bigint[], today: number): number | undefined => {
  if (seenAt === null) return undefined
  const days = wanted.flatMap((one) => lastSeen(table, one, dayOf(seenAt)) ?? [])
  const day = Math.max(...days)
  return today - day <= KEPT_DAYS ? day : undefined
}

const findIn = (
  all: readonly Held[],
  address: ListedAddress,
  standing: Standing | undefined,
  now: Date,
): ListAnswer => {
  if (all.length === 0) return { status: 'skipped' }
  const { pages, hosts } = listedAs(address, standing ?? CAREFUL)
  const wanted = [...pages.map(pageHash), ...hosts.map(hostHash)]
  for (const held of all) {
    const day = seenIn(held, wanted, dayOf(now))
    if (day !== undefined) return { status: 'blocked', list: held.name, seen: nameOfDay(day) }
  }
  return { status: all.some((held) => isStale(held, now)) ? 'failed' : 'not-listed' }
}

/**
 * Every server holds what the worker fetched in memory, and looks for something new a few times a minute: so a look-up
 * costs microseconds, works for the links of a text too, and goes on while the database is away.
 */
export const followFeeds = async (needs: Needs): Promise<Feeds> => {
  const { store, logger, onChange = () => {}, clock = () => new Date() } = needs
  let all: readonly Held[] = []
  let wasAway = false

  const load = async (name: string): Promise<Held | undefined> => {
    const row = await store.feeds.find(name)
    if (row === undefined) return undefined
    const { version, seenAt, problem } = row
    const table = unpackTable(row)
    logger.info({ feed: name, addresses: table.hashes.length }, 'feed loaded')
    return { name, version, table, seenAt, problem }
  }

  const refresh = async (): Promise<void> => {
    const next: Held[] = []
    for (const { name, version, seenAt, problem } of await store.feeds.list()) {
      const before = all.find((held) => held.name === name && held.version === version)
      const held = before === undefined ? await load(name) : { ...before, seenAt, problem }
      if (held !== undefined) next.push(held)
    }
    all = next
    onChange(all.map((held) => stateOf(held, clock())))
  }

  const refreshSafely = async (): Promise<void> => {
    try {
      await refresh()
      wasAway = false
    } catch (error) {
      // What was loaded before still holds.
      if (!wasAway) logger.warn({ err: error }, 'feeds could not be loaded')
      wasAway = true
    }
  }

  let work = refreshSafely()
  const now = (): Promise<void> => {
    work = work.then(refreshSafely)
    return work
  }
  await work
  const timer = setInterval(() => void now(), needs.pauseMilliseconds ?? PAUSE_MILLISECONDS)
  timer.unref()
  return {
    lookup: { find: (address, standing) => findIn(all, address, standing, clock()) },
    states: () => all.map((held) => stateOf(held, clock())),
    now,
    stop: async () => {
      clearInterval(timer)
      await work
    },
  }
}
