import { accountWords, googleNotices, specSentences as spec, shellWords } from '@atlas/contract'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startServerProcess } from '../../../tools/drills/server-process.ts'
import { newName, PASSWORD, visit } from '../../server/src/testing/client.ts'
import { openFront } from '../../server/src/testing/front.ts'
import { CLIENT } from '../../server/src/testing/google-stage.ts'
import { startIdentityProvider } from '../../server/src/testing/identity-provider.ts'
import { expectNotice, hasBrowser, type Person, useStage } from './stage.ts'
import { photograph, violationsOf } from './walk.ts'

/** Two servers, each a process of its own, behind one proxy, and a provider that plays Google. */
const openSite = async () => {
  const front = await openFront()
  const provider = await startIdentityProvider({
    ...CLIENT,
    redirectUris: [`${front.url}/api/auth/google/callback`],
  })
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    ATLAS_ROLE: 'web',
    DATABASE_URL: inject('databaseUrl'),
    PUBLIC_URL: front.url,
    GOOGLE_CLIENT_ID: CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
    GOOGLE_ISSUER: provider.issuer,
  }
  const servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)])
  front.leadTo(servers.map(({ url }) => url))
  const stop = async () => {
    for (const { child, ended } of servers) {
      child.kill('SIGTERM')
      await ended
    }
    front.stop()
    await provider.stop()
  }
  return { url: front.url, counts: front.counts, stop }
}

/** What reaches past the right edge of a small phone. */
const cutOff = (person: Person): Promise<string[]> =>
  person.page.evaluate(() =>
    [...document.querySelectorAll('main .btn, dialog .btn')]
      .filter((button) => button.getBoundingClientRect().right > document.documentElement.clientWidth)
      .map((button) => button.textContent ?? ''),
  )

const look = async (person: Person, name: string, reach?: () => Promise<unknown>): Promise<void> => {
  // A notice on its way out is half transparent.
  if (reach === undefined) await person.page.locator('.toast').waitFor({ state: 'detached' })
  for (const theme of ['light', 'dark'] as const) {
    await person.page.emulateMedia({ colorScheme: theme })
    await reach?.()
    expect(await violationsOf(person), `${name}, ${theme}`).toEqual([])
    await photograph(person, { name: `google-${name}` }, theme, reach)
  }
  await person.page.emulateMedia({ colorScheme: 'light' })
  await person.page.setViewportSize({ width: 320, height: 800 })
  expect(await cutOff(person)).toEqual([])
  await person.page.setViewportSize({ width: 1280, height: 900 })
}

const continueWithGoogle = async (page: Page, dialog: 'Log In' | 'Sign Up', name: string): Promise<void> => {
  await page.getByRole('button', { name: dialog, exact: true }).click()
  await page.getByRole('button', { name: accountWords.google }).click()
  await page.getByRole('link', { name }).click()
}

const signOut = async (page: Page): Promise<void> => {
  await page.locator('.avatar').click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expectNotice(page, spec.signedOut)
}

const keptToken = (page: Page) => page.evaluate(() => localStorage.getItem('atlas_token') ?? '')

/** Every address and every Referer that the browser sent, but for the page that was opened itself. */
const watchLeaks = (page: Page): string[] => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) sent.push(request.url())
    sent.push(request.headers()['referer'] ?? '')
  })
  return sent
}

describe.skipIf(!hasBrowser)('with Google', () => {
  const newPerson = useStage()
  let site: Awaited<ReturnType<typeof openSite>>
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(async () => {
    await site.stop()
  })

  test('somebody signs up, signs in, disconnects and connects again', async () => {
    const person = await newPerson({ site: site.url })
    const { page } = person
    const sent = watchLeaks(page)
    await person.open('/')
    await continueWithGoogle(page, 'Sign Up', 'Margaret Okafor')
    await page.getByRole('heading', { name: 'Almost done, Margaret' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
    await look(person, 'complete-signup')
    const username = newName()
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Password again').fill(PASSWORD)
    await page.getByRole('button', { name: accountWords.finish }).click()
    await expectNotice(page, spec.accountDone)
    await page.waitForURL('**/dashboard')
    expect(await page.locator('.avatar').textContent()).toContain('MO')

    await signOut(page)
    await person.open('/vision')
    await continueWithGoogle(page, 'Log In', 'Margaret Okafor')
    await expectNotice(page, spec.loginDone)
    await page.waitForURL((url) => url.pathname + url.search === '/vision')
    const token = await keptToken(page)
    expect(token.length).toBeGreaterThan(100)

    await person.open('/account')
    await page.getByText(accountWords.disconnectSay).waitFor()
    await look(person, 'account-connected')
    await page.getByRole('button', { name: accountWords.disconnect }).click()
    await page.getByRole('dialog').getByText(spec.confirmUnlink).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: accountWords.disconnect }).click()
    await expectNotice(page, accountWords.disconnected)
    await page.getByRole('button', { name: accountWords.connect }).waitFor()
    await look(person, 'account-not-connected')

    await page.getByRole('button', { name: accountWords.connect }).click()
    await page.getByRole('link', { name: 'Arthur Lindqvist' }).click()
    await expectNotice(page, spec.accountsLinked)
    await page.waitForURL((url) => url.pathname === '/account' && url.search === '')
    await page.getByText(accountWords.disconnectSay).waitFor()
    const me = await visit(site.url).get('/api/me', { token })
    expect(me.body).toMatchObject({ username, google_id: 'g-arthur' })

    for (const one of sent) expect(one).not.toMatch(/token=|eyJ/)
    expect(person.complaints).toEqual([])
    expect(Math.min(...site.counts)).toBeGreaterThan(0)
  })

  test('who says no comes back where they were, with a notice', async () => {
    const person = await newPerson({ site: site.url })
    await person.open('/text')
    await continueWithGoogle(person.page, 'Log In', 'Cancel')
    await expectNotice(person.page, googleNotices.denied)
    expect(new URL(person.page.url()).pathname + new URL(person.page.url()).search).toBe('/text')
    await look(person, 'denied', async () => {
      await person.open('/text?google=denied')
      await expectNotice(person.page, googleNotices.denied)
    })
    await person.open('/?google=<b>nonsense</b>')
    expect(await person.page.locator('.toast').count()).toBe(0)
    expect(person.complaints).toEqual([])
  })

  test('a login in the address never takes the place of somebody who is logged in: it asks', async () => {
    // As long as a username can be, and without a place to break it.
    const other = await visit(site.url).signUp(`${newName()}${newName()}xx`)
    const person = await newPerson({ site: site.url, who: 'user' })
    const { page, username } = person
    const arrive = async (token: string) => {
      await person.open(`/?token=${token}`)
      await page.getByRole('dialog').getByText(shellWords.otherAccountAdvice).waitFor()
    }
    await arrive(other.token)
    expect(new URL(page.url()).search).toBe('')
    const mine = await keptToken(page)
    expect(mine).not.toBe(other.token)
    await look(person, 'other-account', () => arrive(other.token))
    await page.getByRole('button', { name: `Stay as ${username}` }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await keptToken(page)).toBe(mine)
    await expect.poll(async () => (await visit(site.url).get('/api/me', { token: other.token })).status).toBe(401)

    const again = await visit(site.url).signUp()
    await arrive(again.token)
    await page.getByRole('button', { name: `Switch to ${again.username}` }).click()
    await expect.poll(() => keptToken(page)).toBe(again.token)
    await expect.poll(async () => (await visit(site.url).get('/api/me', { token: mine })).status).toBe(401)
    await page.locator('.avatar').waitFor()
    expect(person.complaints).toEqual([])
  })

  test('the privacy page names Google here, and not where it is not set up', async () => {
    const person = await newPerson({ site: site.url })
    await person.open('/privacy-policy')
    await person.page.getByRole('heading', { name: 'When you use Google to log in' }).waitFor()
    const elsewhere = await newPerson()
    await elsewhere.open('/privacy-policy')
    expect(await elsewhere.page.locator('main').textContent()).not.toContain('Google')
    expect([...person.complaints, ...elsewhere.complaints]).toEqual([])
  })
})
