import { expect, test } from 'vitest'
import { judged, signsOf } from '../test-model.ts'

test.each([
  ['https://bit.ly/3xyz', 'shortener'],
  ['https://somebody.weebly.com', 'hosting'],
  ['https://somebody.vercel.app', 'hosting'],
  ['https://home.duckdns.org', 'dynamic-dns'],
  ['https://linktr.ee/somebody', 'link-in-bio'],
  ['https://ipfs.io/ipfs/Qm', 'ipfs'],
  ['https://docs.google.com/forms/d/e/1', 'platform'],
])('%s stands on a %s place, and nobody calls that safe', (url, kind) => {
  expect(signsOf(url).owner.place?.kind).toBe(kind)
  expect(judged(url).opinions.find(({ engine }) => engine === 'link/place')?.opinion).toBe('cannot-tell')
  expect(judged(url).verdict).not.toBe('harmless')
})

test.each(['https://www.bbc.co.uk', 'https://example.us.com', 'https://www.weebly.com'])('%s is no tenant', (url) => {
  const { owner, link } = signsOf(url)
  expect(owner.domain).toBe(link.domain)
})

test('the fame of a shared place is not that of its tenants', () => {
  expect(
    judged('https://unheard-of-tenant-9x.weebly.com').opinions.find(({ engine }) => engine === 'link/popularity')
      ?.opinion,
  ).toBe('cannot-tell')
})
