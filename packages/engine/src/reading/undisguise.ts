import { knownWords } from './known-words.ts'
import type { Mapped } from './types.ts'

/** Replaces each match by what `change` answers, keeping the way back; `undefined` leaves the match alone. */
const rewrite = (
  mapped: Mapped,
  pattern: RegExp,
  change: (match: string, at: number) => string | undefined,
): { mapped: Mapped; changes: number } => {
  const edits: { start: number; end: number; text: string }[] = []
  for (const match of mapped.text.matchAll(pattern)) {
    const text = change(match[0], match.index)
    if (text !== undefined && text !== match[0])
      edits.push({ start: match.index, end: match.index + match[0].length, text })
  }
  if (edits.length === 0) return { mapped, changes: 0 }
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
    changes: edits.length,
  }
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
}

const replaceAll = (word: string, letters: Readonly<Record<string, string>>): string =>
  Array.from(word, (letter) => letters[letter] ?? letter).join('')

/** `acc0unt`, `pa$$word`, `W!ll`: only when the result is a word we know. */
const lettersForDigits = (word: string): string | undefined => {
  if (!/[a-z]/i.test(word) || !/[0-9@$!|€+]/.test(word)) return undefined
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

/** `l.ink`, `pass-w0rd`: a mark inside a word we know, where the halves are no words. */
const markInside = (match: string): string | undefined => {
  const whole = joined(match)
  const halves = match.split(/[^a-z0-9]+/i)
  return isKnown(whole) && halves.some((half) => half.length < 3 || !isKnown(half)) ? whole : undefined
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

/** Undoes the usual disguises. What it changes must end as a known word, or be single letters set apart. */
export const undisguise = (folded: Mapped): { mapped: Mapped; changes: number } => {
  const apart = rewrite(folded, setApart, joinApart)
  const marks = rewrite(
    apart.mapped,
    /(?<![a-z0-9/@.'])[a-z0-9]{1,8}[._*~][a-z0-9]{2,12}(?![a-z0-9/@.'])/gi,
    markInside,
  )
  const digits = rewrite(marks.mapped, /(?<![a-z0-9/@.=-])[a-z0-9@$!|€+]{4,20}(?![a-z0-9/@=-])/gi, lettersForDigits)
  const slips = rewrite(digits.mapped, /(?<![a-z0-9/@.-])[a-z]{4,18}(?![a-z0-9/@-])/gi, readerSlips)
  return {
    mapped: slips.mapped,
    changes: marks.changes + digits.changes + slips.changes + spaced(apart.changes, folded.text),
  }
}

/** Initials such as `U.S.A` are ordinary; only longer runs count as a disguise. */
const spaced = (changes: number, text: string): number =>
  changes > 0 && /(?:[a-z0-9][._*-]){4,40}[a-z0-9]|(?:[a-z] ){5,40}[a-z]/i.test(text) ? changes : 0
