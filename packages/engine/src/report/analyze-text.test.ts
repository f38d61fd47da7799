import { describe, expect, test } from 'vitest'
import type { ListLookup } from '../link/types.ts'
import { analyzeText } from './analyze-text.ts'
import { SCAM_ABOVE, SUSPICIOUS_ABOVE } from '../learned/combine.ts'
import { excerptOf, learnExample } from '../learned/likeness/learn-example.ts'
import { readTestParts } from '../../testing/text-model.ts'

const parts = readTestParts()
const judge = (text: string) => analyzeText(text, parts)

describe('reports', () => {
  test('a parcel-fee text is a scam, says why, quotes the original and says what to do', () => {
    const text =
      'USPS: your package is held because of an incomplete address. Pay the $1.95 redelivery fee within 24 hours: https://usps-redelivery-fee.top/x'
    const report = judge(text)
    expect(report.score).toBeGreaterThan(SCAM_ABOVE)
    expect(report.verdict).toBe('scam')
    expect(report.kind?.id).toBe('parcel')
    expect(report.evidence.length).toBeGreaterThan(1)
    for (const { quote, start, end } of report.evidence) expect(text.slice(start, end)).toBe(quote)
    expect(report.advice[0]).toBe('open-and-pay-nothing')
    expect(report.found_keywords.length).toBeGreaterThan(0)
  })

  test('a genuine sign-in code is legitimate', () => {
    const report = judge('Your sign-in code is 482913. It expires in 10 minutes. Do not share it with anyone.')
    expect(report.score).toBeLessThanOrEqual(SUSPICIOUS_ABOVE)
    expect(report.verdict).toBe('legitimate')
    expect(report.kind).toBeUndefined()
  })

  test('quotes stand in the text as it came, disguises and all', () => {
    const text = '\n\n  Yоur acc0unt is l0cked!! Verify y\u200bour pаypal at http://pp-help.example/login  \n'
    for (const { quote, start, end } of judge(text).evidence) expect(text.slice(start, end)).toBe(quote)
  })

  test('the score is the sum of its shown parts, and never below zero', () => {
    for (const text of ['Send me the code you got, quickly', 'See you at dinner', 'Pay $50 now or be arrested']) {
      const { score, parts: shown } = judge(text)
      expect(score).toBeCloseTo(Math.max(0, shown.likeness + shown.keywords), 1)
    }
  })

  test('the same text gives the same report', () => {
    const text = 'Hi mum, this is my new number. Can you pay a bill for me today?'
    expect(judge(text)).toEqual(judge(text))
  })

  test('links are judged with what the message claims, and their word counts', () => {
    const claimed = judge('Netflix: update your card at https://billing-desk-help.com/a')
    expect(claimed.links).toMatchObject([{ url: 'https://billing-desk-help.com/a', verdict: 'dangerous' }])
    expect(claimed.tiers).toContain('links')
    const own = judge('Netflix: update your card at https://netflix.com/a')
    expect(own.links).toMatchObject([{ verdict: 'harmless' }])
    expect(claimed.score).toBeGreaterThan(own.score)
    expect(judge('See https://netflix-update-card.com/a').links[0]?.imitates).toBe('Netflix')
  })

  test("the operator's lists count in texts too", () => {
    const lists: ListLookup = {
      find: ({ host }) =>
        host === 'club.example.org' ? { status: 'blocked', list: 'ours' } : { status: 'not-listed' },
    }
    const text = 'The minutes are at https://club.example.org/minutes'
    const listed = analyzeText(text, { ...parts, links: { ...parts.links, lists } })
    expect(listed.links[0]?.verdict).toBe('dangerous')
    expect(judge(text).links[0]?.verdict).not.toBe('dangerous')
    expect(listed.score).toBeGreaterThan(judge(text).score)
  })

  test('a sender whose address copies somebody is judged too; one that looks right, or a free mail box, says nothing', () => {
    const mail = (from: string) => `From: Tax Office <${from}>\nSubject: Your refund\nPlease see the letter enclosed.`
    const linksOf = (from: string) => judge(mail(from)).links
    expect(linksOf('refunds@paypal-secure-login.com')).toMatchObject([{ url: 'paypal-secure-login.com' }])
    expect(linksOf('refunds@irs.gov')).toEqual([])
    expect(linksOf('paypal-secure-login@gmail.com')).toEqual([])
    expect(judge('Write to me: ann@paypal-secure-login.com').links).toEqual([])
  })

  test('the kind that the encoder names has its say', () => {
    const text = 'You have an unpaid fee. Please settle it today.'
    const kindOf = (kinds: Record<string, number>) =>
      analyzeText(text, { ...parts, encoder: { score: 6, kinds } }).kind?.id
    expect(kindOf({ parcel: 1 })).toBe('parcel')
    expect(kindOf({ 'toll-parking': 1 })).toBe('toll-parking')
  })

  test('an encoder score moves the answer and is named as a tier', () => {
    const text = 'Could you help me with something later today?'
    const higher = analyzeText(text, { ...parts, encoder: { score: 5 } })
    expect(higher.score).toBeGreaterThan(judge(text).score)
    expect(higher.tiers).toContain('encoder')
    expect(judge(text).tiers).not.toContain('encoder')
  })

  test('an approved example is known at once', () => {
    const fresh = readTestParts()
    const text = 'Zorbo lottery desk: you won the velvet draw. Pay the fee by gift card today to claim your prize.'
    learnExample(fresh.model, { id: 'new-1', label: 'scam', kind: 'prize', text })
    expect(analyzeText(text, fresh).similar[0]?.id).toBe('new-1')
  })

  test('a long example is shown by its beginning, cut between two words', () => {
    expect(excerptOf('Pay the fee\n\nnow', 20)).toBe('Pay the fee now')
    expect(excerptOf('Pay the fee now or it goes back', 20)).toBe('Pay the fee now or…')
    expect(excerptOf('包裹已到达请支付费用否则退回', 6)).toBe('包裹已到达请…')
  })

  test('a known scam that only means something alike is shown where there is reason to worry', () => {
    const fresh = readTestParts()
    learnExample(fresh.model, {
      id: 'new-1',
      label: 'scam',
      kind: 'prize',
      text: 'Zorbo lottery desk: the velvet draw waits',
    })
    const similarTo = (score: number, similarity: number) =>
      analyzeText('Could you help me with something later today?', {
        ...fresh,
        encoder: {
          score,
          similar: [
            { id: 'new-1', similarity },
            { id: 'nobody knows', similarity },
          ],
        },
      }).similar.map(({ id, kind }) => [id, kind])
    expect(similarTo(9, 0.9)).toEqual([['new-1', 'prize']])
    expect(similarTo(9, 0.4)).toEqual([])
    expect(similarTo(-9, 0.9)).toEqual([])
  })

  test('the encoder can be in doubt where the core is not', () => {
    const unsure = (text: string, doubt: number) => analyzeText(text, { ...parts, encoder: { score: 0, doubt } }).unsure
    expect(unsure('Hi, is this you?', 6)).toBe(true)
    expect(unsure('Hi, is this you?', -9)).toBe(false)
    // Where a scam is improbable there is nothing to doubt.
    expect(unsure('Hi, are you still coming on Friday?', 6)).toBe(false)
  })

  test('a language we have no words for is said to be so', () => {
    const report = judge('Ваша посылка задержана, оплатите пошлину по ссылке')
    expect(report.language.known).toBe(false)
    expect(report.language.code).toBe('ru')
  })
})

describe('bad input', () => {
  const letters = 'pay send click verify account $100 www.a.top call +1 202 555 0100 '
  const cases: Readonly<Record<string, string>> = {
    empty: '',
    'white space': ' \n\t \r\n ',
    '50,000 characters': letters.repeat(800).slice(0, 50_000),
    'more than 50,000': letters.repeat(1200),
    'lone surrogates': 'a\ud800b\udc00 \udbff pay now',
    NUL: 'pay\0now\0\0',
    'right-to-left overrides': '\u202eyap ot kcilc\u202c pay \u2066now\u2069',
    'one letter': 'a'.repeat(50_000),
    'one space': ' '.repeat(50_000),
    'one digit': '1'.repeat(50_000),
    'one dot': '.'.repeat(50_000),
    'one hyphen': '-'.repeat(50_000),
    'one emoji': '😀'.repeat(20_000),
    'one at sign': 'a@'.repeat(20_000),
    brackets: '['.repeat(30_000),
    'lines with colons': 'a: b\n'.repeat(10_000),
    'dotted letters': 'a.'.repeat(25_000),
    'hosts without end': 'a-'.repeat(20_000) + '.com',
  }
  for (const [name, text] of Object.entries(cases)) {
    test(`${name}: a sane report, in time`, () => {
      const start = performance.now()
      const report = judge(text)
      expect(performance.now() - start).toBeLessThan(2500)
      expect(report.score).toBeGreaterThanOrEqual(0)
      expect(Number.isFinite(report.probability)).toBe(true)
      for (const { start: from, end, quote } of report.evidence) expect(text.slice(from, end)).toBe(quote)
    })
  }
  test('nothing to read is legitimate with a score of zero', () => {
    expect(judge('   ').score).toBe(0)
    expect(judge('').verdict).toBe('legitimate')
  })
})
