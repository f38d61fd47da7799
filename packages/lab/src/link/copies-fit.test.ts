import { expect, test } from 'vitest'
import { codeFiles } from './code-hash.ts'
import { bestCopies, type CopyCell } from './copies-fit.ts'
import { greatestRank } from './weigher-fit.ts'

const cells = (how: string, weight: number, scams: number, honest: number, caught = 0): CopyCell[] => [
  ...Array.from({ length: scams }, () => ({ how, weight, malicious: true, caught: false })),
  ...Array.from({ length: caught }, () => ({ how, weight, malicious: true, caught: true })),
  ...Array.from({ length: honest }, () => ({ how, weight, malicious: false, caught: false })),
]

test('the honest links allowed are spent where they catch the most scams', () => {
  const seen = [
    ...cells('brand-word', 1, 20, 1),
    ...cells('brand-and-lure', 1, 15, 1),
    ...cells('brand-within', 2, 6, 5),
    ...cells('one-letter-off', 2, 2, 3),
  ]
  expect(bestCopies(seen, 2, 1)).toEqual({ 'brand-word': 1, 'brand-and-lure': 1 })
  expect(bestCopies(seen, 1, 1)).toEqual({ 'brand-word': 1 })
  expect(bestCopies(seen, 7, 1)).toEqual({ 'brand-word': 1, 'brand-and-lure': 1, 'brand-within': 2 })
  expect(bestCopies(seen, 0, 1)).toEqual({})
})

test('of equals the strictest weight is taken, and what was hardly seen does not count', () => {
  expect(bestCopies(cells('look-alike-letters', 2, 0, 0, 4), 3, 1)).toEqual({ 'look-alike-letters': 2 })
  expect(bestCopies(cells('look-alike-letters', 2, 0, 0, 4), 3, 5)).toEqual({})
})

test('an honest link is never given up for less than a scam', () => {
  expect(bestCopies(cells('other-ending', 3, 0, 1, 4), 9, 1)).toEqual({})
})

test('the code a stage is made of is all that it imports: a change to weighing makes no tree again', () => {
  const names = (entry: string): string[] => codeFiles(entry).map((file) => file.replaceAll('\\', '/'))
  expect(names('fit.ts')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/tree-growing\.ts$/),
      expect.stringMatching(/link\/model\/features\.ts$/),
      expect.stringMatching(/link\/signs\/imitation\.ts$/),
    ]),
  )
  expect(names('fit.ts').some((file) => /weigh\.ts$|evaluate\.ts$/.test(file))).toBe(false)
  expect(names('weigher-fit.ts').some((file) => file.endsWith('engine/src/link'))).toBe(true)
})

test('the well known are covered as far as the scams that may be lost allow', () => {
  const lost = [1, 2, 4, 4, 4, 6].map((rank) => ({ signs: { rank } }))
  expect(greatestRank(lost, 0)).toBe(0)
  expect(greatestRank(lost, 2.9)).toBe(3)
  expect(greatestRank(lost, 5)).toBe(5)
  expect(greatestRank(lost, 6)).toBe(13)
})
