import type { ParsedLink } from '../parse-link.ts'
import { mix } from './hash.ts'
import { isTenant, ownHost, type Hosted } from './tenant.ts'

/** Letters longer than this add nothing but time. */
const MAX_HOST = 100
const MAX_PATH = 160
const PRIME = 0x01000193

/**
 * The host as it is compared: no scheme, no `www.`, both of which say more about the list than about the link. The name
 * of a shared place is one mark for all of them, so that what one place's tenants teach holds for another's.
 */
export const hostText = (signs: Hosted): string =>
  `^${ownHost(signs).slice(-MAX_HOST)}${isTenant(signs) ? '.~' : ''}$`

/** Path and query; a lone slash is nothing. */
export const pathText = (link: ParsedLink): string => {
  const text = `${link.path}${link.query}`.toLowerCase()
  return text === '/' ? '' : `^${text.slice(0, MAX_PATH)}$`
}

/** The owner's own label alone. */
export const nameText = (name: string): string => `^${name.slice(0, 63)}$`

type Visit = (slot: number) => void

/** Calls `visit` with the slot of every run of `shortest` to `longest` letters. */
const visitRuns = (text: string, shortest: number, longest: number, seed: number, mask: number, visit: Visit): void => {
  for (let i = 0; i + shortest <= text.length; i += 1) {
    let h = seed
    const end = Math.min(text.length, i + longest)
    for (let j = i; j < end; j += 1) {
      h = Math.imul(h ^ text.charCodeAt(j), PRIME)
      if (j - i + 1 >= shortest) visit(mix(h) & mask)
    }
  }
}

const visitTokens = (text: string, seed: number, mask: number, visit: Visit): void => {
  let h = seed
  let length = 0
  for (let i = 0; i <= text.length; i += 1) {
    const code = i < text.length ? text.charCodeAt(i) : 0
    const isWord = (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127
    if (isWord) {
      h = Math.imul(h ^ code, PRIME)
      length += 1
    } else if (length > 0) {
      visit(mix(h) & mask)
      h = seed
      length = 0
    }
  }
}

export const visitHostGrams = (text: string, mask: number, visit: Visit): void => {
  visitRuns(text, 3, 5, 0x811c9dc5, mask, visit)
  visitTokens(text, 0x1b873593, mask, visit)
}

export const visitPathGrams = (text: string, mask: number, visit: Visit): void => {
  visitRuns(text, 3, 4, 0x2545f491, mask, visit)
  visitTokens(text, 0x9e3779b9, mask, visit)
}

export const visitNameGrams = (text: string, mask: number, visit: Visit): void => {
  visitRuns(text, 2, 5, 0x5bd1e995, mask, visit)
}

/** Weights of letter runs, one byte each; a score is their sum over the square root of their number. */
export type GramWeights = { readonly weights: Int8Array; readonly scale: number; readonly bias: number }

export const gramScore = (
  text: string,
  { weights, scale, bias }: GramWeights,
  visitGrams: (text: string, mask: number, visit: Visit) => void,
): number => {
  if (text === '') return 0
  let sum = 0
  let count = 0
  visitGrams(text, weights.length - 1, (slot) => {
    sum += weights[slot] ?? 0
    count += 1
  })
  return count === 0 ? 0 : bias + (sum * scale) / Math.sqrt(count)
}
