import { read } from '../reading/read.ts'
import type { Span, Thing } from '../reading/types.ts'

/** What stands in the place of personal data. Masking a masked text changes nothing. */
const standIns = {
  name: '[name]',
  phone: '[phone number]',
  mail: '[e-mail address]',
  card: '[card number]',
  account: '[account number]',
  number: '[number]',
  code: '[code]',
  address: '[address]',
} as const

type Cut = Span & { readonly by: string }

const MOST_CUTS = 2000

/** Words that follow a greeting and are nobody's name. */
const nobody =
  /^(?:all|everyone|everybody|sirs?|madam|ma'?am|customers?|clients?|users?|members?|friends?|there|team|valued|account|card|email|mr|mrs|ms|dr|mum|mom|mummy|mommy|mama|mam|dad|daddy|papa|nan|nana|gran|grandma|grandpa|granny|auntie|aunty|love|darling|honey|babe|baby|dear|beloved|again|guys|folks|and|from|this|it|is|we|you|your|i|my|the|a|how|what|world|winner|beneficiary|candidate|applicant|taxpayer|resident|owner|miss|prof|herrn?|frau|sra?|mme|mevrouw|meneer|signora?|pak|bu|parents?|colleagues?|neighbou?rs?|student|subscriber|patient|tenant|kunden?|kundin|damen|herren|freunde?|zusammen|cliente|clientes|usuario|señor(?:es|a)?|amigos?|todos|maman|papi|client|madame|monsieur|tous|utente|klant|pelanggan|nasabah|bapak|ibu|in|to|at|on|for|please|good|morning|afternoon|evening|day|tag|morgen|abend)$/i

const greetings =
  'dear|hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|greetings|hola|estimad[oa]|querid[oa]|buenos d[ií]as|buenas tardes|bonjour|bonsoir|salut|ch[eè]re?|hallo|liebe[r]?|sehr geehrte[r]?|guten (?:tag|morgen|abend)|ciao|gentile|car[oa]|buongiorno|ol[aá]|prezad[oa]|beste|geachte|halo|selamat (?:pagi|siang|malam)|yth\\.?|kumusta|namaste'
const titles =
  'mr|mrs|ms|miss|dr|prof|herr|frau|herrn|sr|sra|señora?|mme|madame|monsieur|mevrouw|meneer|signora?|bapak|ibu|pak|bu'
const letters = "\\p{L}\\p{M}'’-"
const named = new RegExp(
  `(?<![\\p{L}])(?:${greetings})[ ,]{1,2}(?:(?:${titles})\\.? )?([${letters}]{2,30}(?: [${letters}]{2,30}){0,2})`,
  'giu',
)
const titled = new RegExp(
  `(?<![\\p{L}])(?:mr|mrs|ms|miss|dr|herr|frau)\\.? (\\p{Lu}[${letters}]{1,29}(?: \\p{Lu}[${letters}]{1,29})?)`,
  'giu',
)

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word)

/** How much of what follows a greeting is a name: capitalised words, or one word that a comma or the line's end closes. */
const nameLength = (words: string, behind: string): number => {
  const parts = words.split(' ')
  const [first = ''] = parts
  if (nobody.test(first)) return 0
  if (!isCapital(first)) return parts.length === 1 && /^ ?[,!:\n]/.test(behind) ? first.length : 0
  const end = parts.findIndex((word) => !isCapital(word) || nobody.test(word))
  return (end < 0 ? parts : parts.slice(0, end)).join(' ').length
}

const findNames = (text: string): Cut[] => {
  const cuts: Cut[] = []
  for (const pattern of [named, titled])
    for (const match of text.matchAll(pattern)) {
      if (cuts.length >= MOST_CUTS) break
      const words = match[1] ?? ''
      const start = match.index + match[0].length - words.length
      const length = nameLength(words, text.slice(start + words.length, start + words.length + 2))
      if (length > 0) cuts.push({ start, end: start + length, by: standIns.name })
    }
  return cuts
}

const wholeWord = /(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}]{2,40}(?![\p{L}\p{M}\p{N}])/gu

/** The person's own names, wherever they stand as names do; short ones are words too often. */
const findOwnNames = (text: string, names: readonly string[]): Cut[] => {
  const own = new Set(names.flatMap((name) => name.split(/[^\p{L}\p{M}]/u)).filter((name) => name.length >= 3))
  if (own.size === 0) return []
  return [...text.matchAll(wholeWord)]
    .filter(([word]) => own.has(word))
    .slice(0, MOST_CUTS)
    .map(({ index, 0: word }) => ({ start: index, end: index + word.length, by: standIns.name }))
}

const digitsOf = (value: string): string => value.replaceAll(/\D/g, '')

/** The check digit that every payment card carries. */
const isCard = (value: string): boolean => {
  const digits = digitsOf(value)
  if (digits.length < 13 || digits.length > 19) return false
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place])
    const twice = digit * 2
    sum += place % 2 === 0 ? digit : twice > 9 ? twice - 9 : twice
  }
  return sum % 10 === 0
}

const longNumber = /(?<![\p{L}\p{N}.,[])[0-9](?:[ .-]?[0-9]){6,29}(?![\p{L}\p{N}]|[.,][0-9])/gu
const iban = /(?<![A-Z0-9])[A-Z]{2}[0-9]{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![A-Z0-9])/gi
const sortCode = /(?<![0-9-])[0-9]{2}-[0-9]{2}-[0-9]{2}(?![0-9-])/g
const accountNumber =
  /(?<![\p{L}])(?:account|acct|a\/c|acc|konto(?:nummer)?|cuenta|compte|conto|conta|rekening|iban|bsb|routing|sort code|clabe|policy|passport|licen[cs]e|ssn|social security|tax id|nino|nif|dni|steuer-?id)(?: ?(?:no|nr|num|number|n[°º])?\.?)?[ :#-]{1,4}(?:is |ending (?:in |with )?|endet auf )?([A-Z]{0,3}[0-9*xX](?:[ -]?[0-9*xX]){2,23})(?![\p{L}\p{N}])/giu
const isDate = /^(?:(?:19|20)[0-9]{2}[ .-][0-9]{1,2}[ .-][0-9]{1,2}|[0-3]?[0-9][ .-][0-1]?[0-9][ .-](?:19|20)[0-9]{2})$/

const cutsOf = (text: string, pattern: RegExp, by: (value: string) => string | undefined): Cut[] =>
  [...text.matchAll(pattern)].slice(0, MOST_CUTS).flatMap((match) => {
    const value = match[1] ?? match[0]
    const stand = by(value)
    const end = match.index + match[0].length
    return stand === undefined ? [] : [{ start: end - value.length, end, by: stand }]
  })

const numberStandIn = (value: string): string | undefined => {
  if (isDate.test(value)) return undefined
  return isCard(value) ? standIns.card : standIns.number
}

const street =
  /(?<![\p{L}\p{N}])[0-9]{1,5}[a-z]?,? (?:[NSEW]\.? )?(?:\p{Lu}[\p{L}'’.-]{1,20} ){1,3}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|close|way|boulevard|blvd|place|pl|square|sq|terrace|crescent|gardens|grove|hill|park|row|parade|highway|hwy)\b\.?(?:,? (?:apt|apartment|flat|unit|suite|#) ?[0-9]{1,5}[a-z]?)?/giu
const streetBehind =
  /(?<![\p{L}])\p{Lu}[\p{L}-]{2,30}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|straat|laan|plein) [0-9]{1,4} ?[a-z]?(?![\p{L}\p{N}])/gu
const streetBefore =
  /(?<![\p{L}])(?:[0-9]{1,4},? )?(?:rue|avenue|boulevard|calle|avenida|av\.|via|viale|piazza|corso|rua|jalan|jl\.) (?:[\p{L}'’.-]{1,20} ){0,3}\p{Lu}[\p{L}'’.-]{1,20}(?:,? (?:n[°º.o]{1,2} ?)?[0-9]{1,4})?(?![\p{L}\p{N}])/gu
const ukPostcode = /(?<![A-Z0-9])[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][ABD-HJLNP-UW-Z]{2}(?![A-Z0-9])/g
const usPlace = /(?<![\p{L}])\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})?,? [A-Z]{2} [0-9]{5}(?:-[0-9]{4})?(?![0-9])/gu

const hasNumber = (value: string): string | undefined => (/[0-9]/.test(value) ? standIns.address : undefined)

const thingCut = ({ kind, original }: Thing, text: string): Cut[] => {
  if (kind === 'mail') return [{ ...original, by: standIns.mail }]
  if (kind === 'phone') return [{ ...original, by: standIns.phone }]
  const value = text.slice(original.start, original.end)
  if (kind === 'code') {
    const digits = /[0-9](?:[ -]?[0-9]){2,9}/.exec(value)
    if (digits === null) return []
    const start = original.start + digits.index
    return [{ start, end: start + digits[0].length, by: standIns.code }]
  }
  if (kind !== 'link') return []
  // Behind the question mark a link often says who was written to; where it leads stands before it.
  const query = value.search(/[?#]/)
  return query < 0 ? [] : [{ start: original.start + query + 1, end: original.end, by: '' }]
}

/** First come, first kept: a cut that touches an earlier one is left out. What is a sum or a link stays as it is. */
const applied = (text: string, cuts: readonly Cut[], kept: readonly Span[]): string => {
  const chosen: Cut[] = []
  const isFree = ({ start, end }: Span, others: readonly Span[]): boolean =>
    others.every((other) => end <= other.start || start >= other.end)
  for (const cut of cuts) if (isFree(cut, chosen) && (cut.by === '' || isFree(cut, kept))) chosen.push(cut)
  chosen.sort((left, right) => left.start - right.start)
  let done = 0
  const pieces: string[] = []
  for (const { start, end, by } of chosen) {
    pieces.push(text.slice(done, start), by)
    done = end
  }
  return [...pieces, text.slice(done)].join('')
}

/**
 * The text without what points to a person: names after greetings, the given names, e-mail addresses, phone, card and
 * account numbers, other long numbers, codes, street addresses, and what a link says behind its question mark.
 * The same function runs on the server before anything is stored and in the page that shows what will be.
 */
export const maskPersonal = (text: string, ownNames: readonly string[] = []): string => {
  const { things } = read(text)
  const kept = things.filter(({ kind }) => kind === 'link' || kind === 'sum').map(({ original }) => original)
  return applied(
    text,
    [
      ...things.filter(({ kind }) => kind === 'mail' || kind === 'link').flatMap((thing) => thingCut(thing, text)),
      ...cutsOf(text, iban, (value) => (/[0-9]{6}/.test(value.replaceAll(' ', '')) ? standIns.account : undefined)),
      ...cutsOf(text, longNumber, (value) => (isCard(value) ? standIns.card : undefined)),
      ...cutsOf(text, accountNumber, () => standIns.account),
      ...cutsOf(text, sortCode, () => standIns.account),
      ...things.filter(({ kind }) => kind === 'code' || kind === 'phone').flatMap((thing) => thingCut(thing, text)),
      ...cutsOf(text, longNumber, numberStandIn),
      ...cutsOf(text, street, hasNumber),
      ...cutsOf(text, streetBehind, hasNumber),
      ...cutsOf(text, streetBefore, hasNumber),
      ...cutsOf(text, ukPostcode, hasNumber),
      ...cutsOf(text, usPlace, hasNumber),
      ...findNames(text),
      ...findOwnNames(text, ownNames),
    ],
    kept,
  )
}

/** What the counted words of a text have in the place of each stand-in. */
const tokens: Readonly<Record<string, string>> = {
  [standIns.phone]: ' zphone ',
  [standIns.mail]: ' zmail ',
  [standIns.code]: ' zcode ',
  [standIns.card]: ' 0 ',
  [standIns.account]: ' 0 ',
  [standIns.number]: ' 0 ',
  [standIns.name]: ' ',
  [standIns.address]: ' ',
}

/** A masked text as the likeness counts it, so that it stays like the message it was made of. */
export const countStandIns = (masked: string): string =>
  masked.replaceAll(/\[[a-z -]{4,16}\]/g, (found) => tokens[found] ?? found)
