import { isAmbiguousName, senderNamed, senderPattern } from '../knowledge/senders.ts'
import { findLinks } from './things/find-links.ts'
import { findCodes, findCryptoAddresses, findMails, findPhones, findSums } from './things/find-numbers.ts'
import { HEADER_BASE, headerSpan, isHeaderSpan, readHeaders, withoutHeaders } from './headers.ts'
import { isKnownLanguage } from './language-codes.ts'
import { detectLanguage, languageOfReading } from './language.ts'
import { unwrapSource } from './mail-source.ts'
import { normalise, originalSpan } from './normalise.ts'
import { isFromOwn, readLinks, readSenders } from './things/read-links.ts'
import type { Headers, LinkKnowledge, PlainReading, Reading, Span, Thing, ThingKind } from './types.ts'

const giftCards =
  /\b(?:(?:steam|itunes|apple|google play|amazon|vanilla|razer|sephora|target|walmart|ebay|visa|xbox|playstation|nike|neosurf|transcash|paysafe|flexepin|cashtocode|bitsa) ?(?:gift ?)?(?:cards?|vouchers?|gutscheine?|cartes?|karten?|codes?)|gift ?cards?|paysafe ?card|neosurf|tarjetas? (?:de )?regalo|cartes? cadeau|geschenkkarten?|gutscheinkarten?|carte? regalo|cadeaukaart(?:en)?|cartao presente|cartoes presente|google play kart\w{0,4}|voucher google play|geschenkgutscheine?|bons? cadeaux?|buoni? regalo|cheques? regalo|vale presente|kart\w{0,2} podarunkow\w{1,3}|\w{0,12}-?gavekort\w{0,3}|\w{0,12}-?presentkort\w{0,2}|lahjakort\w{1,5}|hediye kart\w{0,6}|kontor kart\w{0,6}|the (?:cao|qua tang|garena|nap))\b|礼品卡|禮品卡|点卡|點數卡|禮券|गिफ्ट ?कार्ड|गूगल प्ले कार्ड|ギフト(?:カード|コード|券)|プリペイドカード|電子マネーカード|기프트 ?카드|상품권|บัตรของขวัญ|บัตรเติมเงิน|กิฟ[ตท]์?การ์ด|بطاق(?:ة|ات) (?:هدايا|هدية|ايتونز|آيتونز|جوجل بلاي|شحن)|подарочн\S{1,3} (?:карт|сертификат)|подарунков\S{1,3} (?:карт|сертифікат)/gi
const paymentApps =
  /\b(?:zelle|venmo|cash ?app|paypal|gcash|paymaya|m-?pesa|paytm|phonepe|gpay|google pay|apple pay|upi|bhim|pix|bizum|interac|e-?transfer|tikkie|payconiq|mb ?way|lydia|paylib|satispay|postepay|mercado ?pago|nequi|daviplata|revolut|wise|western union|moneygram|ria|remitly|paynow|payid|osko|payme|fps|qris|gopay|ovo|dana|shopeepay|airtel money|mobile ?money|momo|ecocash|ewallet|e-wallet|cash send|swish|twint)\b|微信支付|支付宝|支付寶|转账|轉帳/gi
const family =
  /\b(?:mum|mom|mama|mam|dad|daddy|papa|nan|nana|gran|grandma|grandpa|granny|grandson|granddaughter|auntie|aunty|maman|mamie|papi|oma|opa|mamma|nonna|nonno|mae|pai|vovo|hijo|hija|abuela|abuelo|anak|nak|nanay|tatay|beta|beti)\b/gi

const spansOf = (text: string, pattern: RegExp, most = 60): (Span & { value: string })[] => {
  const spans: (Span & { value: string })[] = []
  for (const match of text.matchAll(pattern)) {
    if (spans.length >= most) break
    spans.push({ start: match.index, end: match.index + match[0].length, value: match[0] })
  }
  return spans
}

const overlaps = (span: Span, taken: readonly Span[]): boolean =>
  taken.some(({ start, end }) => span.start < end && span.end > start)

/** A short name that is also a word is a sender only in capitals, or where senders stand. */
const isSender = (text: string, { start, end, value }: Span & { value: string }): boolean => {
  if (!isAmbiguousName(value)) return true
  if (value === value.toUpperCase() && value.length > 1) return true
  return (
    /^[a-z]/i.test(value) &&
    value.charAt(0) !== value.charAt(0).toLowerCase() &&
    (start < 3 || /^(?: ?[:-]| (?:bank|alert|customer|team|support|security|fraud))/i.test(text.slice(end, end + 12)))
  )
}

/** Who the sender's name in a mail header claims to be. */
const headerSenders = (headers: Headers | undefined): Thing[] => {
  const from = headers?.from
  if (from === undefined) return []
  return spansOf(from.name, senderPattern, 3)
    .filter((span) => isSender(from.name, span))
    .map(({ value }) => {
      const sort = senderNamed(value)?.sort ?? 'other'
      return { ...headerSpan(from.nameSpan), kind: 'sender', value, sort, original: from.nameSpan }
    })
}

/** What stands in the text, longest-lived kinds first: a link is not also a sum, a phone number not also a code. */
const findThings = (text: string, toOriginal: (span: Span) => Span): Thing[] => {
  const things: Thing[] = []
  const add = (
    kind: ThingKind,
    spans: readonly (Span & { value: string; sort?: string })[],
    mayOverlap = false,
  ): void => {
    for (const span of spans) {
      if (!mayOverlap && overlaps(span, things)) continue
      things.push({ ...span, kind, original: toOriginal(span) })
    }
  }
  const links = findLinks(text).map((span) => ({ ...span, value: text.slice(span.start, span.end) }))
  // `https://evil.example/?to=ann@example.com`: an address inside a link is a part of it and must not hide it.
  add(
    'mail',
    findMails(text).filter((mail) => !links.some((link) => link.start < mail.start && mail.end <= link.end)),
  )
  add('link', links)
  add('crypto', findCryptoAddresses(text))
  add('code', findCodes(text))
  add('sum', findSums(text))
  add('phone', findPhones(text))
  add('gift-card', spansOf(text, giftCards))
  add('payment-app', spansOf(text, paymentApps), true)
  const taken = things.filter(({ kind }) => kind === 'link' || kind === 'mail')
  const senders = spansOf(text, senderPattern)
    .filter((span) => !overlaps(span, taken) && isSender(text, span))
    .map((span) => ({ ...span, sort: senderNamed(span.value)?.sort ?? 'other' }))
  add('sender', senders, true)
  add(
    'sender',
    spansOf(text, family, 10).map((span) => ({ ...span, sort: 'family' })),
    true,
  )
  return things.sort((left, right) => left.start - right.start)
}

/** The words of a text alone: the original stays as it came, the plain copy knows the way back. */
export const readWords = (original: string): PlainReading => {
  const headers = readHeaders(original)
  const { text, back } = unwrapSource(withoutHeaders(original, headers))
  const mapped = normalise(text)
  const toOriginal = (span: Span): Span => {
    const header = headers?.span.end ?? 0
    if (isHeaderSpan(span)) return { start: span.start - HEADER_BASE, end: Math.min(header, span.end - HEADER_BASE) }
    const { start, end } = originalSpan(mapped, span)
    return end <= start ? { start, end } : { start: back(start), end: back(end - 1) + 1 }
  }
  const things = findThings(mapped.text, toOriginal)
  const language = languageOfReading(text, mapped, things)
  return {
    original,
    plain: mapped.text,
    headers,
    toOriginal,
    things: [...things, ...headerSenders(headers)],
    language,
    languageKnown: isKnownLanguage(language),
    disguises: mapped.disguises,
    hidden: mapped.hidden,
  }
}

/** The one reading of a message: its words, and its links as the link engine judges them. */
export const read = (original: string, knowledge: LinkKnowledge): Reading => {
  const words = readWords(original)
  return {
    ...words,
    links: readLinks(words, knowledge),
    senders: readSenders(words, knowledge),
    isFromOwn: isFromOwn(words, knowledge),
  }
}

/** What stands in one stretch of a reading, and what was found there. */
export const stretchOf = (
  { plain, things }: PlainReading,
  { start, end }: Span,
): Pick<PlainReading, 'plain' | 'things'> => ({
  plain: plain.slice(start, end),
  things: things
    .filter((thing) => thing.start >= start && thing.end <= end)
    .map((thing) => ({ ...thing, start: thing.start - start, end: thing.end - start })),
})

/** A passage of a reading as if it stood alone. */
export const passageOf = (reading: Reading, passage: Span): Reading => {
  const { start, end } = passage
  const isInside = (span: Span): boolean => span.start >= start && span.end <= end
  const moved = (span: Span): Span => ({ start: span.start - start, end: span.end - start })
  const { plain, things } = stretchOf(reading, passage)
  const language = detectLanguage(plain)
  return {
    original: reading.original,
    plain,
    toOriginal: (span) => reading.toOriginal({ start: span.start + start, end: span.end + start }),
    things,
    links: reading.links.filter(({ span }) => isInside(span)).map((link) => ({ ...link, span: moved(link.span) })),
    isFromOwn: true,
    senders: reading.senders.filter(({ span }) => isInside(span)).map((one) => ({ ...one, span: moved(one.span) })),
    headers: undefined,
    language,
    languageKnown: isKnownLanguage(language),
    disguises: reading.disguises,
    hidden: reading.hidden.filter(isInside).map(moved),
  }
}
