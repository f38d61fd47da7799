import { isWorldNumber } from '../reading/things/phone-numbers.ts'
import type { Language, Reading, Span } from '../reading/types.ts'

/** What can be seen in a message without reading its language. */
export type ForeignSign = Span & { readonly id: 'account' | 'crypto' | 'phone-abroad' }

/** Sums in money that only messages in other languages speak of. */
const otherSums =
  /(?<![0-9.,])[0-9]{1,3}(?:[ .,][0-9]{2,3}){0,4} {0,2}(?:kr|zł|zl|pln|sek|nok|dkk|isk|kč|czk|ft|huf|lei|ron|лв|bgn|kn|din|rsd|руб|₽|rub|грн|₴|uah|tl|₺|try|บาท|thb|đ|vnd|円|jpy|원|krw|₪|درهم|ريال|تومان|৳|₸|₾|₼)(?![\p{L}])/iu

const iban = /(?<![A-Z0-9])[A-Z]{2}[0-9]{2}(?: ?[A-Z0-9]{2,4}){3,8}(?![A-Z0-9])/g

/** "Account" in many languages, and the number behind it. */
const accountNumber =
  /(?:kont[oau]|kontonummer|konto-?nr|tili(?:numero)?|účtu?|ucet|bankszámla|számlaszám|contul?|hesap|stk|tài khoản|рахунок|сч[её]т[ау]?|карт[ауы]|сметк[аи]|račun|λογαριασμ[οό]ς?|บัญชี|口座|계좌|חשבון|حساب|accounts?|a\/c)[^0-9\n]{0,24}[0-9](?:[0-9]|[ ./-][0-9]){5,29}/iu

/** The remainder by 97 that every IBAN leaves is 1. */
const isIban = (written: string): boolean => {
  const letters = written.replaceAll(' ', '')
  if (letters.length < 15 || letters.length > 34) return false
  let rest = 0
  for (const sign of `${letters.slice(4)}${letters.slice(0, 4)}`) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

/** The codes of the countries in which a language is at home. */
const homeCodes: Readonly<Partial<Record<Language, string>>> = {
  ar: '20 212 213 216 218 222 249 961 962 963 964 965 966 967 968 970 971 973 974',
  az: '994',
  be: '375',
  bg: '359',
  bn: '880 91',
  ca: '34 376',
  cs: '420',
  da: '45 299 298',
  el: '30 357',
  et: '372',
  fa: '98 93 992',
  fi: '358',
  he: '972',
  hr: '385 387',
  hu: '36 40',
  hy: '374',
  is: '354',
  ja: '81',
  ka: '995',
  ko: '82',
  lt: '370',
  lv: '371',
  no: '47',
  pl: '48',
  ro: '40 373',
  ru: '7 375 380 998 996 371 372',
  sk: '421',
  sl: '386',
  sq: '355 383',
  sr: '381 387 382',
  sv: '46 358',
  ta: '91 94 65 60',
  th: '66',
  tr: '90 357',
  uk: '380',
  ur: '92 91',
  vi: '84',
}

const isAbroad = (written: string, language: Language): boolean => {
  const codes = homeCodes[language]
  const digits = written.replaceAll(/[^0-9]/g, '').replace(/^00/, '')
  if (codes === undefined || !/^(?:\+|00)/.test(written.trim()) || !isWorldNumber(digits)) return false
  return !codes.split(' ').some((code) => digits.startsWith(code))
}

/** Signs that mean the same in every language: where money is to go, and a number in another country. */
export const foreignSigns = ({ original, things, language }: Reading): ForeignSign[] => {
  const signs: ForeignSign[] = []
  const add = (id: ForeignSign['id'], { start, end }: Span): void => void signs.push({ id, start, end })
  if (things.some(({ kind }) => kind === 'sum') || otherSums.test(original)) {
    const account = [...original.matchAll(iban)].find(([written]) => isIban(written)) ?? accountNumber.exec(original)
    if (account !== null) add('account', { start: account.index, end: account.index + account[0].length })
  }
  const crypto = things.find(({ kind }) => kind === 'crypto')
  if (crypto !== undefined) add('crypto', crypto.original)
  const phone = things.find(({ kind, value }) => kind === 'phone' && isAbroad(value, language))
  if (phone !== undefined) add('phone-abroad', phone.original)
  return signs
}
