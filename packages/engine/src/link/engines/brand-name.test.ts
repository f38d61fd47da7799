import { expect, test } from 'vitest'
import { judged, opinionOf } from '../../../testing/link-model.ts'

const engine = 'link/brand-name'

test.each([
  'paypal-login-secure.xyz',
  'netflix.account-check-77.net',
  'securepaypallogin.net',
  'metamask-help.webflow.io',
])('%s names a brand that does not own it', (url) => {
  expect(opinionOf(engine, url)).toBe('suspicious')
})

test.each(['https://www.netflix.com/browse', 'https://signin.ebay.de', 'https://www.dhl.de/en.html'])(
  '%s is the brand itself',
  (url) => {
    expect(opinionOf(engine, url)).toBe('harmless')
  },
)

test.each(['https://groups-of-seven-choir.org', 'https://pineapplefarm-vermont.com', 'https://chasewater-anglers.org'])(
  '%s only happens to hold the letters',
  (url) => {
    expect(opinionOf(engine, url)).toBe('cannot-tell')
  },
)

test('a message that speaks of one company and links to another place is noticed', () => {
  const context = { claimed: ['PayPal'] }
  expect(opinionOf(engine, 'https://parcel-info-desk7.net', context)).toBe('suspicious')
  expect(judged('https://parcel-info-desk7.net', context).verdict).not.toBe('harmless')
  expect(opinionOf(engine, 'https://www.paypal.com/x', context)).toBe('harmless')
  expect(judged('https://paypal-refund-desk7.net', context).verdict).toBe('dangerous')
})

test('a claimed name that we do not know changes nothing', () => {
  const plain = judged('https://parcel-info-desk7.net')
  expect(judged('https://parcel-info-desk7.net', { claimed: ['Aunt Ann'] })).toEqual(plain)
})
