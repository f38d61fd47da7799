import { expect, test } from 'vitest'
import { maskPersonal } from './mask-personal.ts'

const cases: readonly (readonly [string, string])[] = [
  ['Dear Margaret Okafor, your parcel waits.', 'Dear [name], your parcel waits.'],
  ['hi margaret, your parcel waits', 'hi [name], your parcel waits'],
  ['Hello Mr. Jones, please pay today', 'Hello Mr. [name], please pay today'],
  ['Sehr geehrte Frau Müller, Ihr Konto', 'Sehr geehrte Frau [name], Ihr Konto'],
  ['Hi mum, this is my new number', 'Hi mum, this is my new number'],
  ['Dear customer, your account is on hold', 'Dear customer, your account is on hold'],
  ['Dear Sir or Madam', 'Dear Sir or Madam'],
  ['Hello there how are you', 'Hello there how are you'],
  ['Call +44 7700 900123 now', 'Call [phone number] now'],
  ['Call (202) 555-0143 now', 'Call [phone number] now'],
  ['Write to ann.lee@example.org today', 'Write to [e-mail address] today'],
  ['Your card 4111 1111 1111 1111 was used', 'Your card [card number] was used'],
  ['IBAN GB33BUKB20201555555555 please', 'IBAN [account number] please'],
  ['Account number: 20394857, sort code 20-30-40', 'Account number: [account number], sort code [account number]'],
  ['Your code is 482913. Tell nobody.', 'Your code is [code]. Tell nobody.'],
  ['Your reference 8849201123 is ready', 'Your reference [number] is ready'],
  ['I live at 14 Oak Hill Road, London SW1A 1AA', 'I live at [address], London [address]'],
  ['Komm in die Lindenstraße 12', 'Komm in die [address]'],
  ['Habita en la calle Mayor 14', 'Habita en la [address]'],
  [
    'Pay $1,250.00 at https://fee-desk.top/pay?u=ann.lee%40x&n=88213 today',
    'Pay $1,250.00 at https://fee-desk.top/pay? today',
  ],
  ['The meeting is on 12.10.2026 at 15:30', 'The meeting is on 12.10.2026 at 15:30'],
  ['The year 2026 brought 300 visitors', 'The year 2026 brought 300 visitors'],
]

test.each(cases)('%s', (text, masked) => {
  expect(maskPersonal(text)).toBe(masked)
})

test('masking a masked text changes nothing', () => {
  for (const [, masked] of cases) expect(maskPersonal(masked)).toBe(masked)
})

test('the person’s own names are taken out as names, not as words', () => {
  expect(maskPersonal('Margaret will pay. Ask Okafor, she will.', ['Margaret', 'Will Okafor'])).toBe(
    '[name] will pay. Ask [name], she will.',
  )
})

test('a long text is masked in well under a second', () => {
  const text = 'Dear Ann, call 020 7946 0018 or pay GB33BUKB20201555555555. '.repeat(830).slice(0, 50_000)
  const start = performance.now()
  maskPersonal(text)
  expect(performance.now() - start).toBeLessThan(3000)
})
