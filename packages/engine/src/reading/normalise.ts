import { foldCodePoint, isHidden, latinLookAlike } from './fold.ts'
import { undisguise } from './undisguise.ts'
import type { Mapped, Span } from './types.ts'

type Growing = { text: string; readonly from: number[]; readonly to: number[]; disguises: number }

const push = (copy: Growing, piece: string, start: number, end: number): void => {
  copy.text += piece
  for (let index = 0; index < piece.length; index++) {
    copy.from.push(start)
    copy.to.push(end)
  }
}

const isControl = (code: number): boolean => (code < 0x20 && code !== 0x0a) || (code >= 0x7f && code < 0xa0)

const isLoneSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff

/** What one code point becomes; `undefined` where it is simply dropped. */
const plainForm = (code: number, next: string): string | undefined => {
  if (code === 0x0a) return '\n'
  if (code === 0x60) return "'"
  if (code >= 0x20 && code < 0x7f) return String.fromCharCode(code)
  if (isHidden(code)) return undefined
  if (code === 0x0d) return next === '\n' ? undefined : '\n'
  return isControl(code) || isLoneSurrogate(code) ? ' ' : foldCodePoint(code)
}

/** One sign may open into eighteen letters: what that adds to a text is bounded, further signs stay closed. */
const MOST_ADDED = 10_000

/** Emoji are full of joiners; only a hidden character right behind a letter is a disguise. */
const isDisguise = (code: number, before: string): boolean =>
  isHidden(code) && code !== 0x200d && code < 0xfe00 && /[a-z]$/i.test(before)

/** One pass over the code points: hidden ones go, forms open, lone surrogates and controls become spaces. */
const foldAll = (original: string): Growing => {
  const copy: Growing = { text: '', from: [], to: [], disguises: 0 }
  for (let index = 0; index < original.length;) {
    const code = original.codePointAt(index) ?? 0x20
    const end = index + (code > 0xffff ? 2 : 1)
    const form = plainForm(code, original.charAt(end))
    const isRoom = form === undefined || form.length <= end - index || copy.text.length - index < MOST_ADDED
    if (form !== undefined) push(copy, isRoom ? form : original.slice(index, end), index, end)
    else if (isDisguise(code, copy.text.slice(-1))) copy.disguises++
    index = end
  }
  return copy
}

const isLatin = (letter: string): boolean => /[a-z]/i.test(letter)

/** Cyrillic, Greek or Armenian letters inside Latin words, or whole words of them in a Latin text, read as Latin. */
const latinise = (copy: Growing): void => {
  if (!/[\u0370-\u058f]/.test(copy.text)) return
  const latin = copy.text.match(/[a-z]/gi)?.length ?? 0
  const foreign = copy.text.match(/[\u0370-\u058f]/g)?.length ?? 0
  const mostlyLatin = latin > foreign
  copy.text = copy.text.replace(/[a-z0-9\u0370-\u058f]{1,60}/gi, (word) => {
    if (!/[\u0370-\u058f]/.test(word)) return word
    const letters = Array.from(word)
    const mixed = letters.some(isLatin)
    const readable = letters.every((letter) => /[a-z0-9]/i.test(letter) || latinLookAlike(letter) !== undefined)
    if (!mixed && !(mostlyLatin && readable && letters.length > 2)) return word
    copy.disguises++
    return letters.map((letter) => latinLookAlike(letter) ?? letter).join('')
  })
}

export type Normalised = Mapped & { readonly disguises: number }

/** The plain copy of a text, with a way back from each of its characters to the original. */
export const normalise = (original: string): Normalised => {
  const copy = foldAll(original)
  latinise(copy)
  const folded = { text: copy.text, from: Uint32Array.from(copy.from), to: Uint32Array.from(copy.to) }
  const open = undisguise(folded)
  return { ...open.mapped, disguises: copy.disguises + open.changes }
}

export const originalSpan = (mapped: Mapped, { start, end }: Span): Span => {
  if (mapped.text.length === 0 || end <= start) return { start: 0, end: 0 }
  const first = mapped.from[Math.min(start, mapped.from.length - 1)] ?? 0
  const last = mapped.to[Math.min(end, mapped.to.length) - 1] ?? first
  return { start: first, end: Math.max(first, last) }
}
