import { expect, test } from 'vitest'
import { splitAdvice } from './split-advice.ts'

test('the first sentence is the stop, the rest its reason', () => {
  expect(splitAdvice('Call your bank yourself. Use the number on your card.')).toEqual({
    head: 'Call your bank yourself',
    rest: 'Use the number on your card.',
  })
  expect(splitAdvice('Typed it in? Change it now. Then everywhere else.').head).toBe('Typed it in? Change it now')
  expect(splitAdvice('Do not answer, do not pay.')).toEqual({ head: 'Do not answer, do not pay', rest: '' })
})
