import { describe, expect, test } from 'vitest'
import { CORE_SIGNS, type Cascade } from '../learned/certain.ts'
import { lookAt } from '../learned/look.ts'
import type { TextModel } from '../learned/model.ts'
import { readTestParts } from '../../testing/text-model.ts'
import { reportOn } from './analyze-text.ts'
import { isDecided, nextReading } from './next-reading.ts'

const { model: shipped, links } = readTestParts()

const onlyOdds = (weight: number, signs: number): number[] => [weight, ...Array.from({ length: signs }, () => 0)]
const onlyHalf = (weight: number): number[] => [...Array.from({ length: CORE_SIGNS }, () => 0), weight, weight, 0, 0, 0]

/** Certain from log-odds of 2.5 on by the core, and from 2 on by the first half. */
const cascade: Cascade = {
  core: {
    honest: { weights: onlyOdds(-5, CORE_SIGNS), above: 2.5 },
    scam: { weights: onlyOdds(5, CORE_SIGNS), above: 2.5 },
  },
  half: { honest: { weights: onlyHalf(-5), above: 2 }, scam: { weights: onlyHalf(5), above: 2 } },
}
const withCascade = (some: Cascade | undefined, settings = shipped.settings): TextModel => ({
  ...shipped,
  settings: { ...settings, cascade: some },
})
const model = withCascade(cascade)
const look = (text: string) => lookAt(text, { model, links })

const SCAM =
  'USPS: your package is held because of an incomplete address. Pay the $1.95 redelivery fee within 24 hours: https://usps-redelivery-fee.top/x'
const CALM = 'Hi mum, we are at the lake with the kids and will be home for dinner on Sunday, love you'
const MIDDLE = 'Could you help me with something later today?'
/** The shipped numbers, moved until the core alone would call this text suspicious: no training changes what is tested. */
const moved = (() => {
  const { settings } = shipped
  const biases = Array.from({ length: 161 }, (_, step) => step / 10 - 8)
  const all = biases.map((bias) => ({ ...settings, stack: { ...settings.stack, bias } }))
  const found = all.find((some) => reportOn(look(MIDDLE), withCascade(undefined, some)).verdict === 'suspicious')
  if (found === undefined) throw new Error('no bias makes it suspicious')
  return found
})()
const LONG = `${'We met on Tuesday to go over the garden plans for spring. The roses need cutting first. '.repeat(8)}
Send me three gift cards and read me the codes at once, and do not tell the bank about it.`

describe('what is read next', () => {
  test('without numbers for a cascade everything is read: the worst passage, then the text, each to its end', () => {
    const none = withCascade(undefined)
    const limits = { below: Number.NEGATIVE_INFINITY, above: Number.POSITIVE_INFINITY }
    const long = look(LONG)
    expect(nextReading(long, none, {})).toEqual({ part: 'passage', limits })
    expect(nextReading(long, none, { passage: 9 })).toEqual({ part: 'text', limits })
    expect(nextReading(long, none, { passage: 9, score: 9 })).toBeUndefined()
    expect(nextReading(look(SCAM), none, {})).toEqual({ part: 'text', limits })
  })

  test('where the core is certain nothing is, and the report says how far it went', () => {
    for (const text of [SCAM, CALM]) expect(nextReading(look(text), model, {})).toBeUndefined()
    expect(nextReading(look(MIDDLE), withCascade(cascade, moved), {})?.part).toBe('text')
    expect(reportOn(look(SCAM), model, {})).toMatchObject({ verdict: 'scam', depth: 'core' })
    expect(reportOn(look(CALM), model, {})).toMatchObject({ verdict: 'legitimate', unsure: false, depth: 'core' })
    expect(reportOn(look(CALM), model).depth).toBe('alone')
  })

  test('the first half is enough beyond the limits and not between them', () => {
    const middle = look(MIDDLE)
    const even = withCascade(cascade, moved)
    const { below = 0, above = 0 } = nextReading(middle, even, {})?.limits ?? {}
    expect(below).toBeLessThan(above)
    const decided = (score: number): boolean => isDecided(middle, even, { score, isHalf: true })
    expect([decided(below - 0.01), decided(below + 0.01)]).toEqual([true, false])
    expect([decided(above + 0.01), decided(above - 0.01)]).toEqual([true, false])
    expect(reportOn(middle, even, { score: above + 0.01, isHalf: true })).toMatchObject({
      verdict: 'scam',
      depth: 'half',
      tiers: expect.arrayContaining(['encoder']),
    })
    expect(reportOn(middle, even, { score: below - 0.01, isHalf: true })).toMatchObject({
      verdict: 'legitimate',
      unsure: false,
    })
  })

  test('no stage is certain of what it would not say itself', () => {
    const sure = { weights: [], above: -1 }
    const rash = withCascade({ core: { honest: sure, scam: sure }, half: { honest: sure, scam: sure } }, moved)
    const risky = look(MIDDLE)
    const next = nextReading(risky, rash, {})
    expect(next?.part).toBe('text')
    const verdictAt = (score: number) => reportOn(risky, rash, { score, isHalf: true }).verdict
    expect(verdictAt((next?.limits.below ?? 0) - 0.01)).toBe('legitimate')
    expect(verdictAt((next?.limits.above ?? 0) + 0.01)).toBe('scam')
  })

  test('a dangerous link is never waved through', () => {
    const sure = { weights: [], above: -1 }
    const never = { weights: [], above: 1 }
    const rash = withCascade({ core: { honest: sure, scam: never }, half: { honest: sure, scam: never } })
    const next = nextReading(look('Netflix: update your card at https://billing-desk-help.com/a'), rash, {})
    expect(next?.limits.below).toBe(Number.NEGATIVE_INFINITY)
  })

  test('a passage that all of the encoder calls a scam ends it; one that it calls honest leaves the text to read', () => {
    const careful = withCascade({ core: undefined, half: undefined })
    const long = look(LONG)
    expect(nextReading(long, careful, {})?.part).toBe('passage')
    expect(nextReading(long, careful, { passage: 12 })).toBeUndefined()
    expect(reportOn(long, careful, { passage: 12 })).toMatchObject({ verdict: 'scam', depth: 'all' })
    expect(nextReading(long, careful, { passage: -12 })?.part).toBe('text')
  })

  test('all of the encoder leaves its doubt standing', () => {
    const text = 'Hi, is this you?'
    expect(reportOn(look(text), model, { score: 0, doubt: 6 }).unsure).toBe(true)
    expect(isDecided(look(text), model, { score: -9, doubt: 6 })).toBe(false)
  })

  test('of a language that we cannot read nothing is asked', () => {
    const foreign = look('Tisztelt Ügyfelünk, csomagja megérkezett a boltba, holnap reggel nyolctól veheti át nálunk')
    expect(foreign.reading.languageKnown).toBe(false)
    expect(nextReading(foreign, withCascade(undefined), {})).toBeUndefined()
  })
})
