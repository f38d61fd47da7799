import { expect, test } from 'vitest'
import { wordErrors, wordsOf } from './word-error.ts'

test('numbers are the same however they are written', () => {
  expect(wordsOf('call eight six six, five five five zero one four two')).toEqual(wordsOf('Call 866-555-0142.'))
  expect(wordsOf('two thousand one hundred dollars')).toEqual(wordsOf('$2,100'))
  expect(wordsOf('nine thirty')).toEqual(wordsOf('9:30'))
  expect(wordsOf('fifty nine dollars')).toEqual(wordsOf('$59'))
})

test('every changed, added and missing word counts once', () => {
  expect(wordErrors(['a', 'b', 'c'], ['a', 'x', 'c'])).toBe(1)
  expect(wordErrors(['a', 'b', 'c'], ['a', 'c'])).toBe(1)
  expect(wordErrors(['a', 'c'], ['a', 'b', 'c'])).toBe(1)
  expect(wordErrors(['a', 'b'], [])).toBe(2)
  expect(wordErrors([], ['a', 'b'])).toBe(2)
})
