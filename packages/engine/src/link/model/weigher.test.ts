import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { analyzeLink } from '../analyze-link.ts'
import { HOWS } from '../signs/imitation.ts'
import { MODEL_URL, model } from '../../../testing/link-model.ts'
import { loadLinkModel } from './load-model.ts'
import { readSections, writeSections } from './sections.ts'
import { readWeigher, writeWeigher } from './weigher.ts'

const fileWith = (weigher: Uint8Array | undefined): Uint8Array => {
  const sections = new Map(readSections(readFileSync(MODEL_URL)))
  sections.delete('weigher')
  if (weigher) sections.set('weigher', weigher)
  return writeSections(sections)
}

test('a file without the weigher, or with a broken one, is refused with a sentence', () => {
  expect(() => loadLinkModel(fileWith(undefined))).toThrow('no part `weigher`')
  const broken = ['', '{}', '[]', 'null', '{"flaggedCopies":{"brand-word":"1"}}']
  for (const text of broken)
    expect(() => loadLinkModel(fileWith(new TextEncoder().encode(text)))).toThrow('cannot be read')
  expect(() => readWeigher(writeWeigher({ ...model.weigher, bestKnown: Number.NaN }))).toThrow('cannot be read')
})

test('the weigher comes back as it went in, and names only ways of copying that there are', () => {
  expect(readWeigher(writeWeigher(model.weigher))).toEqual(model.weigher)
  const named = [...Object.keys(model.weigher.flaggedCopies), ...Object.keys(model.weigher.redCopies)]
  expect(named.filter((name) => !HOWS.some((how) => how === name))).toEqual([])
})

const verdictWith = (url: string, weigher: Partial<typeof model.weigher>) => {
  const report = analyzeLink(url, { ...model, learned: undefined, weigher: { ...model.weigher, ...weigher } })
  return report.status === 'judged' ? report.verdict : 'none'
}

test('copies count as the weigher says', () => {
  const url = 'https://paypal-login-secure.xyz'
  expect(verdictWith(url, { redCopies: { 'brand-and-lure': 3 } })).toBe('dangerous')
  expect(verdictWith(url, { redCopies: {} })).toBe('suspicious')
})

test('a message may link to somebody else who is as well known as the weigher says', () => {
  const context = { claimed: ['PayPal'] }
  const reportWith = (claimedKnown: number) =>
    analyzeLink('https://www.wikipedia.org', { ...model, weigher: { ...model.weigher, claimedKnown } }, context)
  expect(reportWith(5)).toMatchObject({ verdict: 'harmless' })
  expect(reportWith(0)).toMatchObject({ verdict: 'suspicious' })
})

test('where no learned model is installed the probability is the weigher\'s', () => {
  const report = analyzeLink('https://a-site-nobody-knows-8812.com', {
    ...model,
    learned: undefined,
    weigher: { ...model.weigher, nothingKnown: 0.123 },
  })
  expect(report).toMatchObject({ probability: 0.123 })
})

test.each([
  ['staticflickr.com', 'bestKnown', 4, 0.45],
  ['nvidia.github.io', 'knownTenant', 6, 0.85],
] as const)('%s is held below alarm up to the rank of %s', (url, name, rank, most) => {
  const probabilityWith = (value: number) => {
    const weigher = { ...model.weigher, nothingKnown: 0.99, [name]: value }
    const report = analyzeLink(url, { ...model, learned: undefined, weigher })
    return report.status === 'judged' ? report.probability : 0
  }
  expect(probabilityWith(rank)).toBe(most)
  expect(probabilityWith(rank - 1)).toBeGreaterThan(most)
})
