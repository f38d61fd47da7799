import { isFreeMail } from '../../knowledge/free-mail.ts'
import { brandsOf, type Sender, senderNamed } from '../../knowledge/senders.ts'
import { judgeSigns } from '../../link/analyze-link.ts'
import type { LinkModel } from '../../link/model/load-model.ts'
import { UNKNOWN_RANK } from '../../link/model/popularity.ts'
import { parseLink } from '../../link/parse-link.ts'
import { because } from '../../link/reasons.ts'
import { readSigns, type Signs } from '../../link/signs/read-signs.ts'
import { headerMails, isHeaderSpan } from '../headers.ts'
import type { JudgedSender, LinkKnowledge, LinkOpinion, PlainReading, ReadLink, Thing } from '../types.ts'
import { hostOf, linkAddress } from './find-links.ts'

const MOST_JUDGED_LINKS = 20
const MOST_JUDGED_SENDERS = 3

/** Into a private chat. */
const CHATS = new Set(
  't.me wa.me chat.whatsapp.com telegram.me line.me m.me discord.gg lin.ee zalo.me viber.com'.split(' '),
)

/** Measured log-odds of an ending from which on it is said: two scams for one visited site. */
const CHEAP_FROM = Math.log(2)

const isUnder = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)

/** On a place where anybody puts up pages; the front door of the place is its own. */
const isFree = ({ link, owner: { place }, ownBrand }: Signs): boolean => {
  if (place === undefined || place.kind === 'shortener') return false
  const isFrontDoor =
    ownBrand?.domains[0] === link.domain && /^(?:www\.)?$/.test(link.host.slice(0, -link.domain.length))
  return !isFrontDoor
}

/** A page that anyone can make on a big firm's site is not that firm speaking. */
const isHomeOf = (sender: Sender, signs: Signs, model: LinkModel): boolean => {
  const { link, ownBrand } = signs
  if (isFree(signs)) return false
  if (sender.homes.some((home) => isUnder(link.host, home))) return true
  return brandsOf(sender, model).some((brand) => ownBrand === brand || brand.domains.includes(link.domain))
}

const pathOf = (url: string): string => {
  const rest = url.replace(/^[a-z]{2,6}:\/{0,2}/i, '')
  const at = rest.search(/[/?]/)
  return at < 0 ? '' : rest.slice(at + 1)
}

const notALink: LinkOpinion = { verdict: 'cannot-tell', because: because('not-an-address') }

const opinionOf = (signs: Signs, { model, lists }: LinkKnowledge, claimed: readonly string[]): LinkOpinion => {
  const report = judgeSigns(signs, model, { ...(lists === undefined ? {} : { lists }), claimed })
  const { verdict, imitates } = report
  return { verdict, because: report.because, ...(imitates === undefined ? {} : { imitates: imitates.brand }) }
}

const signsOf = (url: string, model: LinkModel): Signs | undefined => {
  const link = parseLink(url)
  return link === undefined ? undefined : readSigns(link, model)
}

/** Five consonants in a row, or digits among letters: no word of anybody's. */
const isOdd = (name: string): boolean => /[bcdfghjklmnpqrstvwxz]{5,}|[0-9][a-z]+[0-9]/.test(name)

type Shape = Omit<ReadLink, 'span' | 'url' | 'host' | 'path' | 'opinion'>

/** Nothing is known of what the link engine cannot parse. */
const noShape: Shape = {
  shortener: false,
  free: false,
  cheap: false,
  numeric: false,
  hyphens: false,
  official: false,
  chat: false,
  government: false,
  odd: false,
  known: false,
}

const shapeOf = (signs: Signs, host: string, senders: readonly Sender[], model: LinkModel): Shape => {
  const { link, owner, ownBrand, rank, suffixRisk, checkedSuffix } = signs
  const kind = owner.place?.kind
  const chat = CHATS.has(host)
  return {
    shortener: kind === 'shortener' && !chat,
    free: isFree(signs) && !chat,
    cheap: kind === undefined && (suffixRisk ?? 0) >= CHEAP_FROM,
    numeric: link.ip !== 'none',
    hyphens: owner.name.includes('-'),
    official:
      senders.length > 0
        ? senders.some((sender) => isHomeOf(sender, signs, model))
        : ownBrand !== undefined && kind !== 'shortener' && !isFree(signs) && !chat,
    chat,
    government: checkedSuffix,
    odd: isOdd(owner.name),
    known: rank !== UNKNOWN_RANK,
  }
}

const spokenAddress = (written: string): string =>
  / dot /i.test(written)
    ? written
        .replaceAll(/ dot /gi, '.')
        .replaceAll(/ (?:dash|hyphen) /gi, '-')
        .replaceAll(/ slash /gi, '/')
    : written

const unjudged: LinkOpinion = { verdict: 'cannot-tell', because: because('too-many') }

const sendersOf = (things: readonly Thing[]): Sender[] => [
  ...new Set(
    things.flatMap(({ kind, sort, value }) =>
      kind === 'sender' && sort !== 'family' ? (senderNamed(value) ?? []) : [],
    ),
  ),
]

/** Every link of a message as the link engine sees it, with whom the message says it is from. */
export const readLinks = ({ things }: PlainReading, knowledge: LinkKnowledge): ReadLink[] => {
  const senders = sendersOf(things)
  const claimed = senders.map(({ name }) => name)
  return things
    .filter(({ kind }) => kind === 'link')
    .map((thing, place) => {
      const url = linkAddress(spokenAddress(thing.value))
      const host = hostOf(thing.value)
      const link = { span: { start: thing.start, end: thing.end }, url, host, path: pathOf(url) }
      if (place >= MOST_JUDGED_LINKS) return { ...link, opinion: unjudged, ...noShape }
      const signs = signsOf(url, knowledge.model)
      if (signs === undefined) return { ...link, opinion: notALink, ...noShape }
      return {
        ...link,
        opinion: opinionOf(signs, knowledge, claimed),
        ...shapeOf(signs, host, senders, knowledge.model),
      }
    })
}

/** The address a mail says it comes from, or wants its answer at. */
const fromLine = /(?:^|\n|\s)(?:from|reply-to|sender|von|de|da|van|dari|发件人)\s?:[^\n@]{0,120}$/i

/** A sender's address can be forged, so one that looks right says nothing; one that copies a brand says much. */
export const readSenders = ({ things, plain, headers }: PlainReading, knowledge: LinkKnowledge): JudgedSender[] =>
  [...headerMails(headers), ...things]
    .filter(
      ({ kind, value, start }) =>
        kind === 'mail' &&
        // Free mail boxes are nobody's address; what they say is for the rules.
        !isFreeMail(value) &&
        (isHeaderSpan({ start, end: start }) || fromLine.test(plain.slice(Math.max(0, start - 140), start))),
    )
    .slice(0, MOST_JUDGED_SENDERS)
    .map(({ value, start, end }) => {
      const url = value.slice(value.indexOf('@') + 1)
      const signs = signsOf(url, knowledge.model)
      return { span: { start, end }, url, opinion: signs === undefined ? notALink : opinionOf(signs, knowledge, []) }
    })
    .filter(({ opinion: { verdict } }) => verdict === 'dangerous' || verdict === 'suspicious')

/** A brand's own name under some other ending may be its own too: amazon.se. */
const isNamed = (domain: string, { names }: Sender): boolean =>
  names.some((name) => domain.split('.')[0] === name.replaceAll(/[^a-z0-9]/g, ''))

/** Whether the address in a mail's header belongs to whom its name says; where it says nobody, nothing is wrong. */
export const isFromOwn = ({ things, headers }: PlainReading, { model }: LinkKnowledge): boolean => {
  const from = headers?.from
  const senders = sendersOf(things.filter(({ original }) => original === from?.nameSpan))
  if (from === undefined || from.domain === '' || senders.length === 0) return true
  const signs = signsOf(from.domain, model)
  return (
    signs !== undefined &&
    (signs.checkedSuffix ||
      senders.some((sender) => isHomeOf(sender, signs, model) || isNamed(signs.link.domain, sender)))
  )
}

/** What the link engine says of an address that stands in no message. */
export const judgeAddress = (url: string, knowledge: LinkKnowledge): LinkOpinion => {
  const signs = signsOf(url, knowledge.model)
  return signs === undefined ? notALink : opinionOf(signs, knowledge, [])
}

/** The address of a name that is known; a word that only happens to be in a brand's name is none. */
export const homeOfName = (name: string, { model: { brands } }: LinkKnowledge): string | undefined => {
  const brand = brands.byName(name)
  const isMeant = brand !== undefined && (brand.tier === 1 || brand.name.toLowerCase() === name.toLowerCase())
  return isMeant ? brand.domains.find((domain) => domain.includes('.')) : undefined
}
