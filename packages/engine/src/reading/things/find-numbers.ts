import { isHomeNumber, isNorthAmerican, isWorldNumber } from './phone-numbers.ts'
import type { Span } from '../types.ts'

type Match = Span & { readonly value: string }

const gather = (
  text: string,
  pattern: RegExp,
  accept: (match: string, at: number) => boolean = () => true,
): Match[] => {
  const spans: Match[] = []
  for (const match of text.matchAll(pattern)) {
    if (spans.length >= 200) break
    const lead = match[0].length - match[0].trimStart().length
    const value = match[0].trim()
    if (value !== '' && accept(value, match.index + lead))
      spans.push({ start: match.index + lead, end: match.index + lead + value.length, value })
  }
  return spans
}

const symbols =
  '[$£€₹₱₦¥₩฿₫]|us\\$|a\\$|c\\$|s\\$|nz\\$|hk\\$|r\\$|rs\\.?|inr|usd|eur|gbp|aud|cad|sgd|nzd|php|idr|rp\\.?|ksh\\.?|kes|ngn|zar|cny|rmb|nt\\$|mxn|brl|btc|usdt|eth'
const units =
  'dollars?|pounds?|quid|euros?|rupees?|pesos?|naira|shillings?|rand|yuan|reais|bucks|usd|eur|gbp|inr|php|usdt|btc|eth|tk|ringgit|rupiah|juta|ribu|rb|lakhs?|crores?|hazar|miles de pesos|元|块|万|塊|萬|रुपये|रुपए|लाख'
const amount = "[0-9]{1,3}(?:[ ,.'][0-9]{2,3}){1,4}(?:[.,][0-9]{1,2})?|[0-9]{1,9}(?:[.,][0-9]{1,2})?"
const scale = '(?: ?(?:k|m|mn|million|thousand|billion|lakhs?|crores?|mil|millones|milhoes|juta|ribu|rb|jt|万))?'
const spokenNumber =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|a)'

const sumBefore = new RegExp(`(?<![a-z0-9])(?:${symbols}) ?(?:${amount})${scale}(?![0-9a-z])`, 'gi')
const sumAfter = new RegExp(
  `(?<![a-z0-9.,])(?:${amount}) ?(?:[$£€₹₱₦¥元块万塊萬]|(?:k|m|million|thousand|lakh|crore)? ?(?:${units})(?![a-z]))`,
  'gi',
)
const sumSpoken = new RegExp(
  `\\b${spokenNumber}(?:[ -](?:and )?${spokenNumber}){0,7} (?:dollars|pounds|euros?|rupees|pesos|rand|bucks|quid|shillings|naira)\\b`,
  'gi',
)
const sumRand = /(?<![a-z0-9])[RPN](?: ?[0-9]{1,3}(?:[ ,][0-9]{3}){1,6}|[0-9]{2,7})(?:\.[0-9]{2})?(?![0-9a-z])/g

export const findSums = (text: string): Match[] => [
  ...gather(text, sumBefore),
  ...gather(text, sumAfter),
  ...gather(text, sumSpoken),
  ...gather(text, sumRand),
]

const mail =
  /(?<![a-z0-9._%+-])[a-z0-9][a-z0-9._%+-]{0,63}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9-]{2,40}){1,4}/gi

export const findMails = (text: string): Match[] => gather(text, mail)

const crypto =
  /(?<![a-z0-9])(?:bc1[a-z0-9]{8,60}|0x[0-9a-f]{16,40}(?:\.{2,3}[0-9a-f]{2,8})?|T[1-9A-HJ-NP-Za-km-z]{25,34}|[13][1-9A-HJ-NP-Za-km-z]{25,34})(?![a-z0-9])/gi

export const findCryptoAddresses = (text: string): Match[] =>
  gather(text, crypto, (value) => /[0-9]/.test(value) && /[a-z]/i.test(value))

const phone =
  /(?<![a-z0-9.,/$£€₹#-])(?:\+|00)?\(?[0-9]{1,5}\)?(?: ?\(0\))?(?:[ .-]{0,2}\(?[0-9]{2,5}\)?){1,5}(?![0-9a-z%/]|[.,][0-9])/gi
const spokenPhone =
  /\b(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)[ -]{1,3}){6,14}(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b/gi
const dialled =
  /(?:call|phone|tel|ring|text|whatsapp|contact|dial|number|hotline|helpline|sms|viber|zalo|hubungi|llame|llamar|appeler|anrufen|chiama|bel)\b[^0-9\n]{0,24}$/i

const isDate = (value: string): boolean =>
  /^(?:[0-3]?[0-9][ .-][0-1]?[0-9][ .-](?:19|20)?[0-9]{2}|(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{2})(?![ .-]?[0-9])/.test(
    value,
  )

/** Whether this is how numbers are made somewhere; one that people are told to call need not be. */
const isPhone = (value: string): boolean => {
  const digits = value.replaceAll(/[^0-9]/g, '')
  if (digits.length < 8) return false
  if (value.startsWith('+')) return isWorldNumber(digits)
  if (digits.startsWith('00')) return isWorldNumber(digits.slice(2))
  if (/^\(?0/.test(value)) return isHomeNumber(digits)
  return /[ .()-]/.test(value) && (isNorthAmerican(digits) || (digits.startsWith('1') && isHomeNumber(digits)))
}

/** Phone numbers: made as some country makes them, or named as a number to call. */
export const findPhones = (text: string): Match[] => [
  ...gather(text, phone, (value, at) => {
    const length = value.replaceAll(/[^0-9]/g, '').length
    if (length < 6 || length > 15 || isDate(value)) return false
    return dialled.test(text.slice(Math.max(0, at - 44), at)) || isPhone(value)
  }),
  ...gather(text, spokenPhone),
]

const codeAfter =
  /(?:code|otp|pin|passcode|password|tac|codigo|clave|kode|codice|verification|token|验证码|驗證碼|कोड|ओटीपी)[^\n0-9a-z]{0,4}(?:(?:is|es|e|ist|ni|adalah|hai|है|为|是|:)[^\n0-9]{0,4})?(?:[A-Z]{1,3}-)?[0-9]{3,4}[ -]?[0-9]{0,4}(?![0-9a-z])/gi
const codeBefore =
  /(?<![0-9a-z$£€₹.,-])[0-9]{3,4}[ -]?[0-9]{0,4} (?:is|es|e|ist|est|hai|adalah) (?:your|tu|su|o seu|votre|ihr|dein|il tuo|il suo|je|uw|aapka|kode|the)\b/gi

/** One-time codes: a short number said to be one. */
export const findCodes = (text: string): Match[] => [...gather(text, codeAfter), ...gather(text, codeBefore)]
