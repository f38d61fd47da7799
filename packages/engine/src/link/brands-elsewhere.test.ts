import { expect, test } from 'vitest'
import { judged } from '../../testing/link-model.ts'

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
  const said = (url: string): string | undefined =>
    judged(url, { claimed: ['Adidas'] }).opinions.find(({ engine }) => engine === 'link/brand-name')?.because.id
  expect(said('https://www.adidas.lu')).not.toBe('claimed-elsewhere')
  expect(said('https://adidas-sale-desk7.net')).toBe('claimed-elsewhere')
  expect(said('https://adidas.com.ru')).toBe('claimed-elsewhere')
})

test('only a brand with known branches has unknown ones, and those are told as what they may be', () => {
  for (const url of ['adidas.lu', 'airbnb.dz', 'santander.com.pe'])
    expect(judged(url)).toMatchObject({ verdict: 'cannot-tell', because: { id: 'branch-abroad' } })
  for (const url of ['roblox.com.ge', 'netflix.com.ge', 'adidas.com.ru'])
    expect(judged(url)).toMatchObject({ verdict: 'suspicious', because: { id: 'other-ending' } })
})

test('the reason is the sign that can be named, not the score', () => {
  const report = judged('https://royalmail-redelivery.com')
  expect(report.verdict).toBe('dangerous')
  expect(report.because).toEqual({ id: 'names-brand', values: { brand: 'Royal Mail', domain: 'royalmail.com' } })
})
