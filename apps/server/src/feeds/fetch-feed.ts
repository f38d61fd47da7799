import type { ListEntries } from '@atlas/engine'
import { BrokenListError, readPieces } from '../lists/read-list.ts'
import type { Fetch } from '../services/outside-call.ts'
import { hostHash, MOST_ADDRESSES, pageHash, sortHashes } from './feed-table.ts'

export type Feed = { readonly name: string; readonly address: string }

export type FeedLimits = { readonly bytes: number; readonly milliseconds: number }

/** Unpacked, and in all. */
export const FEED_LIMITS: FeedLimits = { bytes: 20_000_000, milliseconds: 30_000 }

/** Why a list could not be fetched, in words for the operator. Never holds an address: those carry keys. */
export class FeedError extends Error {}

export type Fetched =
  | { readonly status: 'same' }
  | { readonly status: 'new'; readonly etag: string | null; readonly hashes: BigUint64Array }

type Asked = {
  readonly fetcher: Fetch
  readonly limits: FeedLimits
  /** The mark of what we have; undefined: we have nothing from this address. */
  readonly etag: string | undefined
  /** The server is stopping. */
  readonly ending: AbortSignal
}

const MOST_REDIRECTS = 3
const LONGEST_ETAG = 1000
const REDIRECTS = new Set([301, 302, 303, 307, 308])

const leave = async (response: Response): Promise<void> => {
  // What is left unread would hold the connection.
  if (response.body?.locked === false) await response.body.cancel()
}

/** Where a redirect leads: to the very same place, for elsewhere nobody chose to send a key or to believe a list. */
const nextAddress = (response: Response, from: string): string => {
  const location = response.headers.get('location')
  if (location === null || !URL.canParse(location, from)) throw new FeedError('leads nowhere')
  const next = new URL(location, from)
  if (next.origin !== new URL(from).origin) throw new FeedError('leads to another place; set that one instead')
  return next.href
}

const ask = async (address: string, { fetcher, etag }: Asked, signal: AbortSignal): Promise<Response> => {
  const headers = { accept: 'text/plain, text/csv, */*;q=.1', 'user-agent': 'atlas-scam-checker' }
  let place = address
  for (let turn = 0; turn <= MOST_REDIRECTS; turn += 1) {
    const response = await fetcher(place, {
      headers: etag === undefined ? headers : { ...headers, 'if-none-match': etag },
      redirect: 'manual',
      signal,
    })
    if (!REDIRECTS.has(response.status)) return response
    await leave(response)
    place = nextAddress(response, place)
  }
  throw new FeedError('leads in a circle')
}

/** A page of words about a failure may name addresses too; they must not become a list. */
const refusePages = (response: Response): void => {
  if (/\b(?:html|json|xml)\b/i.test(response.headers.get('content-type') ?? ''))
    throw new FeedError('answered a page, not a list')
}

const BEGINS_LIKE_PAGE = /^[\s\uFEFF]*[<{[]/

/** Room for so many hashes, doubled when it is used up. */
const collector = () => {
  let hashes = new BigUint64Array(1024)
  let size = 0
  const add = (one: bigint): void => {
    if (size === MOST_ADDRESSES) throw new FeedError('holds too many addresses')
    if (size === hashes.length) {
      const larger = new BigUint64Array(size * 2)
      larger.set(hashes)
      hashes = larger
    }
    hashes[size] = one
    size += 1
  }
  return {
    take: ({ hosts, pages }: ListEntries): void => {
      for (const host of hosts) add(hostHash(host))
      for (const page of pages) add(pageHash(page))
    },
    sorted: () => sortHashes(hashes.subarray(0, size)),
  }
}

const readBody = async (response: Response, mostBytes: number): Promise<BigUint64Array> => {
  if (response.body === null) throw new FeedError('is empty')
  const body: AsyncIterable<Uint8Array> = response.body
  const found = collector()
  await readPieces(body, mostBytes, found.take, (opening) => {
    if (BEGINS_LIKE_PAGE.test(opening)) throw new FeedError('answered a page, not a list')
  })
  const hashes = found.sorted()
  // A list that has become empty is more likely a mistake than good news.
  if (hashes.length === 0) throw new FeedError('is empty')
  return hashes
}

const readAnswer = async (response: Response, { etag, limits }: Asked): Promise<Fetched> => {
  if (response.status === 304 && etag !== undefined) return { status: 'same' }
  if (response.status !== 200) throw new FeedError(`answered ${response.status}`)
  refusePages(response)
  const mark = response.headers.get('etag')
  const hashes = await readBody(response, limits.bytes)
  return { status: 'new', etag: mark !== null && mark.length <= LONGEST_ETAG ? mark : null, hashes }
}

/** Fetches a list: bounded in time and size, unpacked pieces counted as they come; every failure is a FeedError. */
export const fetchFeed = async ({ address }: Feed, asked: Asked): Promise<Fetched> => {
  const slow = AbortSignal.timeout(asked.limits.milliseconds)
  const signal = AbortSignal.any([slow, asked.ending])
  try {
    const response = await ask(address, asked, signal)
    try {
      return await readAnswer(response, asked)
    } finally {
      await leave(response)
    }
  } catch (error) {
    if (error instanceof FeedError) throw error
    if (error instanceof BrokenListError) throw new FeedError(error.message)
    if (asked.ending.aborted) throw new FeedError('was not fetched: the server stops')
    throw new FeedError(slow.aborted ? 'did not arrive in time' : 'could not be fetched')
  }
}
