import {
  checkWords,
  communityWords,
  ownSentences,
  reportWords,
  shellWords,
  specSentences as spec,
} from '@atlas/contract'
import { describe, expect, inject, test } from 'vitest'
import { visit } from '../../server/src/testing/client.ts'
import { startOwnServer } from '../../server/src/testing/server-under-test.ts'
import { analyze, checkText, choose, PICTURE, SCAM_TEXT } from './places.ts'
import { expectNotice, forgetTab, hasBrowser, type Person, useStage } from './stage.ts'

const typed = (person: Person) => person.page.getByLabel('Message to check').inputValue()

describe.skipIf(!hasBrowser)('when something goes wrong', () => {
  const newPerson = useStage()

  test('server unreachable: the sentence, what to do meanwhile, nothing lost, and a way to try again', async () => {
    const person = await newPerson()
    await person.open('/text')
    await person.page.route('**/api/analyze', (route) => route.abort('connectionrefused'))
    await checkText(person.page, SCAM_TEXT)
    await person.page.getByRole('alert').getByText(spec.textFailed).waitFor()
    expect(await typed(person)).toBe(SCAM_TEXT)
    await person.page.unroute('**/api/analyze')
    await person.page.getByRole('button', { name: 'Try again' }).click()
    await person.page.getByRole('heading', { name: spec.scam }).waitFor()
  })

  test('a busy server is asked again when it says so, and nobody has to press anything', async () => {
    const person = await newPerson()
    await person.open('/text')
    let refusals = 0
    await person.page.route('**/api/analyze', (route) => {
      refusals += 1
      if (refusals > 2) return route.continue()
      const body = JSON.stringify({ error: ownSentences.busy, code: 'busy' })
      return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, contentType: 'application/json', body })
    })
    await checkText(person.page, SCAM_TEXT)
    await person.page.getByRole('heading', { name: spec.scam }).waitFor()
    expect(refusals).toBe(3)
  })

  test('a slow line: the page is seen before it is alive, and what was typed or chosen till then counts', async () => {
    const person = await newPerson()
    const { page } = person
    const held: (() => void)[] = []
    let isOpen = false
    await page.route('**/assets/*.js', async (route) => {
      if (!isOpen) await new Promise<void>((go) => held.push(go))
      await route.continue()
    })
    const letGo = () => {
      isOpen = true
      for (const go of held.splice(0)) go()
    }
    await page.goto('/text', { waitUntil: 'commit' })
    await page.getByLabel('Message to check').fill(SCAM_TEXT)
    letGo()
    await page.getByRole('button', { name: 'Analyze', exact: true }).click()
    await page.getByRole('heading', { name: spec.scam }).waitFor()
    isOpen = false
    await page.goto('/image', { waitUntil: 'commit' })
    await page.locator('input[type=file]').first().setInputFiles(PICTURE)
    letGo()
    await page.getByText(PICTURE.name).waitFor()
    expect(person.complaints).toEqual([])
  })

  test('what is new cannot be fetched: logged in the words of the specification, said in others', async () => {
    const person = await newPerson()
    await person.page.route('**/api/changelog', (route) => route.abort('connectionrefused'))
    await person.open('/whats-new')
    await person.page.getByRole('alert').getByText(communityWords.newsFailed).waitFor()
    expect(person.complaints).toEqual([`error: ${spec.changelogUnread}`])
  })

  test('too many checks: the server says so and the page says when to try again', async () => {
    const url = await startOwnServer({ DATABASE_URL: inject('databaseUrl'), ATLAS_LIMIT_SCALE: '0.01' })
    const person = await newPerson()
    await person.page.goto(`${url}/text`)
    await checkText(person.page, SCAM_TEXT)
    await person.page.locator('#verdict').waitFor()
    for (let tries = 0; tries < 4; tries += 1) {
      await forgetTab(person.page)
      await person.page.goto(`${url}/text`)
      await checkText(person.page, SCAM_TEXT)
      await person.page.locator('#verdict, .alert').first().waitFor()
    }
    await person.page.getByText(/Try again in \d+ (?:second|minute)s?\./).waitFor()
    expect(await typed(person)).toBe(SCAM_TEXT)
  })

  test('too long: said at the field before sending, and by the server with 413', async () => {
    const person = await newPerson()
    await person.open('/text')
    await person.page.getByLabel('Message to check').fill('a'.repeat(50_001))
    await person.page.getByText('1 character too many').waitFor()
    expect(await person.page.getByRole('button', { name: 'Analyze', exact: true }).isDisabled()).toBe(true)
    const { status } = await visit(inject('serverUrl')).post('/api/analyze', { text: 'a'.repeat(50_001) })
    expect(status).toBe(413)
    expect(person.complaints).toEqual([])
  })

  test('logged out in the middle: the token goes, the notice says why', async () => {
    const person = await newPerson({ who: 'user' })
    const { page } = person
    await person.open('/dashboard')
    await page.locator('.stats').waitFor()
    await page.locator('.empty').waitFor()
    const token = await page.evaluate(() => localStorage.getItem('atlas_token') ?? '')
    const body = { first_name: 'Anna', last_name: 'Lee' }
    await visit(inject('serverUrl')).put('/api/me/name', body, { token })
    await page.getByRole('button', { name: 'Submit New Scam' }).click()
    await page.getByLabel('The message').fill('Your parcel is held at the depot. Pay 1.99 today to release it.')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expectNotice(page, spec.signedOutForSecurity)
    await page.waitForURL((address) => address.pathname === '/')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('the private check sends nothing, and works offline', async () => {
    const person = await newPerson()
    const { page, context } = person
    await person.open('/text')
    await page.getByRole('switch', { name: checkWords.privateCheck }).click()
    await page.waitForLoadState('networkidle')
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await context.setOffline(true)
    await page.getByText('You are offline.').waitFor()
    await checkText(page, SCAM_TEXT)
    await page.getByRole('heading', { name: spec.scam }).waitFor()
    await page.getByText(checkWords.privateDone).waitFor()
    expect(sent).toEqual([])
    await page.getByText(reportWords.now).waitFor()
  })

  test('offline, where the device has no engine yet: the sentence and the reason', async () => {
    const person = await newPerson({ serviceWorkers: 'block' })
    await person.open('/text')
    await person.page.getByLabel('Message to check').focus()
    await person.page.waitForLoadState('networkidle')
    await person.context.setOffline(true)
    await checkText(person.page, SCAM_TEXT)
    await person.page.getByRole('alert').getByText(spec.textFailed).waitFor()
    await person.page.getByRole('alert').getByText('You are offline.').waitFor()
    expect(await typed(person)).toBe(SCAM_TEXT)
  })

  test('offline, a picture waits and is checked by itself when the line is back', async () => {
    const person = await newPerson()
    const { page, context } = person
    await person.open('/image')
    await choose(page, PICTURE)
    await context.setOffline(true)
    await analyze(page)
    await page.getByRole('alert').getByText(checkWords.offlineImage).waitFor()
    await context.setOffline(false)
    await page.getByRole('heading', { name: spec.scam }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  test('the server cannot be asked who is logged in: said on the account pages, nobody is logged out', async () => {
    const person = await newPerson({ who: 'user' })
    const { page } = person
    await page.route('**/api/me', (route) => route.abort('connectionrefused'))
    for (const path of ['/account', '/dashboard']) {
      await person.open(path)
      await page.getByRole('alert').getByText(shellWords.whoFailed).waitFor()
    }
    expect(await page.getByRole('button', { name: 'Log In', exact: true }).isVisible()).toBe(false)
    await page.unroute('**/api/me')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Recent Submission History').waitFor()
  })

  test('no flash of Log In while the server is asked who it is', async () => {
    const person = await newPerson({ who: 'user' })
    const { page } = person
    let answer = () => undefined
    const held = new Promise<void>((resolve) => {
      answer = () => {
        resolve()
        return undefined
      }
    })
    await page.route('**/api/me', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/vision')
    const logIn = page.getByRole('button', { name: 'Log In', exact: true })
    expect(await logIn.isVisible()).toBe(false)
    await page.locator('.foot a[href^="http"]').waitFor({ state: 'attached' })
    expect(await logIn.isVisible()).toBe(false)
    answer()
    await page.locator('.avatar').waitFor()
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await logIn.waitFor()
  })

  test('a page that was opened once opens without a connection, and nothing of /api was kept', async () => {
    const person = await newPerson()
    const { page, context } = person
    await person.open('/')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.reload()
    await context.setOffline(true)
    await page.goto('/vision')
    await page.getByRole('heading', { name: 'Our Vision' }).waitFor()
    const keptAddresses = await page.evaluate(async () => {
      const names = await caches.keys()
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return lists.flat().map((request) => new URL(request.url).pathname)
    })
    expect(keptAddresses.length).toBeGreaterThan(10)
    expect(keptAddresses.filter((path) => path.startsWith('/api'))).toEqual([])
  })
})
