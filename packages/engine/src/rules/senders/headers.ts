import { getDomain } from 'tldts'
import { isFreeMail } from '../../knowledge/free-mail.ts'
import { type Headers, headerSpan, type MailAddress } from '../../reading/headers.ts'
import { brandNamed } from '../../reading/things/brands.ts'
import type { Find, Rule } from '../rule.ts'
import type { Span, Thing } from '../../reading/types.ts'

// A header may warn and never acquit: anybody can type one. So there is no rule here that reassures.

const inHeaders =
  (find: (headers: Headers, claims: readonly Thing[]) => readonly (Span | undefined)[]): Find =>
  ({ reading: { headers, things } }) => {
    if (headers === undefined) return []
    const claims = things.filter(({ kind, original }) => kind === 'sender' && original === headers.from?.nameSpan)
    return find(headers, claims).flatMap((span) => (span === undefined ? [] : [headerSpan(span)]))
  }

const ownerOf = ({ domain }: MailAddress): string => getDomain(domain) ?? domain

const isElsewhere = (from: MailAddress | undefined, other: MailAddress | undefined): boolean =>
  from !== undefined &&
  other !== undefined &&
  from.domain !== '' &&
  other.domain !== '' &&
  ownerOf(from) !== ownerOf(other)

const firmWords =
  /\b(?:bank|support|service|services|security|department|dept|billing|accounts? team|account services|customer (?:care|service)|help ?desk|team|office|inc|ltd|llc|plc|gmbh|s\.?a\.?|b\.?v\.?|kundendienst|kundenservice|sicherheit|soporte|atencion|servicio|atendimento|suporte|assistance|servizio|assistenza|klantenservice|layanan)\b/i

const isOwnAddress = (name: string, from: MailAddress): boolean => {
  const brand = brandNamed(name)
  const owner = ownerOf(from)
  // A brand's own name under some other ending may be its own too: amazon.se.
  return (
    brand === undefined ||
    brand.domains.length === 0 ||
    brand.domains.some((own) => from.domain === own || from.domain.endsWith(`.${own}`)) ||
    owner.split('.')[0] === brand.name.replaceAll(/[^a-z0-9]/g, '')
  )
}

const mail = (header: string, words: string): string => `${header}\n\n${words}`

export const headerRules: readonly Rule[] = [
  {
    id: 'text/reply-to-elsewhere',
    theme: 'sender',
    kinds: ['phishing', 'business-email'],
    title: 'Your answer would go to another address than the sender’s',
    why: 'The sender’s address can be forged; the one for answers is where the writer really reads.',
    find: inHeaders(({ from, replyTo }) => (isElsewhere(from, replyTo) ? [replyTo?.addressSpan] : [])),
    catches: [
      mail('From: Ann Lee <ann@firm.example>\nReply-To: ann.lee.ceo@gmail.com\nSubject: Quick task', 'Are you free?'),
    ],
    ignores: [
      mail('From: Shop <news@mail.shop.com>\nReply-To: help@shop.com\nSubject: Hello', 'Our new opening hours.'),
      'Please note: Reply-To: other@mail.example is not our address.\nFrom: us',
    ],
  },
  {
    id: 'text/free-mail-as-firm',
    theme: 'sender',
    kinds: ['phishing', 'business-email'],
    title: 'A firm that writes from a free mail box',
    why: 'Banks, shops and offices write from addresses of their own.',
    find: inHeaders(({ from }, claims) =>
      from !== undefined && isFreeMail(from.domain) && (claims.length > 0 || firmWords.test(from.name))
        ? [from.addressSpan]
        : [],
    ),
    catches: [
      mail('From: PayPal Service <secure.pp.team@gmail.com>\nSubject: Limited', 'Your account is limited.'),
      mail('From: Billing Department <billing.dept77@outlook.com>\nTo: me', 'See the invoice.'),
    ],
    ignores: [
      mail('From: Aunt Rose <rose.miller@gmail.com>\nSubject: Sunday', 'Shall I bring cake?'),
      mail('From: PayPal <service@paypal.com>\nSubject: Receipt', 'You paid 4 euros.'),
    ],
  },
  {
    id: 'text/failed-sender-check',
    theme: 'sender',
    kinds: ['phishing'],
    title: 'The mail failed a check of its sender',
    why: 'A mail server looked whether it comes from where it says, and it does not.',
    find: inHeaders(({ failed }) => failed.slice(0, 1)),
    catches: [
      mail(
        'From: Bank <info@bank.example>\nAuthentication-Results: mx.example; spf=fail smtp.mailfrom=x; dmarc=fail',
        'Confirm your details.',
      ),
      mail('Received-SPF: softfail (domain of x)\nFrom: Bank <info@bank.example>', 'Confirm your details.'),
    ],
    ignores: [
      mail(
        'From: Bank <info@bank.example>\nAuthentication-Results: mx.example; spf=pass; dkim=pass; dmarc=pass',
        'Hello.',
      ),
      'My server says dmarc=fail, what does that mean?',
    ],
  },
  {
    id: 'text/name-not-address',
    theme: 'sender',
    kinds: ['phishing', 'account'],
    title: 'The sender’s name is a known firm, the address is not',
    why: 'The name in front of an address is free to choose. The address says who it is.',
    find: inHeaders(({ from }, claims) =>
      from !== undefined && from.domain !== '' && claims.some(({ value }) => !isOwnAddress(value, from))
        ? [from.addressSpan]
        : [],
    ),
    catches: [
      mail('From: "Netflix" <billing@nf-renew.example>\nSubject: Payment', 'Update your card.'),
      mail('From: PayPal Support <help@pp-secure.top>\nTo: you', 'Log in now.'),
    ],
    ignores: [
      mail('From: Netflix <info@mailer.netflix.com>\nSubject: New this week', 'Watch now.'),
      mail('From: Amazon <bestellung@amazon.se>\nSubject: Order', 'Your order.'),
      mail('From: Rose Miller <rose@family.example>\nSubject: Hello', 'I bought it at Amazon.'),
    ],
  },
]
