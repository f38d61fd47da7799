import { bareWords, reportWords, specSentences } from '@atlas/contract'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { analyze, checkLink, checkText, choose, RECORDING } from './places.ts'
import { expectNotice, hasBrowser, useStage } from './stage.ts'
import { violationsOf } from './walk.ts'

/** Whole ways of worried people through the answer, at the width of the phone or desk they sit at. */

const chat = {
  name: 'family-chat.png',
  mimeType: 'image/png',
  buffer: readFileSync(new URL('files/family-chat.png', import.meta.url)),
}

const mail = readFileSync(new URL('files/long-mail.txt', import.meta.url), 'utf8')

const verdict = (page: Page) => page.locator('#verdict').innerText()

const heightOf = async (page: Page, name: string): Promise<number> =>
  (await page.getByRole('button', { name }).first().boundingBox())?.height ?? 0

/** Whether two parts of the page lie on each other. */
const overlaps = async (page: Page, one: string, other: string): Promise<boolean> => {
  const [a, b] = await Promise.all([page.locator(one).first().boundingBox(), page.locator(other).first().boundingBox()])
  if (a === null || b === null) throw new Error(`${one} or ${other} is not there`)
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

describe.skipIf(!hasBrowser)('journeys to an answer', () => {
  const newPerson = useStage()

  test('the picture of a family chat: chosen with the thumb, read, marked around the words', async () => {
    const person = await newPerson({ width: 360, height: 740, isPhone: true })
    const { page } = person
    await person.open('/image')
    await choose(page, chat)
    const button = page.getByRole('button', { name: 'Analyze', exact: true })
    const place = await button.boundingBox()
    expect(place !== null && place.y + place.height <= 740, 'the button is on the first screen').toBe(true)
    await button.click()
    await page.locator('#verdict').waitFor({ timeout: 60_000 })
    expect(await verdict(page)).not.toBe(reportWords.legitimate)
    await page.locator('.shot-pins .pin').first().waitFor()
    const looks = await page
      .locator('.ebox')
      .first()
      .evaluate((box) => {
        const pin = document.querySelector('.shot-pins .pin')
        const style = getComputedStyle(box)
        return {
          frame: style.outlineColor,
          ground: style.backgroundColor,
          pin: pin && getComputedStyle(pin).backgroundColor,
        }
      })
    expect(looks.frame, 'frames and pins have one colour').toBe(looks.pin)
    expect(looks.ground, 'nothing lies over the words').toBe('rgba(0, 0, 0, 0)')
    expect(person.complaints).toEqual([])
  })

  test('a voicemail: heard, written down, and no pin on the button that plays it', async () => {
    const person = await newPerson({ width: 360, height: 740, isPhone: true })
    const { page } = person
    await person.open('/audio')
    await choose(page, RECORDING)
    await analyze(page)
    await page.locator('#verdict').waitFor({ timeout: 60_000 })
    expect(await verdict(page)).toBe(specSentences.scam)
    const pins = await page.locator('.track .pin').count()
    expect(pins).toBeGreaterThan(0)
    for (let pin = 0; pin < pins; pin += 1)
      expect(await overlaps(page, `.track .pin >> nth=${pin}`, '.play'), `pin ${pin + 1}`).toBe(false)
    expect(person.complaints).toEqual([])
  })

  test('a link without a scheme: the sentence that decides first, engines by gravity, the silent ones folded', async () => {
    const person = await newPerson()
    const { page } = person
    await person.open('/')
    await page.getByLabel('Paste a message').fill('royalmail-redelivery-fee.com/pay')
    await page.getByRole('button', { name: 'Check it', exact: true }).click()
    await page.getByRole('heading', { name: reportWords.linkMalicious }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/link')
    expect(await page.locator('.band-say').innerText()).toMatch(/^It pretends to be Royal Mail\./)
    const words = await page.locator('.map > .engines .word').allInnerTexts()
    const order = ['Malicious', 'Suspicious', 'Harmless']
    expect(words).toEqual(words.toSorted((left, right) => order.indexOf(left) - order.indexOf(right)))
    expect(words[0]).toBe('Malicious')
    await page.locator('.silent summary').click()
    await page.locator('.silent .engines li').first().waitFor()
    await checkLinkOfMessage(page)
    expect(person.complaints).toEqual([])
  })

  /** Beside “appears to be safe” nothing says that the name is not known; and the way to a check is a good target. */
  const checkLinkOfMessage = async (page: Page): Promise<void> => {
    await page.getByText('Change it, or check another').click()
    await checkLink(page, 'https://en.wikipedia.org/wiki/Confidence_trick')
    await page.getByRole('heading', { name: 'This link appears to be safe.' }).waitFor()
    expect(await page.locator('.facts').innerText()).not.toMatch(/name we know/)
    await page.goto('/text')
    await checkText(page, 'Your parcel is held, pay the fee at royalmail-redelivery-fee.com/pay today or it goes back.')
    await page.locator('#verdict').waitFor()
    expect(await heightOf(page, reportWords.checkLink)).toBeGreaterThanOrEqual(44)
  }

  test('somebody who disagrees says what it should be, and it is sent in', async () => {
    const person = await newPerson({ who: 'user' })
    const { page } = person
    await person.open('/text')
    await checkText(
      page,
      'Hi, are you at your desk? Buy three Steam gift cards and send me the codes, keep it between us.',
    )
    await page.getByRole('heading', { name: specSentences.scam }).waitFor()
    await page.getByRole('button', { name: reportWords.submitForReview }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: reportWords.reportLabels.honest }).click()
    await expectNotice(page, specSentences.reportDone)
    await page.getByText(reportWords.submitted).waitFor()
    expect(person.complaints).toEqual([])
  })

  test.each([
    [
      'German',
      'Hallo Mama, mein Handy ist kaputt, das ist meine neue Nummer. Ich muss heute noch dringend eine Rechnung über 1.890 Euro bezahlen, kannst du das für mich überweisen? Bitte ruf nicht an.',
    ],
    [
      'Spanish',
      'Correos: su paquete está retenido por falta de pago de 1,99 €. Pague ahora en https://correos-entrega-pago.top/es o será devuelto en 24 horas.',
    ],
  ])('a %s message is answered, not refused', async (_, text) => {
    const person = await newPerson({ width: 360, height: 740, isPhone: true })
    await person.open('/text')
    await checkText(person.page, text)
    await person.page.locator('#verdict').waitFor()
    expect([specSentences.scam, `This message ${specSentences.suspicious}`]).toContain(await verdict(person.page))
    expect(await person.page.locator('.mark').count()).toBeGreaterThan(0)
    expect(person.complaints).toEqual([])
  })

  test('a long mail with its headers: what is not marked is folded, and the reasons stand beside the text', async () => {
    const person = await newPerson()
    const { page } = person
    await person.open('/text')
    await checkText(page, mail)
    await page.getByRole('heading', { name: specSentences.scam }).waitFor()
    const folded = page.locator('.unfold')
    const before = await folded.count()
    expect(before).toBeGreaterThan(0)
    const [text, reasons] = await Promise.all([
      page.locator('.own').boundingBox(),
      page.locator('.pair-reasons').boundingBox(),
    ])
    expect(text !== null && reasons !== null && reasons.x >= text.x + text.width, 'beside the text').toBe(true)
    const pins = await page.locator('.own .pin').allInnerTexts()
    const numbers = pins.map((pin) => Number(pin.replaceAll(/\D/g, '')))
    const first = numbers.filter((number, index) => numbers.indexOf(number) === index)
    expect(first, 'pins in reading order').toEqual(first.toSorted((left, right) => left - right))
    await folded.first().click()
    expect(await folded.count()).toBe(before - 1)
    expect(await violationsOf(person)).toEqual([])
    expect(person.complaints).toEqual([])
  })

  test.each([
    ['+1 876 555 0123', bareWords.titles.phone, bareWords.oneRing],
    ['hmrc.refunds@gmail.com', bareWords.titles.mail, 'Anybody can open an address at gmail.com.'],
    ['GB29 NWBK 6016 1331 9268 18', bareWords.titles.ibanWrong, bareWords.ibanWrong],
    ['Is Amazon a scam?', bareWords.titles.name, 'amazon.'],
  ])('%s alone is answered as what it is, on the server and in private', async (text, title, form) => {
    for (const isPrivate of [false, true]) {
      const person = await newPerson({ width: 360, height: 740, isPhone: true, theme: 'dark' })
      const { page } = person
      await person.open('/text')
      if (isPrivate) await page.getByRole('switch').click()
      await checkText(page, text)
      await page.getByRole('heading', { name: title }).waitFor()
      expect(await page.locator('.bare-form').innerText()).toContain(form)
      expect(await violationsOf(person)).toEqual([])
      expect(person.complaints).toEqual([])
    }
  })

  test('an empty box says what to do, and a text that is too long says so while it is typed', async () => {
    const person = await newPerson()
    const { page } = person
    await person.open('/')
    await page.getByRole('button', { name: 'Check it', exact: true }).click()
    await page.getByText('The box is empty.').waitFor()
    await page.goto('/text')
    await page.getByLabel('Message to check').fill('word '.repeat(10_001))
    await page.getByText('5 characters too many. The limit is 50,000.').waitFor()
    expect(await page.getByRole('button', { name: 'Analyze', exact: true }).isDisabled()).toBe(true)
    expect(person.complaints).toEqual([])
  })

  test('examples of a picture and a recording can be tried', async () => {
    const person = await newPerson()
    const { page } = person
    for (const [path, name] of [
      ['/image', 'Parking notice with a QR code'],
      ['/audio', 'Voicemail from “the court”'],
    ] as const) {
      await person.open(path)
      await page.getByRole('button', { name }).click()
      await page.locator('#verdict').waitFor({ timeout: 60_000 })
      expect(await verdict(page)).toBe(specSentences.scam)
    }
    expect(person.complaints).toEqual([])
  })
})
