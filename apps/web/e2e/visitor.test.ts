import { landingWords, reportWords, specSentences, textExamples, TextReport } from '@atlas/contract'
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import * as z from 'zod/mini'
import { visit } from '../../server/src/testing/client.ts'
import { BROKEN, checkLink, checkText, PICTURE, RECORDING, SCAM_TEXT } from './places.ts'
import { expectNotice, forgetTab, hasBrowser, useStage } from './stage.ts'

const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', given)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

const pastePicture = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([new Uint8Array(9)], 'shot.png', { type: 'image/png' }))
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })

/** A text the engine itself is not sure about, whatever it has learned meanwhile. */
const findUnsure = async (): Promise<string> => {
  const visitor = visit(inject('serverUrl'))
  for (const text of [
    textExamples[4].text,
    'ok',
    'Hi, is this you?',
    'Call me when you get this.',
    'Did you see it?',
  ]) {
    const report = z.safeParse(TextReport, (await visitor.post('/api/analyze', { text })).body).data
    if (report?.unsure === true && report.verdict === 'legitimate' && report.question !== undefined) return text
  }
  throw new Error('The engine is sure about everything')
}

describe.skipIf(!hasBrowser)('a visitor without an account', () => {
  const newPerson = useStage()

  test('brings a message to the landing page and gets the answer with its reasons marked', async () => {
    const person = await newPerson()
    const { page } = person
    await person.open('/')
    await page.getByLabel('Paste a message').fill(SCAM_TEXT)
    await page.getByRole('button', { name: 'Check it', exact: true }).click()
    await page.getByRole('heading', { name: specSentences.scam }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/text')
    expect(await page.title()).toBe('Check a text | ATLAS')
    expect(await page.locator('#verdict').evaluate((element) => document.activeElement === element)).toBe(true)
    await page.locator('.mark').first().focus()
    expect(await page.locator('.reason[data-on]').count()).toBe(1)
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('reason-1')
    await page.getByText(specSentences.disagree.slice(0, 40)).waitFor()
    expect(person.complaints).toEqual([])
  })

  test('types before the page is alive, and nothing of it is lost', async () => {
    const person = await newPerson()
    const { page } = person
    await page.route('**/assets/index*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByLabel('Paste a message').fill(SCAM_TEXT)
    const check = page.getByRole('button', { name: 'Check it', exact: true })
    await check.click()
    expect(page.url()).not.toContain('gift')
    await expect
      .poll(
        async () => {
          await check.click({ timeout: 1000 }).catch(() => undefined)
          return new URL(page.url()).pathname
        },
        { timeout: 20_000 },
      )
      .toBe('/text')
    await page.getByRole('heading', { name: specSentences.scam }).waitFor()
    expect(person.complaints).toEqual([])
  })

  test('sees the score with two decimals, its two parts, and first aid in order', async () => {
    const person = await newPerson({ isPhone: true, width: 390, height: 800 })
    const { page } = person
    await person.open('/text')
    expect(await page.getByRole('button', { name: 'Analyze', exact: true }).isDisabled()).toBe(true)
    await checkText(page, SCAM_TEXT)
    // The scale ends at 10; what goes past it is not shown as a number on it.
    expect(await page.locator('.scale-pin').textContent()).toMatch(/^(?:\d\.\d\d|10\.00|10 or more)$/)
    await page.locator('.tip summary').click()
    await page.getByText(reportWords.scoreMade).waitFor()
    expect(await page.locator('.tip-body dd').first().textContent()).toMatch(/^\d+\.\d\d$/)
    await page.keyboard.press('Escape')
    expect(await page.locator('.tip').getAttribute('open')).toBeNull()
    await page.getByText('Has it already happened?').click()
    await page.getByRole('checkbox', { name: 'I sent money' }).check()
    await page.getByRole('checkbox', { name: 'Gift cards' }).check()
    expect(await page.locator('.aid-steps .stop').nth(1).textContent()).toContain('gift card')
    await page.getByLabel('Country').selectOption('GB')
    await page.getByText('report@phishing.gov.uk').waitFor()
    expect(person.complaints).toEqual([])
  })

  test('is told honestly when ATLAS cannot tell, with one question', async () => {
    const person = await newPerson()
    await person.open('/text')
    await checkText(person.page, await findUnsure())
    await person.page.getByRole('heading', { name: 'We cannot tell from this alone.' }).waitFor()
    await person.page.getByRole('radio', { name: 'No', exact: true }).check()
    await person.page.getByText(reportWords.onNo).waitFor()
    await person.page.locator('.report.v-susp .band', { hasText: reportWords.sayAfterNo }).waitFor()
    await person.page.getByRole('radio', { name: reportWords.questionYes }).check()
    await person.page.locator('.report.v-legit .band', { hasText: reportWords.probablyHonest }).waitFor()
    await person.page.getByRole('radio', { name: reportWords.questionMaybe }).check()
    await person.page.getByRole('heading', { name: 'We cannot tell from this alone.' }).waitFor()
    expect(person.complaints).toEqual([])
  })

  test('pastes anywhere: a link, a message and a picture each go to their check', async () => {
    const person = await newPerson()
    const { page } = person
    await person.open('/')
    // The landing page is drawn before its script listens: a paste may come too early, as a person's would.
    const pasteLink = async (): Promise<string> => {
      await paste(page, 'https://bit.ly/example-7Qp')
      return new URL(page.url()).pathname
    }
    await expect.poll(pasteLink, { timeout: 20_000 }).toBe('/link')
    await page.locator('#verdict').waitFor()
    await paste(page, SCAM_TEXT)
    await page.waitForURL('**/text')
    await page.getByRole('heading', { name: specSentences.scam }).waitFor()
    await pastePicture(page)
    await page.waitForURL('**/image')
    await page.getByRole('alert').waitFor()
    expect(person.complaints).toEqual([])
  })

  test('drops a file: in the box it is judged by this page, beside it by its kind', async () => {
    const person = await newPerson()
    const { page } = person
    // A locator waits until the page has drawn the place.
    const drop = (target: string, type: string) =>
      page.locator(target).evaluate((place, kind) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([new Uint8Array(9)], 'thing', { type: kind }))
        place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
      }, type)
    await person.open('/audio')
    await drop('.dropzone', 'image/png')
    await page.getByText(specSentences.invalidAudio).waitFor()
    await drop('h1', 'application/pdf')
    await expectNotice(page, landingWords.cannotCheck)
    await drop('h1', 'image/png')
    await page.waitForURL('**/image')
    expect(person.complaints).toEqual([])
  })

  test('drops a file before the page is alive: it is not opened, and goes to its check', async () => {
    const person = await newPerson({ serviceWorkers: 'block' })
    const { page } = person
    const alive = Promise.withResolvers<void>()
    await page.route('**/assets/index-*.js', (route) => alive.promise.then(() => route.continue()))
    await page.goto('/', { waitUntil: 'commit' })
    const isHeld = await page.locator('h1').evaluate((place) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([new Uint8Array(9)], 'thing.png', { type: 'image/png' }))
      return !place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    })
    expect(isHeld).toBe(true)
    alive.resolve()
    await page.waitForURL('**/image')
    await page.getByText('thing.png').first().waitFor()
    expect(person.complaints).toEqual([])
  })

  test('shares a message to the installed app, and it is checked', async () => {
    const person = await newPerson()
    const { page } = person
    await person.open('/')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.reload()
    const landed = await page.evaluate(async (text) => {
      const form = new FormData()
      form.set('text', text)
      return (await fetch('/share', { method: 'POST', body: form })).url
    }, SCAM_TEXT)
    expect(new URL(landed).search).toBe('?shared=true')
    await page.goto('/?shared=true')
    await page.getByRole('heading', { name: specSentences.scam }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/text')
  })

  test('hears at the field what is no link', async () => {
    const person = await newPerson()
    await person.open('/link')
    await checkLink(person.page, 'javascript:alert(1)')
    await person.page.getByText('Please enter a valid URL').waitFor()
    expect(await person.page.getByLabel('Link to check').inputValue()).toBe('javascript:alert(1)')
  })

  test('is refused with a sentence: no file, a wrong file, a file the server cannot read', async () => {
    const person = await newPerson()
    const { page } = person
    const analyze = page.getByRole('button', { name: 'Analyze', exact: true })
    const field = page.locator('.dropzone input[type=file]').first()
    await person.open('/audio')
    await analyze.click()
    await page.getByText(specSentences.noAudio, { exact: true }).waitFor()
    await field.setInputFiles(PICTURE)
    await page.getByText(specSentences.invalidAudio).waitFor()
    await field.setInputFiles(BROKEN)
    await analyze.click()
    await page.getByRole('alert').waitFor()
    await page.getByText(BROKEN.name).waitFor()
    await person.open('/image')
    await analyze.click()
    await page.getByText(specSentences.noImage, { exact: true }).waitFor()
    await field.setInputFiles(RECORDING)
    await page.getByText(specSentences.invalidImage).waitFor()
    expect(person.complaints).toEqual([])
  })

  test('copies the report', async () => {
    const person = await newPerson()
    await person.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await person.open('/text')
    await checkText(person.page, SCAM_TEXT)
    await person.page.getByRole('button', { name: 'Copy' }).click()
    await expectNotice(person.page, reportWords.copied)
    const copied = await person.page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain(specSentences.scam)
    // The message is the person's own: it is not sent around.
    expect(copied).not.toContain(SCAM_TEXT)
    expect(copied).toContain(new URL(inject('serverUrl')).port)
  })

  test('is led away from pages that need an account, and from paths that do not exist', async () => {
    const person = await newPerson()
    for (const path of ['/dashboard', '/account', '/submissions', '/no-such-page']) {
      await person.page.goto(path)
      await person.page.waitForURL((url) => url.pathname === '/')
    }
    await person.open('/')
    await person.page.evaluate(() => history.pushState(null, '', '/nowhere'))
    await person.page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await person.page.waitForURL((url) => url.pathname === '/')
    expect(person.complaints).toEqual([])
  })

  test('chooses a theme that stays, and a menu that closes on a wide window', async () => {
    const person = await newPerson({ width: 700 })
    const { page } = person
    await person.open('/')
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    await page.reload()
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
    await page.locator('.burger > summary').click()
    await page.locator('.burger .drop-panel').waitFor()
    await page.setViewportSize({ width: 900, height: 800 })
    await page.locator('.burger').waitFor({ state: 'detached' })
    await page.setViewportSize({ width: 700, height: 800 })
    expect(await page.locator('.burger').getAttribute('open')).toBeNull()
  })

  test('watches the tagline change, and stops it', async () => {
    const person = await newPerson({ reducedMotion: 'no-preference' })
    const shown = () => person.page.locator('.rotor em.on').textContent()
    await person.open('/')
    const first = await shown()
    await expect.poll(shown, { timeout: 6000 }).not.toBe(first)
    await person.page.getByRole('button', { name: 'Stop the phrases from changing' }).click()
    await person.page.getByRole('button', { name: 'Let the phrases change' }).waitFor()
  })

  test('finds every example of the text page answered, and every answer among them', async () => {
    const person = await newPerson()
    const answers = new Set<string>()
    await person.open('/text')
    for (const { name, text } of textExamples) {
      await forgetTab(person.page)
      await person.open('/text')
      await person.page.getByRole('button', { name }).click()
      await person.page.locator('#verdict').waitFor()
      expect((await person.page.locator('.own').textContent())?.replaceAll(/ reason \d+/g, '')).toBe(text)
      const look = (await person.page.locator('.report').getAttribute('class')) ?? ''
      answers.add(/\bv-\w+/.exec(look)?.[0] ?? look)
    }
    expect([...answers].sort()).toEqual(['v-legit', 'v-scam', 'v-susp', 'v-unsure'])
    expect(person.complaints).toEqual([])
  })
})
