import { describe, expect, test } from 'vitest'
import type { LinkOpinion } from '../reading/types.ts'
import { because } from '../link/reasons.ts'
import { readBare } from './read-bare.ts'

const judgeLink = (url: string): LinkOpinion =>
  url.includes('paypa1')
    ? { verdict: 'dangerous', because: because('no-tricks'), imitates: 'PayPal' }
    : { verdict: 'cannot-tell', because: because('no-tricks') }

const homeOf = (name: string): string | undefined => (name.toLowerCase() === 'amazon' ? 'amazon.com' : undefined)

const bare = (text: string) => readBare(text, { judgeLink, homeOf })

describe('a telephone number alone', () => {
  test.each([
    ['+44 7400 123456', ['GB'], 'mobile'],
    ['+44 (0)20 7946 0018', ['GB'], undefined],
    ['0044 70 1234 5678', ['GB'], 'personal'],
    ['+49 900 1234567', ['DE'], 'costly'],
    ['+1 800 555 0199', ['US', 'CA'], 'free'],
    ['(212) 736-5000', ['US', 'CA'], undefined],
    ['Tel: +34 612 34 56 78', ['ES'], 'mobile'],
    ['Is +44 7400 123456 a scam?', ['GB'], 'mobile'],
    ['+999 123 4567', [], undefined],
  ])('%s', (text, countries, line) => {
    const found = bare(text)
    expect(found?.kind).toBe('phone')
    if (found?.kind !== 'phone') return
    expect(found.countries).toEqual(countries)
    expect(found.line).toBe(line)
  })

  test('a number of an island that rings once is known by its area code, though it looks American', () => {
    expect(bare('+1 876 555 0123')).toMatchObject({ kind: 'phone', countries: ['JM'], isOneRing: true })
    expect(bare('+1 212 736 5000')).toMatchObject({ kind: 'phone', isOneRing: false })
  })

  test('without its country’s code it may be several countries’', () => {
    const found = bare('0171 1234567')
    expect(found?.kind === 'phone' && found.countries.length).toBeGreaterThan(1)
  })

  test('a short number or a code is said to be one', () => {
    expect(bare('7726')).toEqual({ kind: 'short', value: '7726' })
  })
})

test('an address is read by the part that somebody owns', () => {
  expect(bare('service@mail.paypa1-desk.com')).toMatchObject({
    kind: 'mail',
    owner: 'paypa1-desk.com',
    isFree: false,
    verdict: 'dangerous',
    imitates: 'PayPal',
  })
  expect(bare('hmrc.refunds@gmail.com')).toMatchObject({ kind: 'mail', isFree: true, verdict: 'cannot-tell' })
  expect(bare('nobody@nowhere')).toBeUndefined()
})

test('an account number’s check digits are counted', () => {
  expect(bare('DE89 3704 0044 0532 0130 00')).toMatchObject({ kind: 'iban', country: 'DE', fits: true })
  expect(bare('GB29 NWBK 6016 1331 9268 18')).toMatchObject({ kind: 'iban', country: 'GB', fits: false })
})

test('a wallet is named by its form; check letters are counted where that is done here', () => {
  expect(bare('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toMatchObject({ coin: 'bitcoin', fits: true })
  expect(bare('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5')).toMatchObject({ coin: 'bitcoin', fits: false })
  expect(bare('1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2')).toEqual({
    kind: 'wallet',
    coin: 'bitcoin',
    value: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  })
  expect(bare('0x52908400098527886E0F7030069857D2E4169EE7')).toMatchObject({ coin: 'ethereum' })
  expect(bare('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')).toMatchObject({ coin: 'tron' })
})

test('who asks about a name, an address or nothing at all is understood', () => {
  expect(bare('Is Amazon a scam?')).toEqual({ kind: 'name', value: 'Amazon', home: 'amazon.com' })
  expect(bare('is the website paypa1-desk.com legit')).toMatchObject({ kind: 'link', verdict: 'dangerous' })
  expect(bare('Ist Larkfield Bank seriös?')).toEqual({ kind: 'name', value: 'Larkfield Bank' })
  expect(bare('¿Es Larkfield una estafa?')).toEqual({ kind: 'name', value: 'Larkfield' })
  expect(bare('Is this a scam?')).toEqual({ kind: 'question' })
  expect(bare('is this number fake')).toEqual({ kind: 'question' })
})

test.each([
  'See you at six, love, Tom',
  'Call +44 7400 123456 now or your account is closed',
  'Your code is 482913',
  'Is the meeting still on for three, or is it a scam that we all have to come?',
  'HELLO12345',
  '12.50',
  '24.12.2026',
  '18:30',
  'Pay to DE89 3704 0044 0532 0130 00 today',
  'one\n+44 7400 123456',
  'a'.repeat(40),
  '',
])('a message stays a message: %s', (text) => expect(bare(text)).toBeUndefined())
