import { expect, test } from 'vitest'
import { judged, opinionOf } from '../../../testing/link-model.ts'

test.each([
  ['paypa1.com', 'PayPal'],
  ['https://аррӏе.com', 'Apple'],
  ['rnicrosoft.com', 'Microsoft'],
  ['paypal.com.secure-check-77.net', 'PayPal'],
  ['wwwnetflix.info', 'Netflix'],
  ['wells-fargo.org', 'Wells Fargo'],
  ['netfilx.com', 'Netflix'],
  ['insta.gram.net', 'Instagram'],
  ['coinbase.claims', 'Coinbase'],
])('%s is taken for a copy of %s', (url, brand) => {
  expect(['suspicious', 'malicious']).toContain(opinionOf('link/look-alike', url))
  expect(judged(url).imitates?.brand).toBe(brand)
})

test.each([
  'https://www.paypal.com/signin',
  'https://www.apple.com',
  'https://apple.news',
  'https://amazon.de',
  'https://www.telegraph.co.uk/news',
  'https://www.google.at/maps',
  'https://soundcloud-com.translate.goog/x',
  'https://www-jstor-org.eproxy.lib.hku.hk/stable/1',
  'https://azure.status.microsoft',
  'https://payoneer.custhelp.com/app/home',
  'https://www.maple.ca',
  'https://vodafone.co.nz',
  'https://www.finance.gov.bs',
  'https://kb.cloud.it',
])("%s is nobody's copy", (url) => {
  expect(opinionOf('link/look-alike', url)).toBe('cannot-tell')
  expect(judged(url).imitates).toBeUndefined()
})
