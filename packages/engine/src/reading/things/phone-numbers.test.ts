import { describe, expect, test } from 'vitest'
import { findPhones } from './find-numbers.ts'

const phonesIn = (text: string): string[] => findPhones(text).map(({ value }) => value)

describe('telephone numbers', () => {
  test.each([
    '+44 20 7946 0018',
    '+44 (0)20 7946 0018',
    '0044 7700 900123',
    '+1 (212) 736-5000',
    '+91 98765 43210',
    '+49 30 901820',
    '+63 917 123 4567',
    '+234 803 123 4567',
    '+254 712 345678',
    '+86 138 0013 8000',
    '+55 11 91234-5678',
    '+34 612 34 56 78',
    '020 7946 0018',
    '07700 900123',
    '(212) 736-5000',
    '1-800-275-2273',
    '0412 345 678',
    '030 901820123',
    '06 12 34 56 78',
    '0803 123 4567',
  ])('%s is one', (number) => {
    expect(phonesIn(`Please ask for Ann, ${number}, before five.`)).toEqual([number])
  })

  test.each([
    ['a country code that nobody has', '+999 123 456 789'],
    ['too short for its country', '+44 20 7946'],
    ['an order number', '1094 5567 2210'],
    ['a date', '12.10.2026'],
    ['a sum', '$1,250.00'],
    ['a tracking number', '9400 1000 0000 0000 0000 00'],
    ['nothing that begins so', '0000 123 456'],
  ])('%s is not', (_why, text) => {
    expect(phonesIn(`It says ${text} on the paper.`)).toEqual([])
  })

  test('a short number counts when one is told to call it', () => {
    expect(phonesIn('Please call 612345 today')).toEqual(['612345'])
  })
})
