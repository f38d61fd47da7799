import type { Bare } from './types.ts'

const IBAN = /^[A-Z]{2}[0-9]{2}[A-Z0-9]{10,30}$/

const LETTER_A = 'A'.charCodeAt(0)

/** ISO 13616: the first four go to the end, letters count from ten, and what is left of 97 is one. */
const fits = (iban: string): boolean => {
  let rest = 0
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = /[0-9]/.test(sign) ? Number(sign) : sign.charCodeAt(0) - LETTER_A + 10
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

export const readIban = (text: string): Bare | undefined => {
  const iban = text.replaceAll(/[ -]/g, '').toUpperCase()
  // Most of an account's number is digits; a word in capitals is none.
  if (!IBAN.test(iban) || iban.replaceAll(/\D/g, '').length < 8) return undefined
  return { kind: 'iban', value: text, country: iban.slice(0, 2), fits: fits(iban) }
}
