import { expect, test } from 'vitest'
import { placeOnScale, sayPart, sayScore } from './score.ts'

test('the cut points stand where the scale draws them', () => {
  expect([0, 1.5, 4, 10, 42, -1].map(placeOnScale)).toEqual([0, 28, 58, 100, 100, 0])
  expect(placeOnScale(7)).toBe(79)
})

test('a score has two decimals', () => {
  expect(sayScore(4.5)).toBe('4.50')
  expect(sayScore(10)).toBe('10.00')
})

test('what goes past the end of the scale is not shown as if the scale went on', () => {
  expect(sayScore(10.6)).toBe('10 or more')
  expect(sayPart(10.6)).toBe('10.60')
})
