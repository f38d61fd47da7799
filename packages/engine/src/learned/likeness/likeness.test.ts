import { expect, test } from 'vitest'
import { wordGrams } from '../hash.ts'
import { createLikenessIndex, KEPT, likenessVote, tellingRuns } from './likeness.ts'
import { packRuns, RUN_PLACES, unpackRuns } from './likeness-runs.ts'

const idf = new Uint8Array(RUN_PLACES).fill(80)
const runs = (text: string): number[] => wordGrams(text.split(' '))

test('the nearest example comes first, and an added one is known at once', () => {
  const index = createLikenessIndex(idf)
  index.add({ id: 'a', label: 'scam', kind: 'parcel', excerpt: '' }, runs('your parcel waits at the depot pay the fee'))
  index.add({ id: 'b', label: 'honest', kind: 'other', excerpt: '' }, runs('see you at the station on sunday morning'))
  expect(index.nearest(runs('your parcel waits pay the fee now'), 2)[0]?.id).toBe('a')
  index.add({ id: 'c', label: 'scam', kind: 'parcel', excerpt: '' }, runs('your parcel waits pay the fee now'))
  const first = index.nearest(runs('your parcel waits pay the fee now'), 2)[0]
  expect(first?.id).toBe('c')
  expect(first?.similarity).toBeGreaterThan(0.95)
})

test('packed runs come back as they were, in rising order; a short list repeats its last', () => {
  const lists = [[131_071, 3, 65_536], [70_000], [9, 65_535, 12]]
  const packed = packRuns(lists, 3)
  expect([...unpackRuns(packed, 9, 3)]).toEqual([3, 65_536, 131_071, 70_000, 70_000, 70_000, 9, 12, 65_535])
})

test('an index read from a file answers like one that was filled by hand', () => {
  const texts = Array.from({ length: 40 }, (_, number) => `message ${number} about thing ${number % 7} at the depot`)
  const examples = texts.map((_, number) => ({ id: `${number}`, label: 'scam' as const, kind: '', excerpt: '' }))
  const read = createLikenessIndex(idf, {
    examples,
    runs: packRuns(
      texts.map((text) => tellingRuns(idf, runs(text), KEPT)),
      KEPT,
    ),
  })
  const filled = createLikenessIndex(idf)
  examples.forEach((example, number) => filled.add(example, runs(texts[number] ?? '')))
  for (const text of texts) {
    const rounded = (index: typeof read) =>
      index.nearest(runs(text), 1).map(({ id, similarity }) => [id, similarity.toFixed(5)])
    expect(rounded(read)).toEqual(rounded(filled))
  }
  expect(read.find('7')?.id).toBe('7')
})

test('asking twice gives the same answer', () => {
  const index = createLikenessIndex(idf)
  for (let number = 0; number < 50; number++)
    index.add(
      { id: String(number), label: 'scam', kind: 'other', excerpt: '' },
      runs(`message ${number} about the same thing here`),
    )
  expect(index.nearest(runs('the same thing here'), 5)).toEqual(index.nearest(runs('the same thing here'), 5))
})

test('the vote is positive near scams, negative near honest ones, and zero near nothing', () => {
  const near = { id: '', kind: '', excerpt: '', similarity: 0.8 }
  expect(likenessVote([{ ...near, label: 'scam' }])).toBeGreaterThan(0.5)
  expect(likenessVote([{ ...near, label: 'honest' }])).toBeLessThan(-0.5)
  expect(likenessVote([])).toBe(0)
})

test('a question among 100,000 examples is answered within 5 ms in the median', () => {
  let seed = 7
  const next = (most: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return seed % most
  }
  // Word frequencies fall as in real text: a few words are everywhere, most are rare.
  const word = (): number => Math.floor(90_000 * (next(10_000) / 10_000) ** 3) + next(20)
  const texts = Array.from({ length: 100_000 }, () => Array.from({ length: 60 }, word))
  const counts = new Uint32Array(RUN_PLACES)
  for (const text of texts) for (const bucket of text) counts[bucket] = (counts[bucket] ?? 0) + 1
  const index = createLikenessIndex(
    Uint8Array.from(counts, (count) => Math.min(255, 20 * Math.log(100_000 / (count + 1)))),
  )
  for (const [number, text] of texts.entries())
    index.add({ id: String(number), label: 'scam', kind: 'other', excerpt: '' }, text)
  const times = Array.from({ length: 41 }, () => {
    const asked = Array.from({ length: 150 }, word)
    const start = performance.now()
    index.nearest(asked, 8)
    return performance.now() - start
  }).sort((left, right) => left - right)
  expect(index.size()).toBe(100_000)
  // Three times the bar: test machines are busy with other things.
  expect(times[20]).toBeLessThan(15)
})
