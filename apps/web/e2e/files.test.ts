import { checkWords, ownSentences, reportWords, say, specSentences } from '@atlas/contract'
import { describe, expect, test } from 'vitest'
import { analyze, choose, PICTURE, PICTURE_WITH_CODES, RECORDING } from './places.ts'
import { hasBrowser, useStage } from './stage.ts'

/** A picture of nothing: one grey pixel, a hundred times a hundred. */
const EMPTY = {
  name: 'wall.bmp',
  mimeType: 'image/bmp',
  buffer: Buffer.concat([
    Buffer.from(
      '424d66750000000000003600000028000000640000006400000001001800000000003075000000000000000000000000000000000000',
      'hex',
    ),
    Buffer.alloc(30_000, 0x99),
  ]),
}

describe.runIf(hasBrowser)('with a file, a visitor', () => {
  const newPerson = useStage()

  test('is told that a file is too large by the server too, while the browser still sends it', async () => {
    const person = await newPerson()
    await person.open('/image')
    const send = (megabytes: number) =>
      person.page.evaluate(async (size) => {
        const form = new FormData()
        form.set('image', new Blob([new Uint8Array(size * 1_000_000)]), 'large.png')
        const response = await fetch('/api/image-analyze', { method: 'POST', body: form })
        return { status: response.status, body: await response.json() }
      }, megabytes)
    for (const megabytes of [60, 220]) {
      expect(await send(megabytes)).toMatchObject({ status: 413, body: { error: ownSentences.tooLarge } })
    }
  })

  test('sees the reasons on the picture, goes to one and back by keyboard', async () => {
    const person = await newPerson()
    const { page } = person
    await person.open('/image')
    await choose(page, PICTURE)
    await analyze(page)
    await page.getByRole('heading', { name: specSentences.scam }).waitFor()
    const pin = page.locator('.shot-pins .pin').first()
    await pin.focus()
    expect(await page.locator('.ebox[data-on]').count()).toBeGreaterThan(0)
    await page.keyboard.press('Enter')
    const reason = await page.evaluate(() => document.activeElement?.id)
    expect(reason).toMatch(/^reason-\d+$/)
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toMatch(/^mark-\d+$/)
    await page.getByText(checkWords.imageRead).waitFor()
    await page.getByRole('button', { name: reportWords.showMore }).click()
    await page.getByText('open the link again').waitFor()
    expect(person.complaints).toEqual([])
  })

  test('is told where each code leads, without anything being opened', async () => {
    const person = await newPerson()
    const { page } = person
    await person.open('/image')
    await choose(page, PICTURE_WITH_CODES)
    await analyze(page)
    await page.getByText(reportWords.codes.other).waitFor()
    await page.locator('.qr-row', { hasText: 'city-parkfee.top' }).getByText(reportWords.checkLink).click()
    await page.waitForURL('**/link')
    await page.locator('#verdict').waitFor()
    expect(person.complaints).toEqual([])
  })

  test('hears that a picture without text cannot be judged', async () => {
    const person = await newPerson()
    await person.open('/image')
    await choose(person.page, EMPTY)
    await analyze(person.page)
    await person.page.getByText(ownSentences.noTextInPicture).waitFor()
    expect(await person.page.locator('#verdict').count()).toBe(0)
  })

  test('can cancel while it is read, and keeps the file', async () => {
    const person = await newPerson()
    const { page } = person
    await person.open('/image')
    await choose(page, PICTURE)
    await analyze(page)
    await page.getByRole('button', { name: specSentences.analyzing }).waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText(PICTURE.name).waitFor()
    await page.getByRole('button', { name: 'Analyze', exact: true }).waitFor()
    expect(await page.locator('#verdict').count()).toBe(0)
  })

  test('sees when each thing was said, and plays it from there', async () => {
    const person = await newPerson()
    const { page } = person
    await person.open('/audio')
    await choose(page, RECORDING)
    await analyze(page)
    await page.getByRole('heading', { name: specSentences.scam }).waitFor()
    expect(await page.locator('.track .pin').count()).toBeGreaterThan(1)
    const times = page.locator('.said .time')
    expect(await times.last().getAttribute('aria-label')).toMatch(/^Play from \d+:\d\d$/)
    await times.last().click()
    await expect
      .poll(() => page.locator('.player audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(5)
    await page.getByText(checkWords.transcript).waitFor()
    await page.getByText(say(reportWords.long, { time: '0:18' })).waitFor()
    expect(person.complaints).toEqual([])
  })
})
