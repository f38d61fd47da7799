import { describe, expect, test } from 'vitest'
import { readTestParts } from '../../testing/text-model.ts'
import { allRules } from '../rules/all-rules.ts'
import { runRules } from '../rules/run-rules.ts'
import { passageOf, read } from './read.ts'
import { seek, seekInside, type Sought, words } from './sought.ts'
import type { Span } from './types.ts'

const { links } = readTestParts()

const firedIn = (sought: Sought) => runRules(sought).map(({ rule, spans }) => [rule.id, spans])

/** Whatever a passage is asked through the whole text must be what it answers when it stands alone. */
const bothWays = (text: string, span: Span) => {
  const reading = read(text, links)
  const passage = passageOf(reading, span)
  return { inside: seekInside(seek(reading), passage, span), alone: seek(passage) }
}

const place = (text: string, part: string): Span => ({
  start: text.indexOf(part),
  end: text.indexOf(part) + part.length,
})

describe('searches of a passage, answered by those of the whole text', () => {
  test('every rule finds the same, in the company of whatever the rules have for proof', () => {
    const proofs = allRules.flatMap(({ catches, ignores }) => [...catches, ...ignores]).map((text) => text.trim())
    let fired = 0
    for (let at = 0; at + 5 <= proofs.length; at += 60) {
      const text = proofs.slice(at, at + 5).join('\n')
      const { plain } = read(text, links)
      // From one line to the end of another, as passages are cut.
      const starts = [0, ...Array.from(plain.matchAll(/\n(?=\S)/g), ({ index }) => index + 1)]
      for (const [number, start] of starts.entries()) {
        const end = plain.slice(0, (starts[number + 2] ?? plain.length + 1) - 1).trimEnd().length
        if (end <= start) continue
        const { inside, alone } = bothWays(text, { start, end })
        const found = firedIn(alone)
        expect(firedIn(inside)).toEqual(found)
        fired += found.length
      }
    }
    expect(fired).toBeGreaterThan(60)
  })

  test('a find that reaches over the border, or looks beyond it, is sought again', () => {
    const reach = words({ en: 'send (?:it )?now(?: please)?' })
    const around = words({ en: 'send it(?! back)' })
    const text = 'They said. Do send it now please and send it back tomorrow.'
    const now = bothWays(text, place(text, 'Do send it now'))
    expect(now.inside.spans(reach)).toEqual([{ start: 3, end: 14 }])
    expect(now.inside.spans(reach)).toEqual(now.alone.spans(reach))
    const cut = bothWays(text, place(text, 'please and send it'))
    expect(cut.inside.spans(around)).toEqual([{ start: 11, end: 18 }])
  })

  test('a passage in another language is sought in its own words', () => {
    const list = words({ en: 'gift cards', de: 'geschenkkarten' })
    const german = 'Bitte kaufen Sie heute noch drei Geschenkkarten und schicken Sie mir die Nummern auf der Rückseite.'
    const text = `${'We met on Tuesday to go over the garden plans for spring, and the roses need cutting first.\n'.repeat(9)}${german}`
    const reading = read(text, links)
    expect(reading.language).toBe('en')
    const start = reading.plain.indexOf('Bitte')
    const { inside } = bothWays(text, { start, end: reading.plain.length })
    expect(inside.reading.language).toBe('de')
    expect(inside.spans(list)).toHaveLength(1)
  })
})
