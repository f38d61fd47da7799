import { expect, test } from 'vitest'
import { fitLine } from './eight-bits.ts'

test('the line through what was trained and what the file says is found', () => {
  const said = [-6, -2, 0, 1, 5].map((file) => ({ file, trained: 1.02 * file + 0.13 }))
  expect(fitLine(said)).toEqual({ stretch: 1.02, shift: 0.13 })
})

test('without texts to compare nothing is made up for', () => {
  expect(fitLine([])).toEqual({ stretch: 1, shift: 0 })
})
