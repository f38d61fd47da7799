import { type Call, type Reply, TroubleError } from './service.ts'

export type Fetch = typeof fetch

type Limits = {
  readonly home: string
  readonly mostBytes: number
  readonly signal: AbortSignal
  readonly now: () => number
}

/** Seconds or a date, as HTTP allows. */
const readRetryAfter = (header: string | null, now: number): number | undefined => {
  if (header === null) return undefined
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000
  const moment = Date.parse(header)
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now)
}

const refuseFailures = (response: Response, now: number): void => {
  const { status } = response
  if (status === 200 || status === 404) return
  const said = `answered ${status}`
  if (status === 429) throw new TroubleError('too-many', said, readRetryAfter(response.headers.get('retry-after'), now))
  if (status === 401 || status === 403) throw new TroubleError('key-refused', said)
  throw new TroubleError(status >= 400 && status < 500 ? 'refused' : 'away', said)
}

const readBounded = async (response: Response, mostBytes: number): Promise<string> => {
  if (response.body === null) return ''
  const pieces: Uint8Array[] = []
  let size = 0
  const body: AsyncIterable<Uint8Array> = response.body
  for await (const piece of body) {
    size += piece.length
    if (size > mostBytes) throw new TroubleError('unreadable', 'answered too much')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new TroubleError('unreadable', 'answered what is no JSON')
  }
}

const send = (fetcher: Fetch, { path, method = 'GET', headers, form }: Call, { home, signal }: Limits) =>
  fetcher(home + path, {
    method,
    headers: { accept: 'application/json', 'user-agent': 'atlas-scam-checker', ...headers },
    ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
    // A redirect would carry the question, and perhaps the key, to a place nobody chose.
    redirect: 'error',
    signal,
  })

/** One question to one fixed place: bounded in time and size, no redirects. */
export const callOutside = async (fetcher: Fetch, call: Call, limits: Limits): Promise<Reply> => {
  try {
    const response = await send(fetcher, call, limits)
    try {
      refuseFailures(response, limits.now())
      if (response.status === 404) return { status: 'not-found' }
      return { status: 'ok', json: parse(await readBounded(response, limits.mostBytes)) }
    } finally {
      // What is left unread would hold the connection.
      if (response.body?.locked === false) await response.body.cancel()
    }
  } catch (error) {
    if (error instanceof TroubleError) throw error
    if (limits.signal.aborted) throw new TroubleError('slow', 'did not answer in time')
    throw new TroubleError('away', 'could not be reached')
  }
}
