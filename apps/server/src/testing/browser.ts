import { visit } from './client.ts'

/** What a browser does with redirects and cookies, without one: follows, keeps, and says where it is. */

type Stop = { readonly url: URL; readonly status: number; readonly body: string; readonly headers: Headers }

type Going = {
  readonly headers?: Readonly<Record<string, string>>
  /** Stops in front of the first address for which this holds, without opening it. */
  readonly until?: (url: URL) => boolean
  /** Another address in the place of the one it was sent to. */
  readonly astray?: (url: URL) => URL
}

const MOST_STEPS = 15

export const newBrowser = (address: string = visit('').address) => {
  const jar = new Map<string, Map<string, string>>()
  const cookiesOf = (url: URL): Map<string, string> => {
    const cookies = jar.get(url.host) ?? new Map<string, string>()
    jar.set(url.host, cookies)
    return cookies
  }
  const keep = (url: URL, headers: Headers): void => {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = ''] = pair.split('=')
      if (/max-age=0(?:;|$)/i.test(line)) cookiesOf(url).delete(name)
      else cookiesOf(url).set(name, pair.slice(name.length + 1))
    }
  }
  const send = async (url: URL, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    const cookies = [...cookiesOf(url)].map(([name, value]) => `${name}=${value}`)
    if (cookies.length > 0) headers.set('cookie', cookies.join('; '))
    headers.set('x-forwarded-for', address)
    headers.set('connection', 'close')
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    keep(url, response.headers)
    return response
  }
  const go = async (start: string, { headers = {}, until, astray }: Going = {}): Promise<Stop> => {
    let url = new URL(start)
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const response = await send(url, { headers })
      const next = response.headers.get('location')
      const body = await response.text()
      if (next === null) return { url, status: response.status, body, headers: response.headers }
      url = new URL(next, url)
      if (astray !== undefined) url = astray(url)
      if (until?.(url) === true) return { url, status: response.status, body, headers: response.headers }
    }
    throw new Error('Too many redirects')
  }
  return { address, jar, send, go, cookiesOf }
}

export type TestBrowser = ReturnType<typeof newBrowser>
