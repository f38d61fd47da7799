import { expect, test } from 'vitest'
import { judged, signsOf } from '../../testing/link-model.ts'

const FLAGGED = ['suspicious', 'dangerous']

test.each([
  ['roblox.com.ml', 'Roblox'],
  ['roblox.com.py', 'Roblox'],
  ['roblox.com.ru', 'Roblox'],
  ['paypal.com.py', 'PayPal'],
  ['netflix.icu', 'Netflix'],
  ['coinbase.eu.com', 'Coinbase'],
  ['whatsapapcs.com', 'WhatsApp'],
  ['wvvw-roblox.com', 'Roblox'],
  ['wwwwnetflix.com', 'Netflix'],
  ['123paypal.com', 'PayPal'],
  ['paypall.com', 'PayPal'],
  ['roblox-private-server.xyz', 'Roblox'],
])('%s pretends to be %s', (url, brand) => {
  const report = judged(url)
  expect(FLAGGED).toContain(report.verdict)
  expect(report.imitates?.brand).toBe(brand)
  expect(report.because.values['brand']).toBe(brand)
})

test.each([
  'amazon.ie',
  'amazon.com.be',
  'vodafone.co.nz',
  'vodafone.pt',
  'santander.cl',
  'ikea.com.tr',
  'randstad.ca',
  'telegram.hr',
  'hsbc.com.vn',
  'adidas.co.id',
  'orange.be',
  'link.kg',
  'haver.hu',
  'eternal-brides.com',
  'maple.ca',
])('%s is a branch, or somebody else, and is not flagged', (url) => {
  expect(FLAGGED).not.toContain(judged(url).verdict)
  expect(judged(url).imitates).toBeUndefined()
})

test('a branch that a message speaks of is no other place', () => {
  const context = { claimed: ['Randstad'] }
  expect(judged('https://www.randstad.ca', context).verdict).toBe('harmless')
  expect(judged('https://randstad-jobs-desk7.net', context).verdict).not.toBe('harmless')
})

test('only a brand with known branches has unknown ones', () => {
  expect(signsOf('vodafone.co.nz').likeness?.doubtful ?? 'own').toMatch(/branch|own/)
  expect(signsOf('roblox.com.ge').likeness).toMatchObject({ how: 'other-ending' })
  expect(signsOf('roblox.com.ge').likeness?.doubtful).toBeUndefined()
})

test('the reason is the sign that can be named, not the score', () => {
  const report = judged('https://royalmail-redelivery.com')
  expect(report.verdict).toBe('dangerous')
  expect(report.because).toEqual({ id: 'names-brand', values: { brand: 'Royal Mail', domain: 'royalmail.com' } })
})
