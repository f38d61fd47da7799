import { foldCodePoint, isHidden, latinLookAlike } from './fold.ts'
import { isSensitive, undisguise } from './undisguise.ts'
import type { Mapped, Span } from './types.ts'

type Growing = {
  text: string
  readonly from: number[]
  readonly to: number[]
  /** Where letters were disguised, in the original. */
  readonly disguised: number[]
}

const push = (copy: Growing, piece: string, start: number, end: number): void => {
  copy.text += piece
  for (let index = 0; index < piece.length; index++) {
    copy.from.push(start)
    copy.to.push(end)
  }
}

const isControl = (code: number): boolean => (code < 0x20 && code !== 0x0a) || (code >= 0x7f && code < 0xa0)

/** Accents and strokes that stand behind their letter as signs of their own. */
const isMark = (code: number): boolean => code >= 0x300 && code <= 0x36f

const isLoneSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff

/** What one code point becomes; `undefined` where it is simply dropped. */
const plainForm = (code: number, before: string, next: string): string | undefined => {
  if (code === 0x0a) return '\n'
  if (code === 0x60) return "'"
  if (code >= 0x20 && code < 0x7f) return String.fromCharCode(code)
  if (isHidden(code) || (isMark(code) && isLatin(before))) return undefined
  if (code === 0x0d) return next === '\n' ? undefined : '\n'
  return isControl(code) || isLoneSurrogate(code) ? ' ' : foldCodePoint(code)
}

/** One sign may open into eighteen letters: what that adds to a text is bounded, further signs stay closed. */
const MOST_ADDED = 10_000

const isLatin = (letter: string): boolean => /[a-z]/i.test(letter)

/** Emoji are full of joiners; only a hidden character or a stroke right behind a letter is a disguise. */
const isDisguise = (code: number, before: string): boolean =>
  isLatin(before) && ((isHidden(code) && code !== 0x200d && code < 0xfe00) || (code >= 0x334 && code <= 0x338))

/** One pass over the code points: hidden ones go, forms open, lone surrogates and controls become spaces. */
const foldAll = (original: string): Growing => {
  const copy: Growing = { text: '', from: [], to: [], disguised: [] }
  let before = ''
  for (let index = 0; index < original.length;) {
    const code = original.codePointAt(index) ?? 0x20
    const end = index + (code > 0xffff ? 2 : 1)
    const form = plainForm(code, before, original.charAt(end))
    const isRoom = form === undefined || form.length <= end - index || copy.text.length - index < MOST_ADDED
    if (form !== undefined) {
      push(copy, isRoom ? form : original.slice(index, end), index, end)
      before = form.charAt(form.length - 1)
    } else if (isDisguise(code, before)) copy.disguised.push(index)
    index = end
  }
  return copy
}

/** Cyrillic, Greek or Armenian letters inside Latin words, or whole words of them in a Latin text, read as Latin. */
const latinise = (copy: Growing): void => {
  if (!/[\u0370-\u058f]/.test(copy.text)) return
  const latin = copy.text.match(/[a-z]/gi)?.length ?? 0
  const foreign = copy.text.match(/[\u0370-\u058f]/g)?.length ?? 0
  const mostlyLatin = latin > foreign
  copy.text = copy.text.replace(/[a-z0-9\u0370-\u058f]{1,60}/gi, (word, at: number) => {
    if (!/[\u0370-\u058f]/.test(word)) return word
    const letters = Array.from(word)
    const mixed = letters.some(isLatin)
    const readable = letters.every((letter) => /[a-z0-9]/i.test(letter) || latinLookAlike(letter) !== undefined)
    if (!mixed && !(mostlyLatin && readable && letters.length > 2)) return word
    copy.disguised.push((copy.from[at] ?? 0) + 1)
    return letters.map((letter) => latinLookAlike(letter) ?? letter).join('')
  })
}

export type Normalised = Mapped & {
  readonly disguises: number
  /** Names and words of money that had been disguised, in the plain copy. */
  readonly hidden: readonly Span[]
}

/** The first place of the plain copy that comes from here or later. */
const placeOf = ({ from }: Mapped, original: number): number => {
  let low = 0
  let high = from.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((from[middle] ?? 0) < original) low = middle + 1
    else high = middle
  }
  return low
}

const MOST_HIDDEN = 50
const LONGEST_WORD = 30

/** The word around a place inside it. */
const wordAround = (text: string, place: number): Span => {
  let start = place
  let end = place
  while (start > 0 && place - start < LONGEST_WORD && /[a-z0-9]/i.test(text.charAt(start - 1))) start--
  while (end < text.length && end - place < LONGEST_WORD && /[a-z0-9]/i.test(text.charAt(end))) end++
  return { start, end }
}

const hiddenIn = (mapped: Mapped, disguised: readonly number[], joined: readonly Span[]): Span[] => {
  const inside = disguised
    .slice(0, MOST_HIDDEN)
    .map((original) => wordAround(mapped.text, placeOf(mapped, original)))
    .filter(({ start, end }) => isSensitive(mapped.text.slice(start, end).toLowerCase()))
  const whole = joined
    .slice(0, MOST_HIDDEN)
    .map(({ start, end }) => ({ start: placeOf(mapped, start), end: placeOf(mapped, end) }))
  const all = [...inside, ...whole].sort((left, right) => left.start - right.start)
  return all.filter(({ start }, index) => start !== all[index - 1]?.start)
}

/** The plain copy of a text, with a way back from each of its characters to the original. */
export const normalise = (original: string): Normalised => {
  const copy = foldAll(original)
  latinise(copy)
  const folded = { text: copy.text, from: Uint32Array.from(copy.from), to: Uint32Array.from(copy.to) }
  const open = undisguise(folded)
  return {
    ...open.mapped,
    disguises: copy.disguised.length + open.changes,
    hidden: hiddenIn(open.mapped, copy.disguised, open.hidden),
  }
}

export const originalSpan = (mapped: Mapped, { start, end }: Span): Span => {
  if (mapped.text.length === 0 || end <= start) return { start: 0, end: 0 }
  const first = mapped.from[Math.min(start, mapped.from.length - 1)] ?? 0
  const last = mapped.to[Math.min(end, mapped.to.length) - 1] ?? first
  return { start: first, end: Math.max(first, last) }
}
