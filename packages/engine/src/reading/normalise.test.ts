import { expect, test } from 'vitest'
import { normalise, originalSpan } from './normalise.ts'

const quoteOf = (original: string, found: RegExp): string => {
  const mapped = normalise(original)
  const match = found.exec(mapped.text)
  if (match === null) return ''
  const { start, end } = originalSpan(mapped, { start: match.index, end: match.index + match[0].length })
  return original.slice(start, end)
}

test('hidden characters go, and a quote still covers them in the original', () => {
  expect(normalise('pass\u200bword').text).toBe('password')
  expect(quoteOf('your pass\u200bword now', /password/)).toBe('pass\u200bword')
})

test('look-alike letters inside Latin words read as Latin', () => {
  expect(normalise('Verify your pаypаl account').text).toBe('Verify your paypal account')
})

test('a text in Cyrillic stays as it is', () => {
  expect(normalise('Привет, как дела?').text).toBe('Привет, как дела?')
})

test('letters set apart are joined, initials too', () => {
  expect(normalise('send a g.i.f.t card').text).toBe('send a gift card')
  expect(normalise('U.S.P.S parcel').text).toBe('USPS parcel')
  expect(quoteOf('send a g.i.f.t card', /gift/)).toBe('g.i.f.t')
})

test('digits for letters are undone only where a known word comes out', () => {
  expect(normalise('your acc0unt is l0cked').text).toBe('your account is locked')
  expect(normalise('salary of 100k and R15k').text).toBe('salary of 100k and R15k')
})

test('slips of a picture reader are undone', () => {
  expect(normalise('your cornpany and PayPaI').text).toBe('your company and PayPal')
})

test('wide letters, accents and quotes become plain', () => {
  expect(normalise('ＦＲＥＥ código “now”').text).toBe('FREE codigo "now"')
})

test('every character of the plain copy points into the original', () => {
  const original = 'Çok güzel 👍🏽 ﬁne \ud800 end\r\nnext ﷺ'
  const mapped = normalise(original)
  expect(mapped.from).toHaveLength(mapped.text.length)
  mapped.from.forEach((start, index) => {
    expect(start).toBeLessThan(original.length)
    expect(mapped.to[index]).toBeGreaterThan(start)
    expect(mapped.to[index]).toBeLessThanOrEqual(original.length)
  })
})

test('signs that open into many letters add only so much to a text', () => {
  const { text, from } = normalise(`ﷺ㎢ ${'ﷺ'.repeat(40_000)} 𝐩𝐚𝐲`)
  expect(text).toContain('km2')
  expect(text.length).toBeLessThan(52_000)
  expect(text.endsWith('ﷺ pay')).toBe(true)
  expect(from.length).toBe(text.length)
})
