import type { NatureId } from '../knowledge/natures.ts'
import type { Look } from '../learned/look.ts'
import type { Reading, Thing } from '../reading/types.ts'
import { turnsOf } from './conversation.ts'

const FIRMS: readonly string[] = ['bank', 'pay', 'agency', 'tech', 'shop', 'telco', 'carrier']

/** A firm that is only spoken of did not write: who writes opens with the name and a colon, or signs. */
const OPENING = 30
const SIGNATURE = 40

const isWrittenBy = ({ things, plain }: Reading, sorts: readonly string[]): boolean =>
  things.some(({ kind, sort, start, end }) => {
    if (kind !== 'sender' || !sorts.includes(sort ?? '')) return false
    const opens = start < OPENING && /^ ?(?:[:|\]】>-]|free msg)/i.test(plain.slice(end, end + 12))
    const signs = end > plain.length - SIGNATURE && /[\n–—-] ?$/.test(plain.slice(Math.max(0, start - 2), start))
    return opens || signs
  })

/** Names in front of a colon or in brackets: how texts of firms begin. The header of a mail is anybody's. */
const opensAsNotice = ({ original }: Reading): boolean =>
  /^\s?(?:\[[^\]\n]{2,30}\]|【[^】\n]{2,20}】|(?!(?:From|Subject|To|Calendar): )[A-Z][\w&.'’ -]{1,28}: |Dear (?:customer|mr|mrs|ms|miss|sir|member)\b)/i.test(
    original,
  )

/** People say "I". Firms say "we" and have things called "My". */
const says = {
  en: /\b(?:i|i'm|i've|i'll|i'd|im|me|lol|mate|mum|mom|dad|my (?:uncle|aunt|wife|husband|son|daughter|sister|brother|neighbou?r|boss|friend))\b/i,
  es: /\b(?:yo|me|mi|tu abuel[ao]|abu|he)\b/i,
  pt: /\b(?:eu|meu|minha|me)\b/i,
  fr: /\b(?:je|j'ai|mon|ma|moi)\b/i,
  de: /\b(?:ich|mein|meine|mir|mich)\b/i,
  it: /\b(?:io|mio|mia|mi|ho)\b/i,
  nl: /\b(?:ik|mijn|mij)\b/i,
  id: /\b(?:saya|aku|gw|gue)\b/i,
  tl: /\b(?:ako|ko|akin)\b/i,
  'hi-Latn': /\b(?:main|mera|mere|maine|mujhe|diya|hu)\b/i,
  zh: /我(?!们|們|司|行|局|公司)/,
}

const isByPerson = ({ plain, language, original }: Reading): boolean => {
  const own = Object.entries(says).find(([code]) => code === language)?.[1]
  return says.en.test(plain) || own?.test(plain) === true || turnsOf(original).length > 0
}

/** One word names a short message; in a long one it may stand for anything. */
const SHORT = 320
const SHORT_IN_SIGNS = 110

/** What is fetched or brought. */
const brought =
  /deliver|pick ?up|collect|parcel|package|shipment|arriv|order|locker|courier|driver|rider|取件|派送|配送|快[件递]|簽收|签收|paquete|envio|reparto|entrega|encomenda|colis|livr|paket|sendung|abhol|pacco|consegna|bezorg|pakket|paket|kurir/i

const tokens = /\b(?:token|units?|kwh|meter|mtr|vouchers?|redeem|coupon|won|winner)\b/i

type Known = {
  readonly rule: (...ids: string[]) => boolean
  readonly sender: (...sorts: string[]) => boolean
  readonly thing: (...kinds: Thing['kind'][]) => boolean
  readonly reading: Reading
  readonly isShort: boolean
  readonly isByPerson: boolean
  readonly promotion: number
}

/** Codes as other languages and card schemes send them: named at the start, and soon of no use or not to be shared. */
const namedCode = /^[^\n]{0,40}\b(?:kode|otp|tan|3d ?secure|pin)\b[^\n]{0,24}?\b(?:\d{4,8}|[A-Z]{1,3}\d{1,4})\b/i
const googles = /^G-\d{6}\b/
const passing =
  /\b(?:berlaku|menit|v[aá]lid\w|minut\w{1,3}|expir\w{1,4}|jangan|jamais|nunca|never|share|comparta|mai|nooit|niemand)\b/i

const isCode = ({ thing, rule, reading, isShort }: Known): boolean =>
  ((isShort &&
    (thing('code') || googles.test(reading.plain) || (namedCode.test(reading.plain) && passing.test(reading.plain)))) ||
    rule('text/plain-code', 'text/code-validity')) &&
  !tokens.test(reading.plain) &&
  !brought.test(reading.plain)

const isAppointment = ({ rule, isShort }: Known): boolean => rule('text/appointment') && isShort

const isNotice = ({ rule, reading, isByPerson: byPerson }: Known): boolean =>
  isWrittenBy(reading, FIRMS) ||
  (rule('text/own-domain', 'text/known-amount-own-account') && (opensAsNotice(reading) || !byPerson))

/** The surest first. Where nothing is sure it is a message, and no more is said. */
const tests: readonly (readonly [NatureId, (known: Known) => boolean])[] = [
  ['code', isCode],
  [
    'account-notice',
    ({ rule, isShort, isByPerson: byPerson, reading }) =>
      rule('text/account-entry', 'text/balance-shown', 'text/statement-ready') &&
      isShort &&
      !byPerson &&
      !/\bpick ?up\b/i.test(reading.plain),
  ],
  ['warning', ({ rule }) => rule('text/warns-of-scams')],
  ['delivery', ({ reading }) => isWrittenBy(reading, ['carrier']) && brought.test(reading.plain)],
  ['delivery', (known) => isAppointment(known) && brought.test(known.reading.plain)],
  ['appointment', isAppointment],
  ['known-payment', ({ rule, thing }) => rule('text/transfer-between-known') && thing('sum', 'payment-app')],
  ['advertising', ({ promotion }) => promotion > 0.5],
  [
    'personal',
    ({ rule, sender, isByPerson: byPerson, isShort, reading }) =>
      byPerson &&
      isShort &&
      !sender(...FIRMS) &&
      !/\binvoice\b/i.test(reading.plain) &&
      (rule('text/ordinary-plan') || sender('family')),
  ],
  ['notice', isNotice],
]

/** What kind of honest message it is, from what was found in it; `message` where nothing more can be said. */
export const natureOf = (look: Look, promotion: number): NatureId => {
  const { reading } = look
  const fired = new Set(look.fired.map(({ rule }) => rule.id))
  const sorts = new Set(reading.things.flatMap(({ kind, sort }) => (kind === 'sender' ? (sort ?? []) : [])))
  const known: Known = {
    rule: (...ids) => ids.some((id) => fired.has(id)),
    sender: (...wanted) => wanted.some((sort) => sorts.has(sort)),
    thing: (...kinds) => reading.things.some(({ kind }) => kinds.includes(kind)),
    reading,
    isShort: reading.plain.length <= (reading.language === 'zh' ? SHORT_IN_SIGNS : SHORT),
    isByPerson: isByPerson(reading),
    promotion,
  }
  return tests.find(([, test]) => test(known))?.[0] ?? 'message'
}
