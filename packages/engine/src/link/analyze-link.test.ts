import { expect, test } from 'vitest'
import { analyzeLink } from './analyze-link.ts'
import { judged, model } from '../../testing/link-model.ts'
import type { OutsideOpinion } from './types.ts'

const SAMPLES = [
  'https://www.wikipedia.org',
  'paypa1-login.xyz/verify',
  'bit.ly/x',
  'http://192.0.2.1/',
  'a-site-nobody-knows-8812.com',
  'https://docs.google.com/forms/d/1',
]

test.each(SAMPLES)('%s: the counts are the opinions, and red is the only scam', (url) => {
  const report = judged(url)
  for (const kind of ['harmless', 'suspicious', 'malicious'] as const) {
    expect(report.details[kind]).toBe(report.opinions.filter(({ opinion }) => opinion === kind).length)
  }
  expect(report.is_scam).toBe(report.verdict === 'dangerous')
  expect(report.opinions).toHaveLength(8)
  expect(report.advice.length).toBeGreaterThan(0)
  expect(report.probability).toBeGreaterThanOrEqual(0)
  expect(report.probability).toBeLessThanOrEqual(1)
})

test("exactly one part of the address is marked as the owner's, and the parts make up the address", () => {
  const { address } = judged('https://user:pw@login.example.co.uk:8443/a/b?c=d#e')
  expect(address.filter((part) => part.owner)).toEqual([{ kind: 'owner', text: 'example.co.uk', owner: true }])
  expect(address.map((part) => part.text).join('')).toBe('https://user:pw@login.example.co.uk:8443/a/b?c=d#e')
})

test('names in foreign letters are shown as people see them', () => {
  expect(judged('https://аррӏе.com').address.find((part) => part.owner)?.text).toBe('аррӏе.com')
})

test('the address inside a redirector is judged', () => {
  const report = judged('https://www.google.com/url?q=https://paypa1.com/signin')
  expect(report).toMatchObject({
    url: 'https://paypa1.com/signin',
    imitates: { brand: 'PayPal', domain: 'paypal.com' },
  })
  expect(report.unwrapped).toHaveLength(1)
})

test('safe is said only where something vouches for the site', () => {
  expect(judged('https://www.wikipedia.org').verdict).toBe('harmless')
  for (const url of ['bit.ly/x', 'https://docs.google.com/forms/d/1', 'paypa1.com']) {
    expect(judged(url).verdict).not.toBe('harmless')
  }
})

test('outside services are counted and heard, one opinion each', () => {
  const outside = (opinion: OutsideOpinion['opinion']): OutsideOpinion[] => [
    { engine: 'outside/x', name: 'X', opinion, reason: 'X says so.' },
  ]
  const url = 'https://www.wikipedia.org'
  expect(judged(url, { outside: outside('malicious') })).toMatchObject({
    verdict: 'dangerous',
    details: { malicious: 1 },
  })
  expect(judged(url, { outside: outside('suspicious') })).toMatchObject({ verdict: 'suspicious' })
  expect(judged(url, { outside: outside('failed') })).toMatchObject({
    verdict: 'harmless',
    details: judged(url).details,
  })
})

test('where a link hides where it leads, the person is told what to ask for', () => {
  const advice = (url: string): string[] => judged(url).advice.map(({ id }) => id)
  expect(advice('https://bit.ly/x')).toContain('ask-for-full-address')
  expect(advice('https://u123.ct.sendgrid.net/ls/click?upn=u001.AbCdEf')).toContain('ask-for-full-address')
  expect(advice('https://a-quiet-garden-club.org')).not.toContain('ask-for-full-address')
})

test('the router at home is not called a scam, a hidden number is still noticed', () => {
  expect(judged('http://192.168.1.1/').verdict).toBe('cannot-tell')
  expect(judged('http://0x7f.1/').verdict).toBe('suspicious')
})

test('the same link gets the same report', () => {
  for (const url of SAMPLES) expect(analyzeLink(url, model)).toEqual(analyzeLink(url, model))
})

test('www and scheme change nothing', () => {
  for (const site of ['example.com', 'paypal-login.xyz', 'wikipedia.org']) {
    const probability = judged(site).probability
    expect(judged(`https://www.${site}/`).probability).toBe(probability)
    expect(judged(`http://${site}`).probability).toBe(probability)
  }
})

const HOSTILE = [
  `http://${'a.'.repeat(31)}com`,
  `http://${'a-'.repeat(31)}.com/`,
  `https://example.com/${'%41'.repeat(2000)}`,
  `https://example.com/?${'a=b&'.repeat(2000)}`,
  `https://example.com/${'/'.repeat(5000)}`,
  `https://${'xn--'.repeat(10)}.com`,
  `https://example.com/#${'@'.repeat(5000)}`,
  `https://${'1'.repeat(60)}.com`,
  `${'paypal-'.repeat(8)}x.com`,
  `https://user:${'p'.repeat(5000)}@example.com`,
  `https://example.com/${'a@a.'.repeat(1000)}`,
  '１２７．０．０．１',
]

test.each(HOSTILE)('hostile input %# is answered quickly and never an error', (pasted) => {
  analyzeLink(pasted, model)
  const started = performance.now()
  expect(['judged', 'not-a-link']).toContain(analyzeLink(pasted, model).status)
  expect(performance.now() - started).toBeLessThan(1000)
})

test('rubbish of every kind is a value, never an exception', () => {
  let state = 1
  for (let i = 0; i < 3000; i += 1) {
    let text = i % 3 === 0 ? 'http://' : ''
    for (let k = 0; k < 30; k += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      text += String.fromCharCode(i % 2 === 0 ? 32 + (state % 95) : state % 0x10000)
    }
    expect(['judged', 'not-a-link']).toContain(analyzeLink(text, model).status)
  }
})
