import { expect, test } from 'vitest'
import { judged, opinionOf, signsOf } from '../../testing/link-model.ts'
import { lookUpLists, parseList } from './parse-list.ts'

const verdict = (url: string): string => judged(url).verdict

test.each([
  'https://www.wikipedia.org',
  'https://en.wikipedia.org/wiki/Fraud',
  'https://www.bbc.co.uk/news',
  'https://www.irs.gov/payments',
  'https://www.ox.ac.uk',
  'https://www.tsinghua.edu.cn',
  'https://www.starlingbank.com',
  'https://www.correios.com.br',
  'https://battle.net',
  'https://www.royalmail.com/track-your-item',
])('%s is known, and that is said', (url) => {
  expect(verdict(url)).toBe('harmless')
})

test.each([
  'https://a-quiet-garden-club.org',
  'https://www.bakery-on-the-corner.co.uk/opening-hours',
  'https://family-photos-of-ours.net',
])('%s: nothing speaks against it, but nobody knows it, so we cannot tell', (url) => {
  const report = judged(url)
  expect(report.verdict).toBe('cannot-tell')
  expect(report.because.id).toBe('not-widely-known')
  expect(report.details).toEqual({ harmless: 0, suspicious: 0, malicious: 0 })
})

test('what was learned, or a service that found nothing, never acquits', () => {
  const url = 'https://a-quiet-garden-club.org'
  const outside = [{ engine: 'outside/x', name: 'X', opinion: 'harmless', reason: 'X found nothing.' }] as const
  expect(opinionOf('link/learned', url)).not.toBe('harmless')
  expect(judged(url, { outside }).verdict).toBe('cannot-tell')
})

test("the operator's allow list does acquit", () => {
  const lists = lookUpLists([{ name: 'ours', kind: 'allow', entries: parseList('a-quiet-garden-club.org') }])
  expect(judged('https://a-quiet-garden-club.org', { lists }).verdict).toBe('harmless')
})

test.each([
  'https://somebody.weebly.com',
  'https://docs.google.com/forms/d/e/1',
  'https://drive.google.com/file/d/1/view',
  'https://www.dropbox.com/s/abc/file.pdf',
  'https://d111111abcdef8.cloudfront.net/x',
  'https://somebody.myshopify.com/products/a',
  'https://bit.ly/3xyz',
])('%s: anybody puts pages there, so the host vouches for none', (url) => {
  expect(verdict(url)).not.toBe('harmless')
})

test.each([
  'https://www.bing.com/ck/a?!&&p=1&u=zzz',
  'https://u123.ct.sendgrid.net/ls/click?upn=u001.AbCdEf',
  'https://www.wikipedia.org/redirect?url=https%3A%2F%2Fa-site-nobody-knows-8812.com',
])('%s leads elsewhere, so its own fame says nothing', (url) => {
  expect(verdict(url)).not.toBe('harmless')
})

test('a known site that sends people on to a scam is told by the scam, with the way there', () => {
  const url = 'https://www.wikipedia.org/goto?url=https%3A%2F%2Fpaypal-login-verify.xyz%2F'
  const report = judged(url)
  expect(report).toMatchObject({ verdict: 'dangerous', url: 'https://paypal-login-verify.xyz/' })
  expect(report.unwrapped).toEqual([url])
})

test('the front door of a place is its own page', () => {
  expect(signsOf('https://www.weebly.com/').usersPagesOn).toBeUndefined()
  expect(signsOf('https://somebody.weebly.com/').usersPagesOn).toBe('weebly.com')
})

test('a name below a known one or a code alone may be the work of others', () => {
  for (const url of [
    'https://xk2-secure-desk.wikipedia.org/',
    'https://www.bbc.co.uk/Ab9xQ2',
    'https://www.bbc.co.uk/forms/8fad5b',
  ])
    expect(signsOf(url).ownPart).toBe(false)
  for (const url of [
    'https://en.wikipedia.org/wiki/A',
    'https://www.bbc.co.uk/news/uk-1234',
    'https://login.live.com/',
  ])
    expect(signsOf(url).ownPart).toBe(true)
})

test('nothing vouches for a page in the machinery of a site', () => {
  for (const site of ['https://www.irs.gov', 'https://www.bbc.co.uk', 'https://www.paypal.com']) {
    expect(verdict(`${site}/wp-content/plugins/login.html`)).not.toBe('harmless')
    expect(verdict(`${site}/help/login.html`)).toBe('harmless')
  }
})

test('a name under an ending that its owner sells is the buyer\u2019s, not the seller\u2019s', () => {
  for (const url of ['https://quiet-garden.eu.com', 'https://quiet-garden.us.com', 'https://quiet-garden.com.ru']) {
    expect(signsOf(url).ownBrand).toBeUndefined()
    expect(verdict(url)).not.toBe('harmless')
  }
})

test('only endings that a registry gives to public bodies alone vouch', () => {
  expect(signsOf('https://www.irs.gov').publicBody).toBe(true)
  expect(signsOf('https://www.tsinghua.edu.cn').publicBody).toBe(true)
  expect(signsOf('https://free-coins.edu.pl').publicBody).toBe(false)
  expect(signsOf('https://anything.go.it').publicBody).toBe(false)
})
