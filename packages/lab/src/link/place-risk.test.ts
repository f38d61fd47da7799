import { loadLinkModel, writeSections, writeWeigher } from '@atlas/engine/link-training'
import { expect, test } from 'vitest'
import { EMPTY_WEIGHER } from './fit.ts'
import { countPlaces, placeRisks, suffixRisks } from './place-risk.ts'
import type { Row } from './rows.ts'
import { partOf } from './sources.ts'

const model = loadLinkModel(
  writeSections(
    new Map([
      [
        'places',
        new TextEncoder().encode('h good-host.com bad-host.com unseen-host.com wordpress.com repl.co pages.dev'),
      ],
      ['weigher', writeWeigher(EMPTY_WEIGHER)],
    ]),
  ),
)

const rows = (place: string, count: number, malicious: boolean): Row[] =>
  Array.from({ length: count }, (_, i) => `t${i}.${place}`).map((domain) => ({
    url: domain,
    domain,
    malicious,
    source: malicious ? 'TweetFeed:phishing' : 'CrUX 202602',
    date: malicious ? '2025-01-01' : '',
  }))

const scams = [
  ...rows('good-host.com', 5, true),
  ...rows('bad-host.com', 200, true),
  ...rows('unseen-host.com', 200, true),
]
const honest = [...rows('good-host.com', 300, false), ...rows('bad-host.com', 60, false)]

test('a place is as bad as its scam pages beside its honest ones, and unknown where no honest page is', () => {
  const risks = placeRisks(countPlaces(scams, honest, model))
  expect(risks.get('good-host.com')).toBeLessThan(-1)
  expect(risks.get('bad-host.com')).toBeGreaterThan(0.5)
  expect(risks.has('unseen-host.com')).toBe(false)
})

test('honest pages kept for validation and test are not counted', () => {
  const kept = honest.filter(({ domain }) => partOf(domain) !== 'train')
  expect(kept.length).toBeGreaterThan(20)
  expect(placeRisks(countPlaces(scams, kept, model)).size).toBe(0)
})

test('that no honest tenant is there counts only against public suffixes with many scams', () => {
  const more = [
    ...scams,
    ...rows('repl.co', 60, true),
    ...rows('pages.dev', 5, true),
    ...rows('wordpress.com', 60, true),
  ]
  const counts = countPlaces(more, honest, model)
  expect([...suffixRisks(counts).keys()]).toEqual(['repl.co'])
  expect(suffixRisks(counts).get('repl.co')).toBeGreaterThan(1)
})
