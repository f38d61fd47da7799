import { isFreeMail } from '../knowledge/free-mail.ts'
import { foundNames, type FoundName } from './found-names.ts'
import { letterGrams, wordGrams } from './hash.ts'
import { tokensOf } from '../reading/mask.ts'
import type { Reading, ReadLink, Thing } from '../reading/types.ts'

/** n-grams of one stretch of masked text. Each family is scaled to length one by who uses it. */
export type Grams = { readonly words: readonly number[]; readonly letters: readonly number[] }

export const gramsOf = (masked: string): Grams => {
  const tokens = tokensOf(masked)
  return { words: wordGrams(tokens), letters: letterGrams(tokens) }
}

/** A path that looks drawn from a hat: letters of both cases and digits, or long runs without vowels. */
const isRandomPath = (path: string): boolean =>
  path
    .split(/[/?=&]/)
    .some(
      (part) =>
        part.length >= 5 &&
        part.length <= 24 &&
        ((/[a-z]/.test(part) && /[A-Z]/.test(part) && /[0-9]/.test(part)) ||
          (/[0-9]/.test(part) && /[a-z]/i.test(part) && !/[-_.]/.test(part)) ||
          /^[bcdfghjklmnpqrstvwxz]{5,}$/i.test(part)),
    )

const large = (thing: Thing): boolean =>
  thing.kind === 'sum' && Number(thing.value.replaceAll(/[^0-9]/g, '').slice(0, 9)) >= 500

const linkTests: readonly (readonly [FoundName, (link: ReadLink) => boolean])[] = [
  ['link-short', ({ shortener }) => shortener],
  ['link-free', ({ free }) => free],
  ['link-cheap', ({ cheap }) => cheap],
  ['link-hyphens', ({ hyphens }) => hyphens],
  ['link-official', ({ official }) => official],
  ['link-imitates', ({ opinion: { imitates } }) => imitates !== undefined],
  ['link-chat', ({ chat }) => chat],
  ['link-government', ({ government }) => government],
  ['link-odd', ({ odd, numeric }) => odd || numeric],
  ['link-random-path', ({ path }) => isRandomPath(path)],
]

const linkFlags = ({ links, things }: Reading, flags: Set<FoundName>): void => {
  if (links.length === 0) return
  flags.add('has-link')
  if (links.length > 2) flags.add('many-links')
  for (const [name, test] of linkTests) if (links.some(test)) flags.add(name)
  const isForeign = ({ official, government }: ReadLink): boolean => !official && !government
  if (links.some(({ known }) => known)) flags.add('link-known')
  if (links.every((link) => isForeign(link) && !link.known)) flags.add('link-unknown')
  const claims = things.some(({ kind, sort }) => kind === 'sender' && sort !== 'family')
  if (claims && links.every(isForeign)) flags.add('link-foreign-to-claim')
  if (things.some(({ kind, value }) => kind === 'link' && / dot /i.test(value))) flags.add('link-spoken')
}

const senderFlags = (reading: Reading, flags: Set<FoundName>): void => {
  const claimed = new Set(reading.things.filter(({ kind }) => kind === 'sender').map(({ sort }) => sort))
  for (const name of foundNames) if (name.startsWith('claims-') && claimed.has(name.slice(7))) flags.add(name)
  if (claimed.size === 0) flags.add('claims-none')
}

const shapeFlags = ({ plain, disguises }: Reading, flags: Set<FoundName>): void => {
  const { length } = plain.trim()
  if (disguises > 0) flags.add('disguised')
  if (length > 60 && !/[A-Z]/.test(plain)) flags.add('no-case')
  if ((plain.match(/\n/g)?.length ?? 0) > 4) flags.add('many-lines')
  if (length < 60) flags.add('very-short')
  else if (length < 200) flags.add('short')
  else if (length > 900) flags.add('long')
  if (plain.includes('?')) flags.add('question')
  if (/!!|\b[A-Z]{5,}\b/.test(plain)) flags.add('shouting')
}

const simple: readonly (readonly [Thing['kind'], FoundName])[] = [
  ['mail', 'has-mail'],
  ['phone', 'has-phone'],
  ['sum', 'has-sum'],
  ['crypto', 'has-crypto'],
  ['code', 'has-code'],
  ['gift-card', 'has-gift-card'],
  ['payment-app', 'has-payment-app'],
]

/** Which of `foundNames` hold for a reading. */
export const foundFlags = (reading: Reading): ReadonlySet<FoundName> => {
  const flags = new Set<FoundName>()
  for (const [kind, name] of simple) if (reading.things.some((thing) => thing.kind === kind)) flags.add(name)
  if (reading.things.some(large)) flags.add('large-sum')
  if (reading.things.some(({ kind, value }) => kind === 'mail' && isFreeMail(value))) flags.add('mail-free')
  linkFlags(reading, flags)
  senderFlags(reading, flags)
  shapeFlags(reading, flags)
  return flags
}
