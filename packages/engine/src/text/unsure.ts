import type { Combined } from './combine.ts'
import type { Fired } from './evidence.ts'
import type { Reading } from './types.ts'

/** Themes in which a message shows what it wants. */
const ASKS = new Set(['ask', 'payment', 'lure', 'link', 'pressure'])

/** Things that give a message something to judge by. */
const tellingThings = new Set(['link', 'crypto', 'gift-card', 'code'])

const between = (value: number, low: number, high: number): boolean => value > low && value < high

/**
 * True where the words alone cannot settle it: a line or two that could come from a friend as well as from a
 * stranger with a plan, or a short message right between the two answers. The limits were chosen on messages that a
 * careful reader could not decide, so that few others fall under them.
 */
export const isUnsure = (reading: Reading, fired: readonly Fired[], { probability }: Combined): boolean => {
  const text = reading.plain.trim()
  const telling = fired.filter(({ rule }) => ASKS.has(rule.theme)).length
  const bare = !reading.things.some(({ kind }) => tellingThings.has(kind))
  const opener = bare && text.length < 90 && telling <= 2 && between(probability, 0.03, 0.9)
  const question = bare && text.length < 110 && /[?？]/.test(text) && between(probability, 0.006, 0.9)
  const undecided = text.length < 140 && telling <= 3 && between(probability, 0.5, 0.66)
  return text.length > 0 && (opener || question || undecided)
}
