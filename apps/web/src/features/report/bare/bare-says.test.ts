import { bareWords, say } from '@atlas/contract'
import { expect, test } from 'vitest'
import { formOf, lookOfBare } from './bare-says.ts'

const phone = { kind: 'phone', value: '+1 876 555 0123', countries: ['JM'], isOneRing: true } as const
const mail = { kind: 'mail', value: 'a@b.example', owner: 'b.example', isFree: false, verdict: 'cannot-tell' } as const

test('a number that rings once is named with its country, and that it is a call abroad', () => {
  expect(formOf(phone)).toEqual(['A number of Jamaica.', bareWords.notInside, bareWords.oneRing])
})

test('a number without its country’s code names the countries it may be from', () => {
  const sentence = say(bareWords.several, { countries: 'Germany or Austria' })
  expect(formOf({ ...phone, value: '0171 123', countries: ['DE', 'AT'], isOneRing: false })).toEqual([sentence])
})

test('a form can warn and never acquits: nothing is shown as legitimate', () => {
  expect(lookOfBare({ ...mail, verdict: 'dangerous', imitates: 'PayPal' })).toMatchObject({
    tone: 'scam',
    title: bareWords.titles.mailCopies,
  })
  for (const verdict of ['harmless', 'cannot-tell'] as const)
    expect(lookOfBare({ ...mail, verdict }).tone).toBe('unsure')
  expect(lookOfBare({ kind: 'iban', value: 'x', country: 'DE', fits: true }).tone).toBe('unsure')
  expect(lookOfBare({ kind: 'iban', value: 'x', country: 'DE', fits: false }).tone).toBe('susp')
})
