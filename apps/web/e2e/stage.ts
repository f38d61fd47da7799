import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, inject, vi } from 'vitest'
import { visit } from '../../server/src/testing/client.ts'
import { visitAsAdmin } from '../../server/src/testing/server-under-test.ts'
import { tokenOf } from '../../server/src/testing/client.ts'
import { found, launch } from './chromium.ts'

/** Real people in a real browser on the real server. */

// A busy machine draws slowly; that is no failure.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

export const hasBrowser = found !== undefined

export type Who = 'anyone' | 'user' | 'admin'

type Options = {
  readonly who?: Who
  readonly theme?: 'light' | 'dark'
  readonly width?: number
  readonly height?: number
  readonly isPhone?: boolean
  readonly reducedMotion?: 'reduce' | 'no-preference'
  /** Without one nothing is kept for offline use. */
  readonly serviceWorkers?: 'allow' | 'block'
  /** Another server than the one all tests share. */
  readonly site?: string
}

export type Person = {
  readonly page: Page
  readonly context: BrowserContext
  readonly username: string
  /** What the page's policy refused and what the console called an error. */
  readonly complaints: string[]
  readonly open: (path: string) => Promise<void>
}

const newAccount = async (who: Who): Promise<{ username: string; token: string } | undefined> => {
  if (who === 'anyone') return undefined
  if (who === 'user') return visit(inject('serverUrl')).signUp()
  const admin = await visitAsAdmin()
  return { username: admin.username, token: tokenOf(admin.answer) }
}

/** A refusal the test asks for shows in the console too; only what points at a mistake of the page is a complaint. */
const isComplaint = (text: string): boolean => !/Failed to load resource/.test(text)

const listen = (page: Page, complaints: string[]): void => {
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && isComplaint(message.text())) complaints.push(`console: ${message.text()}`)
  })
}

const contextOptions = (options: Options) => ({
  baseURL: options.site ?? inject('serverUrl'),
  viewport: { width: options.width ?? 1280, height: options.height ?? 900 },
  colorScheme: options.theme ?? 'light',
  reducedMotion: options.reducedMotion ?? 'reduce',
  locale: 'en-US',
  serviceWorkers: options.serviceWorkers ?? 'allow',
  hasTouch: options.isPhone ?? false,
  isMobile: options.isPhone ?? false,
  // Limits count by address: each person comes from one of their own.
  extraHTTPHeaders: { 'x-forwarded-for': visit('').address },
})

/** Opens the stage for one test file; every person gets a context of their own. */
export const useStage = () => {
  let browser: Browser | undefined
  beforeAll(async () => {
    if (hasBrowser) browser = await launch()
  })
  afterAll(async () => {
    await browser?.close()
  })
  return async (options: Options = {}): Promise<Person> => {
    if (browser === undefined) throw new Error('The browser is not open')
    const account = await newAccount(options.who ?? 'anyone')
    const context = await browser.newContext(contextOptions(options))
    context.setDefaultTimeout(20_000)
    if (account !== undefined) await keepToken(context, account.token)
    const page = await context.newPage()
    const complaints: string[] = []
    listen(page, complaints)
    const open = async (path: string) => {
      await page.goto(path)
      await page.locator('h1').first().waitFor()
      // The landing page is seen before it is alive; the address of the source is filled in by the living page.
      await page.locator('.foot a[href^="http"]').waitFor({ state: 'attached' })
    }
    return { page, context, username: account?.username ?? '', complaints, open }
  }
}

const keepToken = (context: BrowserContext, token: string): Promise<unknown> =>
  context.addInitScript((kept) => {
    if (sessionStorage.getItem('seeded') === 'yes') return
    sessionStorage.setItem('seeded', 'yes')
    localStorage.setItem('atlas_token', kept)
    localStorage.setItem('atlas_auth_token', kept)
  }, token)

export const expectNotice = async (page: Page, sentence: string): Promise<void> => {
  await page.locator('.toast', { hasText: sentence }).waitFor()
}

/** As in a new tab: nothing typed, no last report. */
export const forgetTab = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith('atlas_tab_')) sessionStorage.removeItem(name)
  })
