import { expect, test } from 'vitest'
import { readWords } from './read.ts'
import type { ThingKind } from './types.ts'

const found = (text: string, kind: ThingKind): string[] =>
  readWords(text)
    .things.filter((thing) => thing.kind === kind)
    .map(({ original }) => text.slice(original.start, original.end))

test('links are found with scheme, bare, broken up and spoken', () => {
  expect(found('see https://example.com/a?b=1.', 'link')).toEqual(['https://example.com/a?b=1'])
  expect(found('pay at usps-fee.top/x now', 'link')).toEqual(['usps-fee.top/x'])
  expect(found('go to hxxp://bad.example/a', 'link')).toEqual(['hxxp://bad.example/a'])
  expect(found('visit secure[.]bank-help[.]com today', 'link')).toEqual(['secure[.]bank-help[.]com'])
  expect(found('go to energy credit dot com', 'link')).toHaveLength(1)
  expect(found('renew now //_9qr.de/bvb2 or //onx.la/00cf', 'link')).toEqual(['//_9qr.de/bvb2', '//onx.la/00cf'])
  expect(found('write to ann@ yahoo dot com', 'link')).toEqual([])
  expect(found('yes // no.it is and/or http://', 'link')).toEqual([])
})

test('a mail address inside a link does not hide the link', () => {
  const text = 'open https://parcel-desk.top/in?user=ann@example.com now'
  expect(found(text, 'link')).toEqual(['https://parcel-desk.top/in?user=ann@example.com'])
  expect(found(text, 'mail')).toEqual([])
  expect(found('go to parcel-desk.top/a?e=ann@example.com', 'link')).toEqual(['parcel-desk.top/a?e=ann@example.com'])
  expect(found('write to ann@example.com or see example.com', 'mail')).toEqual(['ann@example.com'])
  expect(found('write to www.ann@example.com', 'link')).toEqual([])
})

test('a sentence that begins without a space is no link', () => {
  expect(found('Your account.My friend said so. I was there.It rained.', 'link')).toEqual([])
})

test('mail addresses, phone numbers, sums and codes are told apart', () => {
  const text = 'Write to a.b@example.org or call +44 20 7946 0018. It costs £12.50. Your code is 482913.'
  expect(found(text, 'mail')).toEqual(['a.b@example.org'])
  expect(found(text, 'phone')).toEqual(['+44 20 7946 0018'])
  expect(found(text, 'sum')).toEqual(['£12.50'])
  expect(found(text, 'code')).toHaveLength(1)
})

test('dates are no phone numbers', () => {
  expect(found('Due on 12.05.2026 or 2026-05-12', 'phone')).toEqual([])
})

test('sums in many currencies are found', () => {
  const sums = [
    'Rs 1,250.00',
    '₹499',
    'Ksh350.00',
    'R$ 84,90',
    '23,10 EUR',
    '500 euros',
    'two hundred dollars',
    'Rp650.000',
  ]
  expect(sums.filter((text) => found(`pay ${text} now`, 'sum').length !== 1)).toEqual([])
})

test('crypto addresses, gift cards and payment apps are found', () => {
  expect(found('to bc1q4t8zmx7w0pl2vvd8xw7 please', 'crypto')).toHaveLength(1)
  expect(found('two Steam gift cards', 'gift-card')).toHaveLength(1)
  expect(found('zelle it or use PayPal', 'payment-app')).toHaveLength(2)
})

test('a sender is a name in its place, not a word that happens to look like one', () => {
  expect(found('USPS: your parcel', 'sender')).toEqual(['USPS'])
  expect(found('we ran ups and downs, a smart chase', 'sender')).toEqual([])
})
