import type { Combined } from './combine.ts'
import type { Fired } from './evidence.ts'
import type { Reading } from './types.ts'

/** Openers that an honest stranger and a scammer would write alike. */
const opener =
  /^(?:hi|hello|hey|good (?:morning|day|evening)|hola|ola|bonjour|hallo|ciao|dag|kumusta|halo|namaste|你好|您好|is this|are you|who is|guess)/i

const ASKS = new Set(['ask', 'payment', 'lure', 'link', 'pressure'])

const between = (value: number, low: number, high: number): boolean => value > low && value < high

/** Things that give a message something to judge by. */
const tellingThings = new Set(['link', 'sum', 'crypto', 'gift-card', 'code'])

/**
 * True where the words alone cannot settle it: a short opener that asks for nothing yet, or a message right between
 * the two cut points with hardly anything to go by.
 */
export const isUnsure = (reading: Reading, fired: readonly Fired[], { probability }: Combined): boolean => {
  const text = reading.plain.trim()
  const telling = fired.filter(({ rule }) => ASKS.has(rule.theme)).length
  const bare = !reading.things.some(({ kind }) => tellingThings.has(kind))
  if (text.length === 0) return false
  if (bare && text.length < 90 && telling <= 1 && between(probability, 0.22, 0.8)) return true
  if (bare && text.length < 140 && telling === 0 && opener.test(text)) return between(probability, 0.12, 0.85)
  return text.length < 260 && telling <= 2 && between(probability, 0.42, 0.62)
}
