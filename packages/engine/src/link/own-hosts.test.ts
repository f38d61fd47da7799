import { expect, test } from 'vitest'
import { judged, signsOf } from '../../testing/link-model.ts'

/** Hosts of brands that look foreign; they stand in the tables. */
test.each([
  ['https://monzo.me/ann', 'Monzo'],
  ['https://phon.pe/abc', 'PhonePe'],
  ['https://kotk.in/abc', 'Kotak Mahindra Bank'],
  ['https://temu.to/m/x', 'Temu'],
  ['https://shp.ee/abc', 'Shopee'],
  ['https://lin.ee/abc', 'LINE'],
  ['https://amzn.in/d/abc', 'Amazon'],
  ['https://m.paytm.me/msg', 'Paytm'],
  ['https://1.kmbl.in/abc', 'Kotak Mahindra Bank'],
])("%s is %s's own, and where it leads cannot be told", (url, brand) => {
  expect(signsOf(url).ownBrand?.name).toBe(brand)
  expect(judged(url).verdict).toBe('cannot-tell')
})

test.each([
  'https://github.com/somebody/thing',
  'https://www.facebook.com/somebody',
  'https://somebody.sharepoint.com/x',
  'https://www.docusign.net/Member/1',
])('%s: a user made it, so the fame of the site says nothing', (url) => {
  expect(judged(url).verdict).toBe('cannot-tell')
  expect(judged(url).because.id).toBe('platform')
})

test.each(['https://github.com', 'https://www.facebook.com', 'https://www.docusign.com/'])(
  '%s is the front door, which is its own',
  (url) => {
    expect(judged(url).verdict).toBe('harmless')
  },
)
