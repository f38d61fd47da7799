import { expect, test } from 'vitest'
import { analyzeLink } from '../analyze-link.ts'
import { lookUpLists, parseList } from '../parse-list.ts'
import { judged, model, opinionOf } from '../../../testing/link-model.ts'

test('popularity speaks for well-known sites and is silent about others', () => {
  expect(opinionOf('link/popularity', 'https://www.wikipedia.org')).toBe('harmless')
  expect(opinionOf('link/popularity', 'https://a-site-nobody-knows-8812.com')).toBe('cannot-tell')
})

test('endings: public bodies are vouched for, cheap ones are not', () => {
  expect(opinionOf('link/suffix-risk', 'https://www.irs.gov')).toBe('harmless')
  expect(opinionOf('link/suffix-risk', 'https://www.ox.ac.uk')).toBe('harmless')
  expect(opinionOf('link/suffix-risk', 'https://parcel-help.icu')).toBe('suspicious')
  expect(opinionOf('link/suffix-risk', 'https://example.no')).toBe('cannot-tell')
})

test('a risky ending says nothing of a site that is known', () => {
  expect(opinionOf('link/suffix-risk', 'https://www.10086.cn')).toBe('cannot-tell')
  expect(judged('https://www.10086.cn').verdict).toBe('harmless')
  expect(opinionOf('link/suffix-risk', 'https://a-site-nobody-knows-8812.cn')).toBe('suspicious')
})

test('without a learned model that engine says so and is not counted', () => {
  const report = analyzeLink('https://example.com', { ...model, learned: undefined })
  expect(report).toMatchObject({ status: 'judged' })
  if (report.status !== 'judged') return
  expect(report.opinions.find(({ engine }) => engine === 'link/learned')?.opinion).toBe('skipped')
})

test('lists decide: blocked is dangerous, allowed is harmless, no lists is skipped', () => {
  const lists = lookUpLists([
    { name: 'ours', kind: 'block', entries: parseList('https://www.wikipedia.org/bad-page') },
    { name: 'trusted', kind: 'allow', entries: parseList('paypa1.com') },
  ])
  expect(judged('https://www.wikipedia.org/bad-page', { lists })).toMatchObject({ verdict: 'dangerous', is_scam: true })
  expect(judged('https://paypa1.com', { lists })).toMatchObject({ verdict: 'harmless', is_scam: false })
  expect(opinionOf('link/lists', 'https://example.com', { lists })).toBe('cannot-tell')
  expect(opinionOf('link/lists', 'https://example.com')).toBe('skipped')
})

test('a list that failed to load is told as failed', () => {
  const lists = { find: () => ({ status: 'failed' }) as const }
  expect(opinionOf('link/lists', 'https://example.com', { lists })).toBe('failed')
})
