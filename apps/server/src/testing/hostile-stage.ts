import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { TestBrowser } from './browser.ts'
import { CLIENT, openGoogleStage, throughGoogle } from './google-stage.ts'
import { startHostileProvider } from './hostile-provider.ts'

export const newPerson = () => ({ sub: `h-${randomBytes(8).toString('hex')}`, given_name: 'Noor' })

/** The stage with a hostile provider, for one test file. */
export const useHostileStage = () => {
  let hostile: Awaited<ReturnType<typeof startHostileProvider>> | undefined
  let opened: Awaited<ReturnType<typeof openGoogleStage>> | undefined
  beforeAll(async () => {
    opened = await openGoogleStage(async () => {
      hostile = await startHostileProvider(CLIENT)
      return hostile
    })
  })
  afterAll(() => opened?.stop())
  afterEach(() => hostile?.behave({}))

  const stage = {
    get url(): string {
      return opened?.url ?? ''
    },
    get lines(): string[] {
      return opened?.lines ?? []
    },
  }
  const provider = {
    get issuer(): string {
      return hostile?.issuer ?? ''
    },
    get askedElsewhere(): readonly string[] {
      return hostile?.askedElsewhere ?? []
    },
    behave: (...how: Parameters<NonNullable<typeof hostile>['behave']>) => hostile?.behave(...how),
  }

  /** Goes to the provider and stops with the address that leads back, unopened. */
  const toTheDoor = async (browser: TestBrowser, query = '', headers: Readonly<Record<string, string>> = {}) => {
    const until = (url: URL) => url.pathname === '/api/auth/google/callback'
    return (await browser.go(`${stage.url}/api/auth/google${query}`, { headers, until })).url
  }
  const openDoor = async (browser: TestBrowser, door: URL): Promise<string> =>
    (await browser.send(door)).headers.get('location') ?? ''
  /** Where a sign-in ends. */
  const outcome = async (): Promise<string> => {
    const url = await throughGoogle(stage.url, '')
    return url.pathname + (url.searchParams.has('token') ? '?token' : url.search)
  }
  return { stage, provider, toTheDoor, openDoor, outcome }
}
