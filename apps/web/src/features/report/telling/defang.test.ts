import { expect, test } from 'vitest'
import { defang, hostOf } from './defang.ts'

test('no link can be tapped', () => {
  expect(defang('Pay at https://royal-mail.fee.com/x?id=1 now.')).toBe('Pay at royal-mail[.]fee[.]com/x?id=1 now.')
  expect(defang('fee.com')).toBe('fee[.]com')
  expect(defang('HTTP://10.0.0.7/login')).toBe('10[.]0[.]0[.]7/login')
  expect(defang('bücher.example, пример.рф')).toBe('bücher[.]example, пример[.]рф')
})

test('numbers to call and addresses to write to are left out', () => {
  for (const number of ['+44 7700 900123', '(020) 7946-0958', '4111 1111 1111 1111', '482913', '+1.202.555.0143'])
    expect(defang(`Call ${number} today`), `at ${number}`).toBe('Call [number] today')
  expect(defang('Write to ann.lee@mail.example')).toBe('Write to [e-mail address]')
})

test('what is neither stays', () => {
  for (const text of ['Forward it to 7726.', 'A fee of $1,842.60 in 2026.', 'Stop. Do not pay.', 'Score 7.42 of 10'])
    expect(defang(text)).toBe(text)
})

test('of a link only its host is told', () => {
  expect(hostOf('https://user:pw@fee.com:8080/a?mail=ann')).toBe('fee.com:8080')
  expect(hostOf('fee.com/a')).toBe('fee.com')
})
