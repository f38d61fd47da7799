import { expect, test } from 'vitest'
import { isOneEditApart } from './edit-distance.ts'

test.each([
  ['paypal', 'paypall', true],
  ['paypal', 'papal', true],
  ['paypal', 'paypel', true],
  ['paypal', 'payapl', true],
  ['paypal', 'paypal', false],
  ['paypal', 'pyapla', false],
  ['paypal', 'pa', false],
  ['', 'a', true],
])('%s and %s: %s', (a, b, apart) => {
  expect(isOneEditApart(a, b)).toBe(apart)
  expect(isOneEditApart(b, a)).toBe(apart)
})
