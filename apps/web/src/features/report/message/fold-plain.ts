/** Texts up to here are shown whole. */
export const LONG_TEXT = 1500

/** Stretches without a mark up to here are shown whole, also in long texts. */
const LONG_STRETCH = 400

/** So much is kept beside a mark, and at both ends of the text: enough to know where one is. */
const KEPT = 120

export type Stretch = { readonly before: string; readonly folded: string; readonly after: string }

/** Where to cut near a place: after a line's end if one is close, else after a word, else just there. */
const cutNear = (text: string, place: number): number => {
  const from = Math.max(0, place - KEPT / 2)
  const near = text.slice(from, place + KEPT / 2)
  const line = near.lastIndexOf('\n')
  if (line >= 0) return from + line + 1
  const word = text.slice(from, place).lastIndexOf(' ')
  return word < 0 ? place : from + word + 1
}

/** A long stretch without marks, its middle folded away. Put together it is the stretch again. */
export const foldPlain = (text: string): Stretch | undefined => {
  if (text.length <= LONG_STRETCH) return undefined
  const first = cutNear(text, KEPT)
  const last = cutNear(text, text.length - KEPT)
  return { before: text.slice(0, first), folded: text.slice(first, last), after: text.slice(last) }
}
