import type { CustomFetch } from 'openid-client'

export type Fetch = typeof fetch

const MOST_BYTES = 262_144

/** The provider did not answer, not in time, or not like one. */
export class AwayError extends Error {}

const readBounded = async (response: Response): Promise<Buffer> => {
  if (response.body === null) return Buffer.alloc(0)
  const pieces: Uint8Array[] = []
  let size = 0
  const body: AsyncIterable<Uint8Array> = response.body
  for await (const piece of body) {
    size += piece.length
    if (size > MOST_BYTES) throw new AwayError('the provider answered too much')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

const hostIsHere = ({ hostname }: URL): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)

/** TLS everywhere, or for a provider on this machine no further than this machine. */
const isGuarded = (address: URL, isLocal: boolean): boolean =>
  address.protocol === 'https:' || (isLocal && address.protocol === 'http:' && hostIsHere(address))

/**
 * The one way out: to addresses that the provider itself named, in bounded time and size. A redirect would carry our
 * secret to a place nobody chose.
 */
export const guardedFetch = (issuer: string, fetcher: Fetch) => {
  const isLocal = issuer.startsWith('http:')
  const allowed = new Set<string>()
  const call: CustomFetch = async (url, { method, headers, body, signal }) => {
    const address = new URL(url)
    if (!allowed.has(address.href) || !isGuarded(address, isLocal)) throw new AwayError('no address of the provider')
    try {
      const response = await fetcher(address, {
        method,
        headers,
        redirect: 'error',
        body: body instanceof URLSearchParams ? body : null,
        ...(signal === undefined ? {} : { signal }),
      })
      const bytes = await readBounded(response)
      if (response.status >= 500) throw new AwayError('the provider has trouble of its own')
      return new Response(new Uint8Array(bytes), { status: response.status, headers: response.headers })
    } catch (error) {
      throw error instanceof AwayError ? error : new AwayError('the provider could not be reached', { cause: error })
    }
  }
  const allow = (...addresses: readonly (string | undefined)[]): void => {
    for (const address of addresses) if (address !== undefined) allowed.add(new URL(address).href)
  }
  return { call, allow }
}
