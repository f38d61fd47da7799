import type { Combined } from './combine.ts'
import type { Fired } from './evidence.ts'
import type { Reading } from './types.ts'

/** Openers that an honest stranger and a scammer would write alike. */
const opener = /^(?:hi|hello|hey|good (?:morning|day|evening)|hola|ola|bonjour|hallo|ciao|dag|kumusta|halo|namaste|你好|您好|is this|are you|who is|guess)/i

const ASKS = new Set(['ask', 'payment', 'lure', 'link', 'pressure'])

/**
 * True where the words alone cannot settle it: a short opener that asks for nothing yet, or a message right between
 * the two cut points with hardly anything to go by.
 */
export const isUnsure = (reading: Reading, fired: readonly Fired[], { probability }: Combined): boolean => {
  const { length } = reading.plain.trim()
  if (length === 0) return false
  const telling = fired.filter(({ rule }) => ASKS.has(rule.theme)).length
  const bare = !reading.things.some(({ kind }) => kind === 'link' || kind === 'sum' || kind === 'crypto' || kind === 'gift-card' || kind === 'code')
  if (length < 90 && bare && telling <= 1 && probability > 0.22 && probability < 0.8) return true
  if (length < 140 && bare && telling === 0 && opener.test(reading.plain.trim()) && probability > 0.12 && probability < 0.85) return true
  return length < 260 && telling <= 2 && probability > 0.42 && probability < 0.62
}
