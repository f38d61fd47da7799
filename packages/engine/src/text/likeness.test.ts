import { expect, test } from 'vitest'
import { wordGrams } from './hash.ts'
import { createLikenessIndex, IDF_SIZE, likenessVote } from './likeness.ts'

const idf = new Uint8Array(IDF_SIZE).fill(80)
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
  const index = createLikenessIndex(idf)
  let seed = 7
  const next = (most: number): number => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0) % most
  // Word frequencies fall as in real text: a few words are everywhere, most are rare.
  const word = (): number => Math.floor(60_000 * (next(1000) / 1000) ** 3) + next(40)
  for (let number = 0; number < 100_000; number++)
    index.add({ id: String(number), label: 'scam', kind: 'other', excerpt: '' }, Array.from({ length: 32 }, word))
  const times = Array.from({ length: 41 }, () => {
    const asked = Array.from({ length: 120 }, word)
    const start = performance.now()
    index.nearest(asked, 8)
    return performance.now() - start
  }).sort((left, right) => left - right)
  expect(times[20]).toBeLessThan(process.env['CI'] === undefined ? 15 : 40)
  expect(index.size()).toBe(100_000)
})
