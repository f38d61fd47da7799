import { shellWords, specSentences as spec, tellingWords } from '@atlas/contract'
import { describe, expect, test } from 'vitest'
import { checkText, SCAM_TEXT } from './places.ts'
import { hasBrowser, useStage } from './stage.ts'

describe.skipIf(!hasBrowser)('for tired eyes', () => {
  const newPerson = useStage()
  const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'

  test('letters grow with one switch, stay large, and nothing leaves the window at any width', async () => {
    const person = await newPerson()
    const { page } = person
    await person.open('/')
    const bodySize = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))
    const before = await bodySize()
    await page.getByRole('button', { name: shellWords.largeText }).click()
    expect(await bodySize()).toBeCloseTo(before * 1.25, 1)
    await page.reload()
    expect(await bodySize()).toBeCloseTo(before * 1.25, 1)
    for (const width of [320, 360, 560, 821, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(sideways), `at ${width}`).toBeLessThanOrEqual(0)
    }
    await page.getByRole('button', { name: shellWords.largeText }).click()
    expect(await bodySize()).toBeCloseTo(before, 1)
  })

  test('at four times the size the menu stays in reach', async () => {
    const person = await newPerson({ width: 320, height: 256 })
    const { page } = person
    await person.open('/help')
    expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0)
    await page.locator('.burger > summary').click()
    const last = page.locator('.burger').getByRole('button', { name: 'Sign Up' })
    await last.scrollIntoViewIfNeeded()
    const box = await last.boundingBox()
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(256)
  })

  test('the answer is read aloud only by a voice of this device, and can be paused', async () => {
    const person = await newPerson()
    const { page } = person
    const withVoice = (localService: boolean) =>
      page.addInitScript((isLocal) => {
        const log: string[] = []
        const voices = [{ localService: isLocal, lang: 'en-GB', default: true, name: 'Test', voiceURI: 'test' }]
        Object.defineProperty(globalThis, 'heard', { value: log, configurable: true })
        class Spoken extends EventTarget {
          readonly text: string
          constructor(text: string) {
            super()
            this.text = text
          }
        }
        Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Spoken, configurable: true })
        const synthesis = Object.assign(new EventTarget(), {
          getVoices: () => voices,
          speak: ({ text }: Spoken) => log.push(text),
          pause: () => log.push('(pause)'),
          resume: () => log.push('(resume)'),
          cancel: () => undefined,
        })
        Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis, configurable: true })
      }, localService)
    const heard = () => page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'heard')))
    await withVoice(false)
    await person.open('/text')
    await checkText(page, SCAM_TEXT)
    await page.getByRole('heading', { name: spec.scam }).waitFor()
    expect(await page.getByRole('button', { name: tellingWords.listen }).count()).toBe(0)
    await withVoice(true)
    await page.reload()
    await page.getByRole('button', { name: tellingWords.listen }).click()
    await page.getByRole('button', { name: tellingWords.pause }).click()
    await page.getByRole('button', { name: tellingWords.goOn }).click()
    const said = await heard()
    expect(said).toContain(spec.scam)
    expect(said).toContain('(pause)')
    expect(said).toContain('(resume)')
    await page.getByRole('button', { name: tellingWords.stop }).click()
    await page.getByRole('button', { name: tellingWords.listen }).waitFor()
    expect(person.complaints).toEqual([])
  })
})
