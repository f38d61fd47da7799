import type { BrandWord } from '../model/brand-index.ts'
import type { LinkModel } from '../model/load-model.ts'
import { LURE_WORDS, tokensOf } from './words.ts'
import { skeletonOf } from '../skeleton.ts'

export type TokenMatch = BrandWord & {
  /** A whole token of the host, not a part of a longer one. */
  readonly whole: boolean
  /** Written with look-alike letters or digits. */
  readonly disguised: boolean
  /** What else stands in the host. */
  readonly others: readonly string[]
}

const MAX_TEXT = 120
const MAX_JOINED = 4
const MIN_PART = 5

const better = (a: TokenMatch | undefined, b: TokenMatch): TokenMatch => {
  if (!a) return b
  if (a.brand.tier !== b.brand.tier) return a.brand.tier < b.brand.tier ? a : b
  if (a.whole !== b.whole) return a.whole ? a : b
  return b.word.length > a.word.length ? b : a
}

const tokensIn = (text: string): string[] => tokensOf(text.slice(-MAX_TEXT))

/** Neighbouring tokens read as one: `bank-of-america`. */
const wholeTokens = (tokens: readonly string[], model: LinkModel): TokenMatch | undefined => {
  let best: TokenMatch | undefined
  for (let from = 0; from < tokens.length; from += 1) {
    for (let to = from + 1; to <= Math.min(tokens.length, from + MAX_JOINED); to += 1) {
      const text = tokens.slice(from, to).join('')
      if (text.length < 3 || text.length > model.brands.longestWord + 3) continue
      const plain = model.brands.byWord(text)
      const found = plain?.brand.tier === 3 && text.length < 7 ? undefined : plain
      const seen =
        found ?? (text.length >= 5 ? model.brands.bySkeleton(skeletonOf(text, model.confusables)) : undefined)
      if (!seen) continue
      const others = [...tokens.slice(0, from), ...tokens.slice(to)]
      best = better(best, { ...seen, whole: true, disguised: !found, others })
    }
  }
  return best
}

/** `securepaypallogin`: the brand inside a longer token; the rest is what stands around it. */
const withinToken = (token: string, others: readonly string[], model: LinkModel): TokenMatch | undefined => {
  let best: TokenMatch | undefined
  for (let from = 0; from + MIN_PART <= token.length; from += 1) {
    const longest = Math.min(token.length - from, model.brands.longestWord)
    for (let length = longest; length >= MIN_PART; length -= 1) {
      const found = model.brands.byWord(token.slice(from, from + length))
      if (!found || found.brand.tier === 3 || (found.brand.tier === 2 && length < 7)) continue
      const rest = [token.slice(0, from), token.slice(from + length)].filter(Boolean)
      best = better(best, { ...found, whole: false, disguised: false, others: [...others, ...rest] })
      break
    }
  }
  return best
}

/** `onlineebay`: a four-letter brand counts only with nothing but a lure beside it. */
const shortWithLure = (token: string, model: LinkModel): TokenMatch | undefined => {
  for (const [word, rest] of [
    [token.slice(0, 4), token.slice(4)],
    [token.slice(-4), token.slice(0, -4)],
  ] as const) {
    const found = LURE_WORDS.has(rest) ? model.brands.byWord(word) : undefined
    if (found?.brand.tier === 1 && found.weight >= 1)
      return { ...found, whole: false, disguised: false, others: [rest] }
  }
  return undefined
}

const MIN_NEAR_TOKEN = 7
const MIN_NEAR_START = 8
const LONGEST_TAIL = 3

/** `whatsapapcs`: a long name misspelt by one letter, and a few letters more. */
const nearStart = (token: string, model: LinkModel): BrandWord | undefined => {
  for (let tail = 1; tail <= LONGEST_TAIL && token.length - tail >= MIN_NEAR_START; tail += 1) {
    const found = model.brands.near(token.slice(0, -tail))
    if (!found || found.brand.tier !== 1 || found.word.length < MIN_NEAR_START || found.weight < 1) continue
    if (token.startsWith(found.word.slice(0, 4))) return found
  }
  return undefined
}

/** `whtsapp-help`: a most copied brand misspelt by one letter among other words. */
export const nearToken = (text: string, model: LinkModel): BrandWord | undefined => {
  for (const token of tokensIn(text)) {
    const found = token.length >= MIN_NEAR_TOKEN ? model.brands.near(token) : undefined
    if (found?.brand.tier === 1 && found.word.length >= MIN_NEAR_TOKEN) return found
    const start = nearStart(token, model)
    if (start) return start
  }
  return undefined
}

/** The best brand named anywhere in the labels of a host (suffix left out). */
export const brandInTokens = (text: string, model: LinkModel): TokenMatch | undefined => {
  const tokens = tokensIn(text)
  const whole = wholeTokens(tokens, model)
  if (whole && (whole.brand.tier === 1 || !whole.disguised)) return whole
  let best = whole
  for (const [i, token] of tokens.entries()) {
    if (token.length <= MIN_PART) continue
    const found = withinToken(token, tokens.toSpliced(i, 1), model) ?? shortWithLure(token, model)
    if (found) best = better(best, found)
  }
  return best
}
