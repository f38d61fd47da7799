import { hashText, readTrees, treeScore, writeTrees } from '@atlas/engine/link-training'
import { expect, test } from 'vitest'
import { fitGrams, gramRows, quantised, rawScore } from './gram-training.ts'
import { domainOf, normalised } from './rows.ts'
import { isTaken, mayTrain, partOf } from './sources.ts'
import { fitTrees } from './tree-training.ts'
import { measureWords } from './word-weights.ts'

test.each([
  ['https://www.Example.com/', 'Example.com'],
  ['"http://a.example.com/x,y"', 'a.example.com/x,y'],
  ['example.com/a/', 'example.com/a/'],
])('%s is compared as %s', (url, plain) => {
  expect(normalised(url)).toBe(plain)
})

test('tenants of a free host are different owners', () => {
  expect(domainOf('evil.vercel.app/x')).toBe('evil.vercel.app')
  expect(domainOf('a.b.example.co.uk')).toBe('example.co.uk')
})

const row = (malicious: boolean, source: string, date = '') => ({
  url: 'a.example',
  domain: 'a.example',
  malicious,
  source,
  date,
})

test('only sources whose licence allows it, and only before the cut, are learnt from', () => {
  expect(mayTrain(row(true, 'TweetFeed:phishing', '2025-01-01'))).toBe(true)
  expect(mayTrain(row(true, 'TweetFeed:phishing', '2025-06-01'))).toBe(false)
  expect(mayTrain(row(true, 'TweetFeed:malware/other', '2025-06-01'))).toBe(false)
  expect(mayTrain(row(true, 'openphish/public_feed', '2024-11-01'))).toBe(false)
  expect(mayTrain(row(true, 'phishfort-lists'))).toBe(false)
  expect(mayTrain(row(false, 'HN daily (meixger/hackernews-daily)'))).toBe(false)
  expect(mayTrain(row(false, 'citizenlab/test-lists:NEWS'))).toBe(false)
  expect(mayTrain(row(false, 'kagisearch/smallweb (feeds)'))).toBe(true)
})

test('a domain is always dealt to the same part', () => {
  const parts = Array.from({ length: 2000 }, (_, i) => partOf(`site${i}.example`))
  expect(parts.filter((part) => part === 'train').length).toBeGreaterThan(1500)
  expect(parts.filter((part) => part === 'test').length).toBeGreaterThan(120)
  expect(partOf('site1.example')).toBe(partOf('site1.example'))
  expect(Array.from({ length: 2000 }, (_, i) => isTaken(`u${i}`, 0.3, 1)).filter(Boolean).length).toBeGreaterThan(500)
})

test('trees learn what a line cannot, and come back from the file the same', () => {
  const rows = 2000
  const features = Float32Array.from({ length: rows * 2 }, (_, i) => hashText(`v${i}`) / 2 ** 32)
  const labels = Uint8Array.from({ length: rows }, (_, i) =>
    Number((features[i * 2] ?? 0) > 0.5 !== (features[i * 2 + 1] ?? 0) > 0.5),
  )
  const settings = { trees: 40, leaves: 8, minRows: 5, l2: 1, rate: 0.3, rowShare: 0.9, featureShare: 1 }
  const trees = readTrees(writeTrees(fitTrees(features, 2, labels, new Float32Array(rows).fill(1), settings)))
  const right = labels.filter((label, i) => Number(treeScore(trees, features.subarray(i * 2, i * 2 + 2)) > 0) === label)
  expect(right.length / rows).toBeGreaterThan(0.97)
})

test('letter runs learn which words are bad', () => {
  const texts = Array.from({ length: 400 }, (_, i) => (i % 2 === 0 ? `^login${i}$` : `^garden${i}$`))
  const visit = (text: string, mask: number, use: (slot: number) => void) => {
    for (let i = 0; i + 3 <= text.length; i += 1) use(hashText(text.slice(i, i + 3)) & mask)
  }
  const grams = gramRows(texts, 1023, visit)
  const labels = Uint8Array.from(texts, (_, i) => Number(i % 2 === 0))
  const all = Uint32Array.from(texts, (_, i) => i)
  const fit = fitGrams(grams, labels, new Float32Array(400).fill(1), all, 1024, { epochs: 5, rate: 0.2, decay: 0 })
  expect(rawScore(grams, fit, 0)).toBeGreaterThan(0)
  expect(rawScore(grams, fit, 1)).toBeLessThan(0)
  expect(Math.max(...quantised(fit).bytes.map(Math.abs))).toBeLessThanOrEqual(127)
})

test('a brand word is worth what the counts say', () => {
  const brand = (word: string) => ({ name: word, tier: 1, words: [word], domains: [`${word}.com`] }) as const
  const scams = new Set(Array.from({ length: 50 }, (_, i) => `paypal-login${i}.xyz`))
  const visited = new Set(Array.from({ length: 50 }, (_, i) => `apple-garden${i}.com`))
  const weights = measureWords([brand('paypal'), brand('apple')], scams, visited)
  expect(weights.get('paypal')).toBe(3)
  expect(weights.get('apple')).toBe(0)
})
