import { expect, test } from 'vitest'
import { readTestParts } from '../../testing/text-model.ts'
import { lookAt } from '../learned/look.ts'
import { kindOf } from './kind-of.ts'

const parts = readTestParts()
const said = (text: string, kinds?: Record<string, number>): string | undefined =>
  kindOf(parts.model, lookAt(text, parts), kinds === undefined ? undefined : { score: 6, kinds })

test('no kind is said that nothing in the text speaks for', () => {
  const text = 'Storage find, going quick, come on then'
  expect(said(text, { romance: 0.3, charity: 0.2 })).toBeUndefined()
  expect(said(text, { romance: 0.99 })).toBe('romance')
})

test('a kind that a rule speaks for is said', () => {
  expect(said('USPS: your parcel is on hold. Pay the $1.20 redelivery fee: usps-pay.top', { parcel: 0.3 })).toBe(
    'parcel',
  )
})
