import { foundNames, type FoundName } from './found-names.ts'
import { letterGrams, wordGrams } from './hash.ts'
import { type LinkShape, linkShapes, registrable } from '../reading/things/link-shape.ts'
import { tokensOf } from '../reading/mask.ts'
import type { Reading, Thing } from '../reading/types.ts'

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

const shapeTests: readonly (readonly [FoundName, (shape: LinkShape) => boolean])[] = [
  ['link-short', ({ shortener }) => shortener],
  ['link-free', ({ free }) => free],
  ['link-cheap', ({ cheap }) => cheap],
  ['link-hyphens', ({ hyphens }) => hyphens],
  ['link-official', ({ official }) => official],
  ['link-imitates', ({ imitates }) => imitates !== undefined],
  ['link-chat', ({ chat }) => chat],
  ['link-government', ({ government }) => government],
  ['link-odd', ({ odd, numeric }) => odd || numeric],
  ['link-random-path', ({ path }) => isRandomPath(path)],
]

const linkFlags = (reading: Reading, flags: Set<FoundName>, isKnownHost: IsKnownHost): void => {
  const shapes = linkShapes(reading)
  if (shapes.length === 0) return
  flags.add('has-link')
  if (shapes.length > 2) flags.add('many-links')
  for (const [name, test] of shapeTests) if (shapes.some(test)) flags.add(name)
  const isKnown = ({ host }: LinkShape): boolean => isKnownHost(host) || isKnownHost(registrable(host))
  const isForeign = ({ official, government }: LinkShape): boolean => !official && !government
  if (shapes.some(isKnown)) flags.add('link-known')
  if (shapes.every((shape) => isForeign(shape) && !isKnown(shape))) flags.add('link-unknown')
  const claims = reading.things.some(({ kind, sort }) => kind === 'sender' && sort !== 'family')
  if (claims && shapes.every(isForeign)) flags.add('link-foreign-to-claim')
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
  ['mail', 'has-mail'],
  ['phone', 'has-phone'],
  ['sum', 'has-sum'],
  ['crypto', 'has-crypto'],
  ['code', 'has-code'],
  ['gift-card', 'has-gift-card'],
  ['payment-app', 'has-payment-app'],
]

/** Which of `foundNames` hold for a reading. */
export const foundFlags = (reading: Reading, isKnownHost: IsKnownHost): ReadonlySet<FoundName> => {
  const flags = new Set<FoundName>()
  for (const [kind, name] of simple) if (reading.things.some((thing) => thing.kind === kind)) flags.add(name)
  if (reading.things.some(large)) flags.add('large-sum')
  if (
    reading.things.some(
      ({ kind, value }) => kind === 'mail' && /@(?:gmail|yahoo|hotmail|outlook|proton|aol|gmx|mail)/i.test(value),
    )
  )
    flags.add('mail-free')
  linkFlags(reading, flags, isKnownHost)
  senderFlags(reading, flags)
  shapeFlags(reading, flags)
  return flags
}
