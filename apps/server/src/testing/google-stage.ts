import { randomBytes } from 'node:crypto'
import pino from 'pino'
import { inject } from 'vitest'
import { readConfig } from '../config.ts'
import { startServer } from '../server.ts'
import { newBrowser, type TestBrowser } from './browser.ts'
import { visit } from './client.ts'
import { openFront } from './front.ts'

export const CLIENT = { clientId: 'atlas-test', clientSecret: 'only-for-tests-0123' } as const

/** What a browser says when a page of ours sends it somewhere. */
export const fromOwnPage = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' } as const

type Closing = (() => Promise<void> | void)[]

/** Two servers with Google set up behind one proxy. The provider is started in between: it needs their address. */
export const openGoogleStage = async (
  startProvider: (redirectUri: string) => Promise<{ readonly issuer: string; readonly stop: () => Promise<void> }>,
) => {
  const closing: Closing = []
  const lines: string[] = []
  const front = await openFront()
  closing.push(front.stop)
  const provider = await startProvider(`${front.url}/api/auth/google/callback`)
  closing.push(provider.stop)
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    ATLAS_ROLE: 'web',
    TRUSTED_PROXIES: 'loopback',
    DATABASE_URL: inject('databaseUrl'),
    PUBLIC_URL: front.url,
    GOOGLE_CLIENT_ID: CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
    GOOGLE_ISSUER: provider.issuer,
  }
  const logger = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  const servers = [await startServer(readConfig(settings), logger), await startServer(readConfig(settings), logger)]
  closing.push(...servers.map(({ stop }) => stop))
  front.leadTo(servers.map(({ url }) => url))
  return {
    url: front.url,
    counts: front.counts,
    issuer: provider.issuer,
    lines,
    stop: async (): Promise<void> => {
      for (const close of closing.toReversed()) await close()
    },
  }
}

export const newSubject = (): string => `new-${randomBytes(8).toString('hex')}`

/** Chooses this account where the local provider asks for one. */
const choosing =
  (account: string) =>
  (url: URL): URL => {
    if (url.pathname.startsWith('/choose/')) url.searchParams.set('account', account)
    return url
  }

const isOurPage = (site: string) => (url: URL) => url.origin === site && !url.pathname.startsWith('/api/')

/** The whole way to the provider and back, up to the page of ours that it ends at. */
export const throughGoogle = async (
  site: string,
  account: string,
  {
    browser = newBrowser(),
    query = '',
    headers = {},
  }: { browser?: TestBrowser; query?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<URL> => {
  const { url } = await browser.go(`${site}/api/auth/google${query}`, {
    headers,
    astray: choosing(account),
    until: isOurPage(site),
  })
  return url
}

export const tokenIn = (url: URL): string => url.searchParams.get('token') ?? ''

/** Asks for a link code as the account page does, and goes on with it. */
export const linkThrough = async (
  site: string,
  account: string,
  token: string,
  browser: TestBrowser = newBrowser(),
): Promise<URL> => {
  const code = await askLinkCode(site, token, browser)
  return throughGoogle(site, account, { browser, headers: fromOwnPage, query: `?login_token=${code}` })
}

export const askLinkCode = async (site: string, token: string, browser: TestBrowser): Promise<string> => {
  const answer = await browser.send(new URL('/api/me/google-link', site), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  const body: unknown = await answer.json()
  return typeof body === 'object' && body !== null && 'login_token' in body ? String(body.login_token) : ''
}

export const me = (site: string, token: string) => visit(site).get('/api/me', { token })
