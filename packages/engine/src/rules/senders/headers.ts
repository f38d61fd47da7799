import { getDomain } from 'tldts'
import { isFreeMail } from '../../knowledge/free-mail.ts'
import { headerSpan } from '../../reading/headers.ts'
import type { Find, Rule } from '../rule.ts'
import type { Headers, MailAddress, Span, Thing } from '../../reading/types.ts'

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

const mail = (header: string, words: string): string => `${header}\n\n${words}`

export const headerRules: readonly Rule[] = [
  {
    id: 'text/reply-to-elsewhere',
    theme: 'sender',
    kinds: ['phishing', 'business-email'],
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
    find: ({ reading: { headers, isFromOwn } }) =>
      headers?.from === undefined || isFromOwn ? [] : [headerSpan(headers.from.addressSpan)],
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
