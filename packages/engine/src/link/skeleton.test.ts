import { expect, test } from 'vitest'
import { skeletonOf, toLatin } from './skeleton.ts'
import { model } from '../../testing/link-model.ts'

const skeleton = (text: string): string => skeletonOf(text, model.confusables)

test.each([
  ['paypa1', 'paypal'],
  ['rnicrosoft', 'microsoft'],
  ['g00gle', 'google'],
  ['аррӏе', 'apple'],
  ['ｆacebook', 'facebook'],
  ['fаcеbооk', 'facebook'],
  ['vvalmart', 'walmart'],
  ['íkea', 'ikea'],
])('%s looks like %s', (fake, real) => {
  expect(skeleton(fake)).toBe(skeleton(real))
})

test('different words look different', () => {
  expect(skeleton('apple')).not.toBe(skeleton('maple'))
})

test('ASCII stays as it is', () => {
  expect(toLatin('paypa1-login', model.confusables)).toBe('paypa1-login')
})
