import { parse } from 'tldts'
import { senderPattern } from '../knowledge/senders.ts'
import { knownWords, sensitiveWords, shortWords } from './known-words.ts'
import type { Mapped, Span } from './types.ts'

/** What was put together: where it stood in the original, and what it reads as. */
type Joined = Span & { readonly word: string; readonly written: string }

type Rewritten = { readonly mapped: Mapped; readonly joined: readonly Joined[] }

/** Replaces each match by what `change` answers, keeping the way back; `undefined` leaves the match alone. */
const rewrite = (
  mapped: Mapped,
  pattern: RegExp,
  change: (match: string, at: number) => string | undefined,
): Rewritten => {
  const edits: { start: number; end: number; text: string }[] = []
  for (const match of mapped.text.matchAll(pattern)) {
    const text = change(match[0], match.index)
    if (text !== undefined && text !== match[0])
      edits.push({ start: match.index, end: match.index + match[0].length, text })
  }
  if (edits.length === 0) return { mapped, joined: [] }
  const pieces: string[] = []
  const from: number[] = []
  const to: number[] = []
  const keep = (start: number, end: number): void => {
    pieces.push(mapped.text.slice(start, end))
    for (let index = start; index < end; index++) {
      from.push(mapped.from[index] ?? 0)
      to.push(mapped.to[index] ?? 0)
    }
  }
  let done = 0
  for (const { start, end, text } of edits) {
    keep(done, start)
    pieces.push(text)
    for (let index = 0; index < text.length; index++) {
      // The first and last letters stay tied to the ends of what they replace, so that a quote covers all of it.
      const near = index === text.length - 1 ? end - 1 : Math.min(start + index, end - 1)
      from.push(mapped.from[near] ?? 0)
      to.push(mapped.to[near] ?? 0)
    }
    done = end
  }
  keep(done, mapped.text.length)
  return {
    mapped: { text: pieces.join(''), from: Uint32Array.from(from), to: Uint32Array.from(to) },
    joined: edits.map(({ start, end, text }) => ({
      start: mapped.from[start] ?? 0,
      end: mapped.to[end - 1] ?? 0,
      word: text.toLowerCase(),
      written: mapped.text.slice(start, end),
    })),
  }
}

const isBrand = (word: string): boolean => {
  if (word.length < 5 || word.length > 20) return false
  senderPattern.lastIndex = 0
  const match = senderPattern.exec(word)
  return match !== null && match[0].length === word.length
}

const isKnown = (word: string): boolean => knownWords.has(word.toLowerCase())

const digitLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '€': 'e',
  '+': 't',
  '¢': 'c',
  '₿': 'b',
}

const replaceAll = (word: string, letters: Readonly<Record<string, string>>): string =>
  Array.from(word, (letter) => letters[letter] ?? letter).join('')

/** `acc0unt`, `pa$$word`, `W!ll`: only when the result is a word we know. */
const lettersForDigits = (word: string): string | undefined => {
  if (!/[a-z]/i.test(word) || !/[0-9@$!|€¢₿+]/.test(word)) return undefined
  // `100k` and `R15k` are sums, not disguises: letters must be in the majority.
  if ((word.match(/[a-z]/gi)?.length ?? 0) * 2 <= word.length) return undefined
  const bare = word.replace(/[!+|]{1,20}$/, '')
  const tail = word.slice(bare.length)
  const first = replaceAll(bare, digitLetters)
  if (isKnown(first)) return first + tail
  const second = replaceAll(bare, { ...digitLetters, '1': 'i', '|': 'i', '!': 'l' })
  return isKnown(second) ? second + tail : undefined
}

/** Slips of a text reader: `cornpany`, `PayPaI`, `vvallet`. */
const readerSlips = (word: string): string | undefined => {
  const lower = word.toLowerCase()
  if (lower.length < 6 || knownWords.has(lower)) return undefined
  for (const [slip, letter] of [
    ['rn', 'm'],
    ['vv', 'w'],
  ] as const) {
    if (lower.includes(slip) && knownWords.has(lower.replaceAll(slip, letter))) return lower.replaceAll(slip, letter)
  }
  const capitals = word.replaceAll(/(?<=[a-z])I|I(?=[a-z]{2})/g, 'l')
  return capitals !== word && isKnown(capitals) ? capitals : undefined
}

const joined = (match: string): string => match.replaceAll(/[^a-z0-9]/gi, '')

const isWord = (group: string): boolean =>
  isKnown(group) || shortWords.has(group.toLowerCase()) || /^[0-9]+$/.test(group)

/** What a broken-up word reads as, where that is a word we know: `acc.0unt` too. */
const readable = (letters: string): string | undefined => {
  if (isKnown(letters) || isBrand(letters)) return letters
  if (!/[0-9]/.test(letters) || !/[a-z]/i.test(letters)) return undefined
  const plain = replaceAll(letters, digitLetters)
  return isKnown(plain) || isBrand(plain) ? plain : undefined
}

/** `e-mail`, `t-shirt`, `co-operate`: what people write with a hyphen. */
const ordinaryStart =
  /^(?:[a-z0-9]|re|co|de|ex|un|in|on|up|pre|pro|non|sub|dis|mis|out|off|over|anti|auto|tele|micro|mini|multi|inter|self|semi|web)$/i

/** `cash.app` is an address. */
const isAddressOf = (whole: string, match: string): boolean =>
  match.split('.').length === 2 && isBrand(whole.toLowerCase()) && parse(match).isIcann === true

/** `P.AY.P.A.L`, `invo.ice`, `pass_word`, `ac-count`: marks inside a word we know, where its pieces are none. */
const markInside = (match: string): string | undefined => {
  const groups = match.split(/[._*~-]/)
  const whole = readable(groups.join(''))
  if (whole === undefined || isAddressOf(whole, match)) return undefined
  const hasFragment = groups.some((group) => !isWord(group))
  if (!/[._*~]/.test(match)) {
    // `Medi-Cal` is a name of its own; `Pay-Pal` is another's.
    if (/[a-z]-[A-Z]/.test(match) && !isBrand(whole.toLowerCase())) return undefined
    return hasFragment && !ordinaryStart.test(groups[0] ?? '') ? whole : undefined
  }
  // `account.My friend`: a sentence that begins without a space.
  if (groups.length === 2 && /[a-z]\.[A-Z][a-z]/.test(match) && !isBrand(whole.toLowerCase())) return undefined
  return hasFragment || sensitiveWords.has(whole.toLowerCase()) ? whole : undefined
}

/** `fo.r`, `yo.ur`: small words, put together only where longer ones had been broken up as well. */
const smallInside = (match: string): string | undefined => {
  const whole = match.replaceAll(/[._*~]/g, '')
  return shortWords.has(whole.toLowerCase()) && whole.length > 2 ? whole : undefined
}

/** Letters set apart: `p a y p a l`, `G.i.f.t`, `U.S.P.S`. */
const setApart = /(?<![a-z0-9.@'])[a-z0-9](?:([ ._*-])[a-z0-9](?:\1[a-z0-9]){1,40})(?![a-z0-9@'])/gi

const joinApart = (match: string): string | undefined => {
  const letters = joined(match)
  if (/^[0-9]+$/.test(letters) || (/[0-9]/.test(letters) && letters.length < 5)) return undefined
  if (match.includes(' ') && letters.length < 4) return undefined
  // `U.S.A` and `I.R.S` are joined; `a.m` and `e.g` have two letters and never come here.
  return letters
}

const broken = /(?<![a-z0-9/@'._*~-])[a-z0-9]{1,12}(?:[._*~-][a-z0-9]{1,12}){1,12}(?![a-z0-9/@']|[._*~-][a-z0-9])/gi
const brokenSmall = /(?<![a-z0-9/@'._*~-])[a-z]{1,3}[._*~][a-z]{1,3}(?![a-z0-9/@']|[._*~-][a-z0-9])/gi

/** Initials such as `U.S.A`, and names that are spelled out loud, are ordinary; words that we know are not. */
const isDisguise = ({ word, written }: Joined): boolean => {
  if (/^[a-z0-9](?:[ ._*-][a-z0-9]){1,60}$/i.test(written))
    return knownWords.has(word) || isBrand(word) || (word.length > 4 && !written.includes(' '))
  return !/^[a-z]{3,12}-[a-z]{3,12}$/i.test(written)
}

/** Undoes the usual disguises. What it changes must end as a known word, or be single letters set apart. */
export const undisguise = (folded: Mapped): { mapped: Mapped; changes: number; hidden: readonly Span[] } => {
  const apart = rewrite(folded, setApart, joinApart)
  const marks = rewrite(apart.mapped, broken, markInside)
  const isBroken = marks.joined.some(({ written }) => /[._*~]/.test(written))
  const small = isBroken ? rewrite(marks.mapped, brokenSmall, smallInside) : { mapped: marks.mapped, joined: [] }
  const digits = rewrite(small.mapped, /(?<![a-z0-9/@.=-])[a-z0-9@$!|€¢₿+]{4,20}(?![a-z0-9/@=-])/gi, lettersForDigits)
  const slips = rewrite(digits.mapped, /(?<![a-z0-9/@.-])[a-z]{4,18}(?![a-z0-9/@-])/gi, readerSlips)
  const found = [...apart.joined, ...marks.joined, ...small.joined, ...digits.joined].filter(isDisguise)
  return {
    mapped: slips.mapped,
    changes: found.length + slips.joined.length,
    hidden: found.filter(({ word }) => isSensitive(word)),
  }
}

/** A name, or a word of money and accounts: there is a reason to hide those. */
export const isSensitive = (word: string): boolean => sensitiveWords.has(word) || isBrand(word)
