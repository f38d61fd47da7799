import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hashOf } from '../pipeline/hashes.ts'
import { brokenBars } from './bars.ts'
import { LinkFigures, withFigures, type Line } from './figures.ts'
import { MODEL_FILE, MODEL_FOLDER } from './model-file.ts'

const line = (changes: Partial<Line> = {}): Line => ({
  links: 1000,
  red: 0.5,
  flagged: 0.7,
  cannotTell: 0.25,
  harmless: 0.05,
  ...changes,
})
const honestLine = (changes: Partial<Line> = {}): Line => line({ red: 0.0005, flagged: 0.009, ...changes })

const figures = (scam: Line, honest: Line, sizes: { bytes?: number; gzip?: number } = {}): LinkFigures => {
  const measured = (a: Line, b: Line) => ({ scams: { JPCERT: a }, groups: { pages: b }, honest: {} })
  const shares = { links: 1, dangerous: 1, suspicious: 0, 'cannot-tell': 0, harmless: 0 }
  return {
    model: hashOf('new'),
    bytes: 2_000_000,
    gzip: 1_900_000,
    ...sizes,
    test: measured(scam, honest),
    before: { model: hashOf('old'), test: measured(line(), honestLine()) },
    verdicts: { composed: '', scams: shares, honest: shares },
  }
}

test('a model that is as good as the shipped one passes', () => {
  expect(brokenBars(figures(line({ flagged: 0.695, red: 0.495 }), honestLine({ flagged: 0.01, red: 0.0015 })))).toEqual(
    [],
  )
})

test('the old feed may lose more, and not more than that', () => {
  const of = (flagged: number): LinkFigures => {
    const { test: now, before, ...rest } = figures(line({ flagged }), honestLine())
    const renamed = (measured: LinkFigures['test']): LinkFigures['test'] => ({
      ...measured,
      scams: Object.fromEntries(Object.values(measured.scams).map((one) => ['PhishTank', one])),
    })
    return { ...rest, test: renamed(now), before: { ...before, test: renamed(before.test) } }
  }
  expect(brokenBars(of(0.66))).toEqual([])
  expect(brokenBars(of(0.64))).toHaveLength(1)
})

test.each<[string, LinkFigures]>([
  ['JPCERT: 0.6930 flagged', figures(line({ flagged: 0.693 }), honestLine())],
  ['JPCERT: 0.4940 red', figures(line({ red: 0.494 }), honestLine())],
  ['JPCERT: 0.0560 called harmless', figures(line({ harmless: 0.056 }), honestLine())],
  ['honest pages: 0.0101 flagged', figures(line(), honestLine({ flagged: 0.0101 }))],
  ['honest pages: 0.0016 red', figures(line(), honestLine({ red: 0.0016 }))],
  ['3000001 bytes,', figures(line(), honestLine(), { bytes: 3_000_001 })],
  ['2100001 bytes packed', figures(line(), honestLine(), { gzip: 2_100_001 })],
])('%s is one broken bar', (sentence, given) => {
  const broken = brokenBars(given)
  expect(broken).toHaveLength(1)
  expect(broken[0]).toContain(sentence)
})

test('nothing measured is no bar held', () => {
  const empty = { scams: {}, groups: {}, honest: {} }
  const given = figures(line(), honestLine())
  expect(brokenBars({ ...given, test: empty, before: { ...given.before, test: empty } })).toHaveLength(2)
})

test('the figures beside the shipped model are its own', () => {
  const file = path.join(MODEL_FOLDER, 'figures.json')
  const shipped = LinkFigures.parse(JSON.parse(readFileSync(file, 'utf8')))
  const model = hashOf(readFileSync(MODEL_FILE))
  expect(shipped.model).toBe(model)
  expect(readFileSync(path.join(MODEL_FOLDER, 'MODEL.md'), 'utf8')).toContain(`Model ${model.slice(0, 16)}`)
})

test('a card without a place for the figures is refused', () => {
  expect(() => withFigures('# The link model', 'x')).toThrow('no place for the figures')
})
