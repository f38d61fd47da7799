import {
  checkWords,
  helplineWords,
  keptWords,
  specSentences as spec,
  tellingWords,
  textExamples,
} from '@atlas/contract'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { checkText, SCAM_TEXT } from './places.ts'
import { hasBrowser, useStage } from './stage.ts'

/** Whole ways through ATLAS, as people go them. */

const PARCEL =
  'Royal Mail: Dear Margaret, your parcel is held. Pay the fee of 1.99 at https://royalmail-fee.top/pay?id=margaret8841 within 24 hours. Call +44 7700 900123 or write to margaret@mail.example.'

const stepsOf = (page: Page) => page.locator('.aid-steps .stop').allTextContents()

describe.skipIf(!hasBrowser)('somebody', () => {
  const newPerson = useStage()

  test('gets a parcel text on a phone: the verdict on the first screen, what to do, first aid open', async () => {
    const person = await newPerson({ isPhone: true, width: 390, height: 800 })
    const { page } = person
    await person.open('/')
    await page.getByLabel('Paste a message').fill(PARCEL)
    await page.getByRole('button', { name: 'Check it', exact: true }).click()
    const verdict = page.getByRole('heading', { name: spec.scam })
    await verdict.waitFor()
    const box = await verdict.boundingBox()
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(800)
    expect(await page.locator('.now .stop').count()).toBeGreaterThan(0)
    expect(await page.locator('.aid.folded, .where.folded').count()).toBe(0)
    expect(page.url()).not.toContain('parcel')
    await page.goBack()
    await page.getByLabel('Paste a message').waitFor()
    expect(await page.getByLabel('Paste a message').inputValue()).toBe(PARCEL)
    await page.goForward()
    await verdict.waitFor()
    expect(person.complaints).toEqual([])
  })

  test('gets a genuine code: legitimate, without first aid and without alarm', async () => {
    const person = await newPerson()
    const { page } = person
    await person.open('/text')
    await checkText(page, textExamples[3].text)
    await page.locator('.report.v-legit').waitFor()
    expect(await page.locator('.aid, .where, .jump').count()).toBe(0)
    expect(person.complaints).toEqual([])
  })

  test('has already paid: the door, several things at once, minutes first, numbers to tap, on paper', async () => {
    const person = await newPerson({ isPhone: true, width: 390, height: 800 })
    const { page } = person
    await person.open('/')
    await page.getByRole('link', { name: /^It already happened\?/ }).click()
    await page.waitForURL('**/help')
    await page.getByRole('checkbox', { name: 'I sent money' }).check()
    await page.getByRole('checkbox', { name: 'Bank transfer' }).check()
    await page.getByRole('checkbox', { name: 'Gift cards' }).check()
    await page.getByRole('checkbox', { name: 'I let them into my device' }).check()
    expect((await stepsOf(page)).slice(0, 4)).toEqual([
      'Stop talking to them',
      'Switch the internet off',
      'Call your bank, on the number on your card',
      'Call the gift card’s company',
    ])
    await page.getByLabel('Country').selectOption('GB')
    const line = page.locator('.aid-steps').getByRole('link', { name: /^Call 159/ })
    expect(await line.getAttribute('href')).toBe('tel:159')
    await page.getByText(helplineWords.never).first().waitFor()
    await page.getByText('Numbers checked against sources up to March 2026.').waitFor()
    // The numbers of another country, and none where none has a source.
    await page.getByLabel('Country').selectOption('DE')
    await page
      .locator('.aid-steps')
      .getByRole('link', { name: /^Call 116 116/ })
      .waitFor()
    await page.getByLabel('Country').selectOption('IE')
    expect(await page.locator('a[href^="tel:"]').count()).toBe(0)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
    expect(await page.locator('.paper-head').textContent()).toContain('2026')
    expect(person.complaints).toEqual([])
  })

  test('asks the family: one message, unarmed, without their data; and prints one page', async () => {
    const person = await newPerson()
    const { page, context } = person
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await person.open('/text')
    await checkText(page, PARCEL)
    await page.getByRole('button', { name: tellingWords.family }).click()
    const dialog = page.getByRole('dialog')
    const written = await dialog.getByLabel(tellingWords.familyMessage).inputValue()
    expect(written).toContain(spec.scam)
    expect(written).toContain('royalmail-fee[.]top')
    expect(written.match(/^- /gm)?.length).toBeGreaterThanOrEqual(4)
    for (const own of ['Margaret', 'margaret', '7700', 'http', 'royalmail-fee.top', '@'])
      expect(written).not.toContain(own)
    expect(await dialog.getByRole('link', { name: tellingWords.sms }).getAttribute('href')).toMatch(/^sms:\?body=/)
    await dialog.getByRole('button', { name: 'Copy' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(written)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(1)
    expect(person.complaints).toEqual([])
  })

  test('has no line: a text is judged on the device at once, and nothing is sent', async () => {
    const person = await newPerson()
    const { page, context } = person
    await person.open('/text')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.getByLabel('Message to check').focus()
    await page.waitForResponse('**/*.bin', { timeout: 60_000 })
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.reload()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api')) asked.push(request.url())
    })
    await checkText(page, SCAM_TEXT)
    await page.getByRole('heading', { name: spec.scam }).waitFor()
    await page.getByText(checkWords.offlineDone).waitFor()
    expect(asked).toEqual([])
  })

  test('uses the keyboard alone, from the box to the answer and its tools', async () => {
    const person = await newPerson()
    const { page } = person
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
    await person.open('/text')
    await page.getByLabel('Message to check').focus()
    await page.keyboard.insertText(SCAM_TEXT)
    await page.keyboard.press('Enter')
    expect(await page.locator('#verdict').count()).toBe(0)
    await page.keyboard.press('Control+Enter')
    await page.getByRole('heading', { name: spec.scam }).waitFor()
    await expect.poll(focused).toBe(spec.scam)
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('Share')
    for (const name of ['Copy', 'Print', tellingWords.family]) {
      await page.keyboard.press('Tab')
      expect(await focused()).toBe(name)
    }
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(focused).toBe(tellingWords.family)
    expect(person.complaints).toEqual([])
  })
})

describe.skipIf(!hasBrowser)('what was typed and answered', () => {
  const newPerson = useStage()
  const keptKeys = (page: Page) =>
    page.evaluate(() =>
      [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((name) => /_tab_|_checks/.test(name)),
    )

  test('stays through reload and other pages in this tab, with the private switch, and in no address', async () => {
    const person = await newPerson()
    const { page } = person
    await person.open('/text')
    await page.getByRole('switch', { name: checkWords.privateCheck }).click()
    await page.getByLabel('Message to check').fill('Half a sent')
    await page.getByRole('link', { name: 'Our Vision' }).first().click()
    await page.waitForURL('**/vision')
    await page.goBack()
    await expect.poll(() => page.getByLabel('Message to check').inputValue()).toBe('Half a sent')
    expect(await page.getByRole('switch', { name: checkWords.privateCheck }).isChecked()).toBe(true)
    await checkText(page, SCAM_TEXT)
    await page.getByRole('heading', { name: spec.scam }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: spec.scam }).waitFor()
    await page.getByText(checkWords.privateDone).waitFor()
    expect(page.url()).not.toContain('gift')
    const other = await person.context.newPage()
    await other.goto('/text')
    await other.locator('.foot a[href^="http"]').waitFor({ state: 'attached' })
    expect(await other.getByLabel('Message to check').inputValue()).toBe('')
    expect(person.complaints).toEqual([])
  })

  test('is kept on this device only for who asks, opens again, and one button erases it', async () => {
    const person = await newPerson()
    const { page } = person
    await person.open('/text')
    await checkText(page, SCAM_TEXT)
    await page.getByRole('heading', { name: spec.scam }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('atlas_checks'))).toBeNull()
    await page.getByText(keptWords.title).click()
    await page.getByRole('switch', { name: keptWords.keep }).check()
    await page.locator('.done summary').click()
    await checkText(page, textExamples[0].text)
    await page.locator('.kept-row').waitFor()
    await person.open('/link')
    await page.getByText(keptWords.title).click()
    await page.locator('.kept-row').click()
    await page.waitForURL('**/text')
    await page.getByRole('heading', { name: spec.scam }).waitFor()
    await page.getByText(keptWords.title).click()
    await page.getByRole('button', { name: 'Erase it' }).click()
    expect(await page.evaluate(() => localStorage.getItem('atlas_checks'))).toBeNull()
    expect(person.complaints).toEqual([])
  })

  test('is gone at sign-out', async () => {
    const person = await newPerson({ who: 'user' })
    const { page } = person
    await person.open('/text')
    await page.getByText(keptWords.title).click()
    await page.getByRole('switch', { name: keptWords.keep }).check()
    await checkText(page, SCAM_TEXT)
    await page.locator('.kept-row').waitFor()
    // The focus goes to the answer when it comes, and a menu closes when the focus goes elsewhere.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('verdict')
    expect((await keptKeys(page)).length).toBeGreaterThan(3)
    await page.locator('.avatar').click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    expect(await keptKeys(page)).toEqual([])
    await person.open('/text')
    expect(await page.getByLabel('Message to check').inputValue()).toBe('')
    expect(await page.locator('#verdict').count()).toBe(0)
  })
})
