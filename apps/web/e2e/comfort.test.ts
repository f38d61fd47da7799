import { shellWords, specSentences as spec, tellingWords } from '@atlas/contract'
import { describe, expect, test } from 'vitest'
import type { Place } from './place.ts'
import { checkText, places, SCAM_TEXT } from './places.ts'
import { forgetTab, hasBrowser, type Person, useStage } from './stage.ts'

const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'

/** What people set for themselves: the switch of the page, and what browsers and helpers lay over any page. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'
const settings = [
  { name: 'as it is', isLarge: false, sheet: '' },
  { name: 'large text', isLarge: true, sheet: '' },
  { name: 'letters of 24 px', isLarge: false, sheet: 'html { font-size: 24px }' },
  // The switch counts in percent of what the browser is set to.
  { name: 'large text on letters of 24 px', isLarge: false, sheet: 'html { font-size: 30px }' },
  { name: 'spaced text', isLarge: false, sheet: SPACED },
] as const

const apply = ({ page }: Person, { isLarge, sheet }: (typeof settings)[number]): Promise<void> =>
  page.evaluate(
    ({ size, rules }) => {
      document.documentElement.dataset['text'] = size
      const own = new CSSStyleSheet()
      own.replaceSync(rules)
      document.adoptedStyleSheets = [own]
    },
    { size: isLarge ? 'large' : '', rules: sheet },
  )

/** What sticks out, named, so that a failure says where to look. */
const stickingOut = ({ page }: Person): Promise<string> =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth
    const out = [...document.querySelectorAll('body *')].filter(
      (part) => part.getBoundingClientRect().right > room + 0.5 && part.closest('svg, .vh, .chart-box') === null,
    )
    return out.slice(-1).map((part) => `${part.tagName} ${part.className}`)[0] ?? 'something'
  })

/** 1280 px at 400 % are 320; at that size the window is low as well. */
const windows = [
  { width: 360, height: 740 },
  { width: 320, height: 256 },
] as const

const measure = async (person: Person): Promise<string[]> => {
  const wrong: string[] = []
  for (const forcedColors of ['none', 'active'] as const) {
    await person.page.emulateMedia({ forcedColors })
    for (const window of windows) {
      await person.page.setViewportSize(window)
      for (const setting of settings) {
        await apply(person, setting)
        if (Number(await person.page.evaluate(sideways)) > 0)
          wrong.push(`${setting.name}, ${window.width} px, colours ${forcedColors}: ${await stickingOut(person)}`)
      }
    }
  }
  return wrong
}

const open = async (person: Person, place: Place): Promise<void> => {
  await person.page.emulateMedia({ forcedColors: 'none' })
  await person.page.setViewportSize({ width: 1280, height: 900 })
  if (person.page.url().startsWith('http')) await forgetTab(person.page)
  await person.open(place.path)
  await place.reach?.(person.page)
}

describe.skipIf(!hasBrowser)('nothing scrolls sideways, however large or wide the letters are', () => {
  const newPerson = useStage()
  let visitor: Promise<Person> | undefined
  test.each(places.filter(({ who }) => who === 'anyone'))('$name', async (place) => {
    const person = await (visitor ??= newPerson())
    await open(person, place)
    expect(await measure(person)).toEqual([])
  })
})

describe.skipIf(!hasBrowser)('for tired eyes', () => {
  const newPerson = useStage()

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
