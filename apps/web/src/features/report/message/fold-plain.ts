/** Texts up to here are shown whole. */
export const LONG_TEXT = 1500

/** Stretches without a mark up to here are shown whole, also in long texts. */
const LONG_STRETCH = 400

/** So much is kept beside a mark, and at both ends of the text: enough to know where one is. */
const KEPT = 120

export type Stretch = { readonly before: string; readonly folded: string; readonly after: string }

/** Where reading can stop, best first: a paragraph's end, a sentence's, a line's, a word's. */
const ENDS = [/\n[ \t]*\n/g, /[.!?…]["'”’)]*\s|[。！？]/g, /\n/g, / /g] as const

const cutNear = (text: string, place: number): number => {
  const from = Math.max(0, place - KEPT)
  const near = text.slice(from, place + KEPT / 2)
  for (const end of ENDS) {
    const last = [...near.matchAll(end)].at(-1)
    if (last !== undefined) return from + last.index + last[0].length
  }
  return place
}

/** A long stretch without marks, its middle folded away. Put together it is the stretch again. */
export const foldPlain = (text: string): Stretch | undefined => {
  if (text.length <= LONG_STRETCH) return undefined
  const first = cutNear(text, KEPT)
  const last = cutNear(text, text.length - KEPT)
  return { before: text.slice(0, first), folded: text.slice(first, last), after: text.slice(last) }
}
