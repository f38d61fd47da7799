import { expect, test } from 'vitest'
import { judged, signsOf } from '../../../testing/link-model.ts'

test.each([
  ['https://bit.ly/3xyz', 'shortener'],
  ['https://somebody.weebly.com', 'hosting'],
  ['https://somebody.vercel.app', 'hosting'],
  ['https://home.duckdns.org', 'dynamic-dns'],
  ['https://linktr.ee/somebody', 'link-in-bio'],
  ['https://ipfs.io/ipfs/Qm', 'ipfs'],
  ['https://somebody.eth.limo/page.html', 'name-gateway'],
  ['https://somebody.blogspot.co.za', 'hosting'],
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

test('a short link or a form is never red by its address alone', () => {
  for (const url of [
    'https://bit.ly/3verify',
    'https://qrco.de/login',
    'https://docs.google.com/forms/d/e/verify-account-login/viewform',
    'https://t.co/Ab9',
  ]) {
    expect(judged(url).is_scam).toBe(false)
  }
})

test('the fame of a shared place is not that of its tenants', () => {
  expect(
    judged('https://unheard-of-tenant-9x.weebly.com').opinions.find(({ engine }) => engine === 'link/popularity')
      ?.opinion,
  ).toBe('cannot-tell')
})

test('a name shown through a gateway is not flagged for the gateway, only for a brand it copies', () => {
  for (const url of [
    'https://vitalik.eth.limo/general/2025/01/23/l1l2future.html',
    'https://somebody-new.eth.link',
    'https://xk9-a.eth.limo/claim',
  ]) {
    expect(judged(url).verdict).toBe('cannot-tell')
  }
  expect(['suspicious', 'dangerous']).toContain(judged('https://paypal-login-verify.eth.limo').verdict)
})
