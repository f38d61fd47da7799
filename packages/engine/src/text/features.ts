import { foundNames, type FoundName } from './found-names.ts'
import { letterGrams, wordGrams } from './hash.ts'
import { linkShapes, registrable } from './link-shape.ts'
import { tokensOf } from './mask.ts'
import type { Reading, Thing } from './types.ts'

/** n-grams of one stretch of masked text. Each family is scaled to length one by who uses it. */
export type Grams = { readonly words: readonly number[]; readonly letters: readonly number[] }

export const gramsOf = (masked: string): Grams => {
  const tokens = tokensOf(masked)
  return { words: wordGrams(tokens), letters: letterGrams(tokens) }
}

const WINDOW = 700
const STEP = 450
const MOST_WINDOWS = 40

/** Long texts are also read in windows: one bad paragraph must not drown in ten good ones. */
export const windowsOf = (masked: string): string[] => {
  if (masked.length <= WINDOW * 1.3) return []
  const windows: string[] = []
  // Very long texts: wider steps, so that all of it is seen and the time stays bounded.
  const step = Math.max(STEP, Math.ceil(masked.length / MOST_WINDOWS))
  for (let start = 0; start < masked.length; start += step) {
    windows.push(masked.slice(start, start + Math.max(WINDOW, step * 1.3)))
    if (start + WINDOW >= masked.length) break
  }
  return windows
}


/** Whether a host is one that very many people use. */
export type IsKnownHost = (host: string) => boolean

/** A path that looks drawn from a hat: letters of both cases and digits, or long runs without vowels. */
const isRandomPath = (path: string): boolean =>
  path.split(/[/?=&]/).some((part) => part.length >= 5 && part.length <= 24 && ((/[a-z]/.test(part) && /[A-Z]/.test(part) && /[0-9]/.test(part)) || (/[0-9]/.test(part) && /[a-z]/i.test(part) && !/[-_.]/.test(part)) || /^[bcdfghjklmnpqrstvwxz]{5,}$/i.test(part)))

const large = (thing: Thing): boolean => thing.kind === 'sum' && Number(thing.value.replaceAll(/[^0-9]/g, '').slice(0, 9)) >= 500

const linkFlags = (reading: Reading, flags: Set<FoundName>, isKnownHost: IsKnownHost): void => {
  const shapes = linkShapes(reading)
  if (shapes.length === 0) return
  flags.add('has-link')
  if (shapes.length > 2) flags.add('many-links')
  for (const shape of shapes) {
    if (shape.shortener) flags.add('link-short')
    if (shape.free) flags.add('link-free')
    if (shape.cheap) flags.add('link-cheap')
    if (shape.hyphens) flags.add('link-hyphens')
    if (shape.official) flags.add('link-official')
    if (shape.imitates !== undefined) flags.add('link-imitates')
    if (shape.chat) flags.add('link-chat')
    if (shape.government) flags.add('link-government')
    if (shape.odd || shape.numeric) flags.add('link-odd')
  }
  const known = shapes.map(({ host }) => isKnownHost(host) || isKnownHost(registrable(host)))
  if (known.some(Boolean)) flags.add('link-known')
  if (shapes.every(({ official, government }, index) => !official && !government && known[index] !== true)) flags.add('link-unknown')
  if (shapes.some(({ path }) => isRandomPath(path))) flags.add('link-random-path')
  const claims = reading.things.some(({ kind, sort }) => kind === 'sender' && sort !== 'family')
  if (claims && shapes.every(({ official, government }) => !official && !government)) flags.add('link-foreign-to-claim')
  if (reading.things.some(({ kind, value }) => kind === 'link' && / dot /i.test(value))) flags.add('link-spoken')
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
  ['mail', 'has-mail'], ['phone', 'has-phone'], ['sum', 'has-sum'], ['crypto', 'has-crypto'], ['code', 'has-code'],
  ['gift-card', 'has-gift-card'], ['payment-app', 'has-payment-app'],
]

/** Which of `foundNames` hold for a reading. */
export const foundFlags = (reading: Reading, isKnownHost: IsKnownHost): ReadonlySet<FoundName> => {
  const flags = new Set<FoundName>()
  for (const [kind, name] of simple) if (reading.things.some((thing) => thing.kind === kind)) flags.add(name)
  if (reading.things.some(large)) flags.add('large-sum')
  if (reading.things.some(({ kind, value }) => kind === 'mail' && /@(?:gmail|yahoo|hotmail|outlook|proton|aol|gmx|mail)/i.test(value))) flags.add('mail-free')
  linkFlags(reading, flags, isKnownHost)
  senderFlags(reading, flags)
  shapeFlags(reading, flags)
  return flags
}
