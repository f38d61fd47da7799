import { describe, expect, test } from 'vitest'
import { analyzeText } from '../../engine/src/report/analyze-text.ts'
import { judged, model as linkModel } from '../../engine/testing/link-model.ts'
import { readTestModel } from '../../engine/testing/text-model.ts'
import { LinkReport, TextReport } from './reports.ts'
import { sayLink, sayText } from './say-report.ts'

const parts = { model: readTestModel(), links: { model: linkModel } }
const found = (text: string) => analyzeText(text, parts)

const SCAM =
  'USPS: your package is held because of an incomplete address. Pay the $1.95 redelivery fee within 24 hours: https://usps-redelivery-fee.top/x'
const TALK =
  'Anna: hi, I am stuck abroad, send me 500 by transfer\nme: ok sent it\nAnna: hurry, I need 500 more now or they arrest me'
const LINKS = [
  'https://www.wikipedia.org',
  'paypa1-login.xyz/verify',
  'paypa1.com',
  'bit.ly/x',
  'http://192.0.2.1/',
  'a-site-nobody-knows-8812.com',
  'https://docs.google.com/forms/d/1',
  'https://www.irs.gov',
]

/** Every text in a report but those that come from the message or from outside. */
const ownStrings = (value: unknown, key = ''): string[] => {
  if (/^(?:quote|text|url|excerpt|speaker|found_keywords|values|imitates|address|unwrapped|model)$/.test(key)) return []
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((each) => ownStrings(each, key))
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, each]) => ownStrings(each, name))
    : []
}

describe('the engine speaks in ids', () => {
  test.each([SCAM, TALK, 'See you at dinner', 'Ваша посылка задержана'])('text %#', (text) => {
    expect(ownStrings(found(text)).filter((each) => /\s/.test(each))).toEqual([])
  })
  test.each(LINKS)('link %s', (url) => {
    expect(ownStrings(judged(url)).filter((each) => /\s/.test(each))).toEqual([])
  })
})

describe('a text report in words', () => {
  test('ids and sentences stand side by side', () => {
    const advice = ['open-and-pay-nothing', 'report-it'] as const
    const links = [
      {
        url: 'paypa1.com',
        start: 0,
        end: 2,
        verdict: 'dangerous',
        imitates: 'PayPal',
        because: { id: 'one-letter-off', values: { brand: 'PayPal', domain: 'paypal.com' } },
      } as const,
    ]
    const report = TextReport.parse(sayText({ ...found(SCAM), kind: { id: 'parcel' }, advice, links }))
    expect(report.kind).toEqual({ id: 'parcel', name: 'Fake parcel notice' })
    expect(report.advice).toEqual([
      'Do not open the link and do not pay.',
      'You can report it where you live. Keep the message until then.',
    ])
    expect(report.advice_ids).toEqual(advice)
    expect(report.links).toEqual([
      {
        ...links[0],
        reason:
          'This link is very likely a scam: it looks like PayPal with a letter changed: their own address is paypal.com.',
      },
    ])
    expect(report.evidence.length).toBeGreaterThan(0)
    for (const { title, why } of report.evidence) expect([title, why].join()).toMatch(/^[A-Z].+,[A-Z].+\.$/)
  })
  test('a conversation says what usually comes next', () => {
    expect(sayText(found(TALK)).conversation).toMatchObject({
      stage: 'paid',
      next: expect.stringMatching(/^Usually another fee comes next/),
    })
  })
  test('a language we do not know is said to be so, and one we know is not spoken of', () => {
    expect(sayText(found('Ваша посылка задержана, оплатите пошлину')).language.note).toMatch(/^We cannot read/)
    expect(sayText(found('See you at dinner')).language.note).toBeUndefined()
  })
  test('a question has its id', () => {
    const { question, question_id } = sayText({ ...found('hi'), question: 'expected-it' })
    expect([question, question_id]).toEqual([
      'Do you know the sender, and were you expecting this message?',
      'expected-it',
    ])
  })
  test('a sign without words is an error, not a blank', () => {
    const evidence = found(SCAM).evidence.map((each) => ({ ...each, rule: 'text/nobody-wrote-this' }))
    expect(() => sayText({ ...found(SCAM), evidence })).toThrow('text/nobody-wrote-this')
  })
  test('what is no address is not said to be one that we cannot tell', () => {
    const links = [
      { url: 'x', start: 0, end: 1, verdict: 'cannot-tell', because: { id: 'not-an-address', values: {} } } as const,
    ]
    expect(sayText({ ...found('x'), links }).links[0]?.reason).toBe('This does not read as a web address.')
  })
})

describe('a link report in words', () => {
  test.each(LINKS)('%s: whole sentences, every value in its place', (url) => {
    const report = LinkReport.parse(sayLink(judged(url)))
    expect(report.explanation).toMatch(/^[A-Z][^{}]{10,300}\.$/)
    expect(report.because?.id).toBe(judged(url).because.id)
    expect(report.advice_ids).toHaveLength(report.advice.length)
    for (const said of [...report.opinions.flatMap(({ name, reason }) => [name, reason]), ...report.advice])
      expect(said).toMatch(/^[A-Z][^{}]+$/)
  })
  test('safe is said only of what is harmless', () => {
    for (const url of LINKS) {
      const report = sayLink(judged(url))
      expect(report.explanation.includes('appears to be safe')).toBe(report.verdict === 'harmless')
    }
  })
  test('an outside service keeps its name and its words', () => {
    const outside = [
      { engine: 'outside/x', name: 'X', opinion: 'malicious', reason: 'X warns of {brand} & $&.' } as const,
    ]
    const report = sayLink(judged('https://www.wikipedia.org', { outside }))
    expect(report.opinions.at(-1)).toMatchObject({ engine: 'outside/x', name: 'X', reason: 'X warns of {brand} & $&.' })
    expect(report.explanation).toBe('This link is very likely a scam: X warns of {brand} & $&.')
  })
  test('the name of a list is taken as it is', () => {
    const lists = { find: () => ({ status: 'blocked', list: '{list} $1' }) as const }
    expect(sayLink(judged('example.com', { lists })).explanation).toContain('({list} $1)')
  })
})
