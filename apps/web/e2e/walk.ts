import { AxeBuilder } from '@axe-core/playwright'
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Place } from './place.ts'
import { places } from './places.ts'
import { forgetTab, hasBrowser, type Person, useStage, type Who } from './stage.ts'

const FOLDER = fileURLToPath(new URL('../../../screenshots/', import.meta.url))
const WIDTHS = [360, 820, 1280] as const

const sidewaysScroll = (person: Person): Promise<number> =>
  person.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

export const violationsOf = async (person: Person): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page: person.page }).analyze()
  return violations.flatMap((found) => found.nodes.map((node) => `${found.id}: ${node.html.slice(0, 160)}`))
}

/** Pictures for review, in an ignored folder; taken only when asked for, because they cost more than the tests. */
export const photograph = async (
  { page }: Person,
  { name }: Pick<Place, 'name'>,
  theme: string,
  reach: () => Promise<unknown> = async () => undefined,
): Promise<void> => {
  if (process.env['ATLAS_SCREENSHOTS'] === undefined) return
  mkdirSync(FOLDER, { recursive: true })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await reach()
    await page.screenshot({ path: `${FOLDER}${name}-${width}-${theme}.png`, fullPage: true })
  }
}

/** The spacing that people who read with difficulty set (WCAG 1.4.12), at the usual size. */
const spaceOut = ({ page }: Person): Promise<void> =>
  page.evaluate(() => {
    delete document.documentElement.dataset['text']
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })

const walkPlace = async (person: Person, place: Place, theme: 'light' | 'dark'): Promise<void> => {
  const { page } = person
  // One theme on a desk, the other on a phone: both widths and both palettes are seen by axe.
  await page.setViewportSize({ width: theme === 'light' ? 1280 : 360, height: 900 })
  if (page.url().startsWith('http')) await forgetTab(page)
  await person.open(place.path)
  await place.reach?.(page)
  expect(await violationsOf(person), 'axe').toEqual([])
  await photograph(person, place, theme)
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await sidewaysScroll(person), 'sideways scroll at 320 px').toBeLessThanOrEqual(0)
  await page.evaluate(() => {
    document.documentElement.dataset['text'] = 'large'
  })
  expect(await sidewaysScroll(person), 'sideways scroll at 320 px with large text').toBeLessThanOrEqual(0)
  await spaceOut(person)
  expect(await sidewaysScroll(person), 'sideways scroll at 320 px with spaced text').toBeLessThanOrEqual(0)
}

/** Every place in one theme: axe finds nothing, nothing scrolls sideways, no policy is broken, a picture is taken. */
export const walkIn = (theme: 'light' | 'dark'): void => {
  describe.skipIf(!hasBrowser)(`every page and state, ${theme}`, () => {
    const newPerson = useStage()
    const people = new Map<Who, Promise<Person>>()
    const personFor = (who: Who): Promise<Person> => {
      const known = people.get(who) ?? newPerson({ who, theme })
      people.set(who, known)
      return known
    }
    test.each(places)('$name', async (place) => {
      const person = await personFor(place.who)
      person.complaints.length = 0
      await walkPlace(person, place, theme)
      expect(person.complaints).toEqual([])
    })
  })
}
