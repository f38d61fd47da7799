import { isFreeMail } from '../knowledge/free-mail.ts'
import { parse } from 'tldts'
import { refang } from '../link/find-link.ts'
import type { LinkOpinion } from '../reading/types.ts'
import { readIban } from './iban.ts'
import { readPhone } from './phone.ts'
import { namedIn } from './question.ts'
import type { Bare } from './types.ts'
import { readWallet } from './wallet.ts'

/** Longer than any of them is; anything longer is a message. */
const MOST = 120

/** A name that somebody asks about: a few words, without the marks of sentences. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .,'’&+-]{1,59}$/u

const LABEL =
  /^(?:tel(?:ephone|efon)?|phone(?: number)?|mobile|number|call(?:er)?|iban|e-?mail(?: address)?|mail|wallet(?: address)?|btc|eth|from|sender)\s{0,3}[:.]\s{0,3}/iu

const MAIL = /^(?:mailto:)?([a-z0-9][a-z0-9._%+-]{0,63})@((?:[\p{L}\p{N}-]{1,63}\.){1,6}\p{L}{2,24})$/iu

export type BareParts = {
  readonly judgeLink?: ((url: string) => LinkOpinion) | undefined
  /** The address of a name that is known. */
  readonly homeOf?: ((name: string) => string | undefined) | undefined
}

const readMail = (text: string, { judgeLink }: BareParts): Bare | undefined => {
  const [, , domain] = MAIL.exec(text) ?? []
  if (domain === undefined) return undefined
  const host = domain.toLowerCase()
  const { domain: owner, isIcann } = parse(host)
  if (owner === null || isIcann !== true) return undefined
  const isFree = isFreeMail(host)
  // A free mailbox is nobody's own: its domain says nothing about who writes.
  const opinion = isFree ? undefined : judgeLink?.(host)
  return {
    kind: 'mail',
    value: text.replace(/^mailto:/i, ''),
    owner,
    isFree,
    verdict: opinion?.verdict ?? 'cannot-tell',
    ...(opinion?.imitates === undefined ? {} : { imitates: opinion.imitates }),
  }
}

/** One word with a dot and an ending that exists. */
const readLink = (named: string, { judgeLink }: BareParts): Bare | undefined => {
  const link = refang(named)
  if (judgeLink === undefined || /\s/.test(link) || !link.includes('.') || parse(link).isIcann !== true)
    return undefined
  const { verdict, imitates } = judgeLink(link)
  return { kind: 'link', value: link, verdict, ...(imitates === undefined ? {} : { imitates }) }
}

const readThing = (text: string, parts: BareParts): Bare | undefined =>
  readMail(text, parts) ?? readIban(text) ?? readWallet(text) ?? readPhone(text)

const readAsked = (named: string, parts: BareParts): Bare | undefined => {
  const thing = readThing(named, parts)
  if (thing !== undefined) return thing
  const link = readLink(named, parts)
  if (link !== undefined) return link
  if (!NAME.test(named)) return undefined
  const home = parts.homeOf?.(named)
  return { kind: 'name', value: named, ...(home === undefined ? {} : { home }) }
}

/** A telephone number, an address, an account or a name alone. Undefined for everything that is a message. */
export const readBare = (text: string, parts: BareParts = {}): Bare | undefined => {
  const whole = text.trim()
  if (whole === '' || whole.length > MOST || /\n\s{0,9}\S/.test(whole)) return undefined
  const asked = namedIn(whole)
  if (asked !== undefined) return asked === '' ? { kind: 'question' } : readAsked(asked, parts)
  return readThing(whole.replace(LABEL, '').trim(), parts)
}
