import { countriesOf } from './phone-countries.ts'
import { phoneKinds } from './phone-kinds.ts'
import type { Bare, PhoneLine } from './types.ts'

const FORM = /^(?:\+|00)?[0-9(][0-9 ()./-]{1,29}$/

const lines: readonly { readonly country: string; readonly line: string; readonly pattern: RegExp }[] = phoneKinds
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [country, line, pattern] = row.split(' ')
    if (country === undefined || line === undefined || pattern === undefined) return []
    return [{ country, line, pattern: new RegExp(`^(?:${pattern})$`) }]
  })

const order: readonly PhoneLine[] = ['free', 'costly', 'personal', 'mobile']

/** `national`: the digits behind country code and leading zero. */
const lineOf = (country: string, national: string): PhoneLine | undefined =>
  order.find((line) => lines.some((row) => row.country === country && row.line === line && row.pattern.test(national)))

/**
 * Places that the United States' FTC (area codes 268, 284, 473, 649, 664, 767, 809, 829, 849, 876; 2014) and FCC (222,
 * 232; 2019) name for calls that ring once, so that people call back at the price of a call abroad.
 */
const ONE_RING = new Set('AG VG GD TC MS DM DO JM MR SL'.split(' '))

export const readPhone = (text: string): Bare | undefined => {
  const value = text.replace(/^tel:/i, '')
  const digits = value.replaceAll(/\D/g, '')
  if (!FORM.test(value) || digits.length < 3 || digits.length > 16) return undefined
  // Sums, dates and times are made of digits too.
  if (/^\d{1,9}[.,]\d{2}$|^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(value)) return undefined
  if (digits.length < 7) return /^\d{3,6}$/.test(value) ? { kind: 'short', value } : undefined
  const found = countriesOf(value)
  // Where countries share a plan they agree on it; where the code is missing they seldom do.
  const [line, ...otherLines] = new Set(found.map(({ country, national }) => lineOf(country, national)))
  return {
    kind: 'phone',
    value,
    countries: found.map(({ country }) => country),
    ...(line === undefined || otherLines.length > 0 ? {} : { line }),
    isOneRing: found.length > 0 && found.every(({ country }) => ONE_RING.has(country)),
  }
}
