import type { Headers, MailAddress, SenderCheck, Span, Thing } from './types.ts'

/** Places in a header have no place in the plain copy: they are counted from here on. */
export const HEADER_BASE = 1_000_000

/** A stretch of the header, as rules name it. */
export const headerSpan = ({ start, end }: Span): Span => ({ start: start + HEADER_BASE, end: end + HEADER_BASE })

export const isHeaderSpan = ({ start }: Span): boolean => start >= HEADER_BASE

const MOST_BLOCK = 20_000
const MOST_LINES = 200
/** A longer line of a sender or a date is no header but a text that begins like one. */
const MOST_PLAIN_VALUE = 300

type Role = 'from' | 'reply-to' | 'return-path' | 'subject' | 'checks' | 'received' | 'plain' | 'technical'

const roles: readonly (readonly [Role, RegExp])[] = [
  ['from', /^(?:from|von|de|da|van|dari|mula kay|发件人|寄件者|寄件人)$/i],
  ['reply-to', /^(?:reply-to|antwort an|responder a|répondre à|rispondi a)$/i],
  ['return-path', /^(?:return-path|envelope-from)$/i],
  ['subject', /^(?:subject|betreff|objet|asunto|assunto|oggetto|onderwerp|perihal|subjek|paksa|主题|主旨|विषय)$/i],
  ['checks', /^(?:authentication-results|arc-authentication-results|received-spf)$/i],
  ['received', /^received$/i],
  [
    'plain',
    /^(?:to|cc|bcc|date|sent|sender|an|datum|gesendet|à|cc|envoyé|para|fecha|enviado|data|inviato|a|aan|verzonden|kepada|tanggal|收件人|抄送|日期|发送时间|importance|priority)$/i,
  ],
  [
    'technical',
    /^(?:message-id|mime-version|content-[a-z-]{3,30}|dkim-signature|delivered-to|references|in-reply-to|thread-[a-z]{3,20}|list-[a-z-]{2,30}|arc-[a-z-]{2,30}|feedback-id|user-agent|precedence|auto-submitted|x-[a-z0-9-]{1,60})$/i,
  ],
]

type Field = { readonly role: Role; readonly value: Span }

const roleOf = (name: string): Role | undefined => roles.find(([, pattern]) => pattern.test(name))?.[0]

/** A colon near the start of the line, with the name of a header before it. */
const fieldAt = (text: string, start: number, end: number): Field | undefined => {
  const colon = text.slice(start, Math.min(end, start + 64)).search(/[:：]/)
  if (colon < 1) return undefined
  const role = roleOf(text.slice(start, start + colon).trim())
  return role === undefined ? undefined : { role, value: { start: start + colon + 1, end } }
}

const isTooLong = ({ role, value }: Field): boolean =>
  role !== 'technical' && role !== 'checks' && role !== 'received' && value.end - value.start > MOST_PLAIN_VALUE

/** What forwarding puts in front of a header. */
const opening = /^(?:\s{0,20}(?:-{2,40}[^\n-]{3,60}-{2,40}|begin forwarded message:)[ \t\r]{0,20}\n)?\s{0,40}/i

/** The fields at the start of a text, and where the message begins behind them. */
const readFields = (text: string): { fields: Field[]; end: number; isClosed: boolean } => {
  const fields: Field[] = []
  let at = opening.exec(text.slice(0, 300))?.[0].length ?? 0
  for (let line = 0; line < MOST_LINES && at < Math.min(text.length, MOST_BLOCK); line++) {
    const found = text.indexOf('\n', at)
    const end = found < 0 ? text.length : found
    const last = fields.at(-1)
    if (text.slice(at, Math.min(end, at + 80)).trim() === '') return { fields, end: at, isClosed: true }
    // A line that begins with a space belongs to the one before it.
    if (/[ \t]/.test(text.charAt(at)) && last !== undefined) {
      fields[fields.length - 1] = { ...last, value: { start: last.value.start, end } }
    } else {
      const field = fieldAt(text, at, end)
      if (field === undefined || isTooLong(field)) break
      fields.push(field)
    }
    at = end + 1
  }
  return { fields, end: Math.min(at, text.length), isClosed: false }
}

const trimmed = (text: string, { start, end }: Span): Span => {
  const value = text.slice(start, end)
  const lead = value.length - value.trimStart().length
  return { start: start + lead, end: Math.max(start + lead, start + value.trimEnd().length) }
}

const addressPattern = /[a-z0-9._%+=-]{1,64}@[a-z0-9][a-z0-9.-]{0,180}[a-z0-9]/i

const addressIn = (text: string, field: Field | undefined): MailAddress | undefined => {
  if (field === undefined) return undefined
  const { start, end } = field.value
  const value = text.slice(start, Math.min(end, start + MOST_PLAIN_VALUE))
  const found = addressPattern.exec(value)
  const at = found?.index ?? value.length
  const nameSpan = trimmed(text, { start, end: start + at })
  const address = found?.[0] ?? ''
  return {
    name: text
      .slice(nameSpan.start, nameSpan.end)
      .replace(/[<("'\s]{1,9}$/, '')
      .replace(/^["'\s]{1,9}/, ''),
    nameSpan,
    address: address.toLowerCase(),
    domain: address.slice(address.indexOf('@') + 1).toLowerCase(),
    addressSpan: { start: start + at, end: start + at + address.length },
  }
}

const failure = /\b(spf|dkim|dmarc)\s{0,3}=\s{0,3}(?:fail|softfail|permerror)\b|^\s{0,9}(?:fail|softfail)\b/gi

const failedIn = (text: string, fields: readonly Field[]): (Span & { check: SenderCheck })[] =>
  fields
    .filter(({ role }) => role === 'checks')
    .slice(0, 8)
    .flatMap(({ value: { start, end } }) =>
      [...text.slice(start, Math.min(end, start + 2000)).matchAll(failure)].map((match) => ({
        start: start + match.index + (match[0].length - match[0].trimStart().length),
        end: start + match.index + match[0].length,
        check: (['dkim', 'dmarc'] as const).find((check) => check === match[1]?.toLowerCase()) ?? 'spf',
      })),
    )

const envelope: ReadonlySet<Role> = new Set(['from', 'reply-to', 'return-path', 'checks', 'received'])

/** The mail header at the start of a text. One line that only looks like one is none, nor is one with nothing behind it. */
export const readHeaders = (text: string): Headers | undefined => {
  const { fields, end, isClosed } = readFields(text)
  const find = (role: Role): Field | undefined => fields.find((field) => field.role === role)
  const isBlock = fields.some(({ role }) => envelope.has(role)) && (fields.length > 1 || isClosed)
  if (!isBlock || text.slice(end).trim() === '') return undefined
  const subject = find('subject')
  return {
    span: { start: 0, end },
    from: addressIn(text, find('from')),
    replyTo: addressIn(text, find('reply-to')),
    returnPath: addressIn(text, find('return-path')),
    subject: subject === undefined ? undefined : trimmed(text, subject.value),
    failed: failedIn(text, fields),
    received: fields.filter(({ role }) => role === 'received').length,
  }
}

/** The text without its header, the subject in front, and the way back to the original. */
export const withoutHeaders = (
  text: string,
  headers: Headers | undefined,
): { readonly text: string; readonly back: (at: number) => number } => {
  if (headers === undefined) return { text, back: (at) => at }
  const { span, subject } = headers
  const body = text.slice(span.end)
  if (subject === undefined || subject.end <= subject.start) return { text: body, back: (at) => at + span.end }
  const words = text.slice(subject.start, subject.end)
  const length = words.length + 1
  return {
    text: `${words}\n${body}`,
    back: (at) => (at < length ? Math.min(subject.start + at, subject.end) : at - length + span.end),
  }
}

/** The addresses a mail says it comes from, or wants its answer at. */
export const headerMails = (headers: Headers | undefined): Thing[] =>
  [headers?.from, headers?.replyTo, headers?.returnPath].flatMap((mail) =>
    mail === undefined || mail.address === ''
      ? []
      : [{ ...headerSpan(mail.addressSpan), kind: 'mail', value: mail.address, original: mail.addressSpan }],
  )
