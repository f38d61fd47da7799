import { expect, test } from 'vitest'
import { piecesOf, reasonsOf } from './marks.ts'

const text = 'Pay now, pay now or lose it.'
const found = (rule: string, start: number, end: number) =>
  ({ rule, title: rule, why: '', quote: text.slice(start, end), start, end, strength: 'strong', points: 1 }) as const

test('reasons are numbered along the text, and a rule that fired twice is one reason', () => {
  const reasons = reasonsOf(text, [found('threat', 20, 27), found('hurry', 9, 16), found('hurry', 0, 7)])
  expect(reasons.map(({ number, rule }) => [number, rule])).toEqual([
    [1, 'hurry'],
    [2, 'threat'],
  ])
})

test('pieces put together are the text again, also where marks overlap', () => {
  const evidence = [found('a', 0, 12), found('b', 9, 16)]
  const pieces = piecesOf(text, evidence, reasonsOf(text, evidence))
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.map((piece) => [piece.text, piece.reasons, piece.pins])).toEqual([
    ['Pay now, ', [1], []],
    ['pay', [1, 2], [1]],
    [' now', [2], [2]],
    [' or lose it.', [], []],
  ])
})

test('pins stand in reading order, also where one mark lies inside another', () => {
  const evidence = [found('whole', 0, 27), found('inside', 9, 16), found('b', 20, 27)]
  const reasons = reasonsOf(text, evidence)
  const pins = piecesOf(text, evidence, reasons).flatMap((piece) => piece.pins)
  expect(pins).toEqual([1, 2, 3])
  expect(reasons.map(({ rule }) => rule)).toEqual(['inside', 'whole', 'b'])
})

test('evidence that stands nowhere in the text is a reason without a mark', () => {
  const evidence = [{ ...found('whole', 0, 0), end: 0 }]
  const reasons = reasonsOf(text, evidence)
  expect(reasons[0]?.isInText).toBe(false)
  expect(piecesOf(text, evidence, reasons)).toHaveLength(1)
})
