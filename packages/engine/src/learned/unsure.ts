import type { Fired } from '../rules/run-rules.ts'
import type { PlainReading } from '../reading/types.ts'

/** Written by training: what each sign of doubt weighs, and from where on the report says so. */
export type Doubt = {
  readonly weights: readonly number[]
  readonly above: number
  /** Where a scam is less probable than this, there is nothing to doubt. */
  readonly from: number
}

/** The core alone doubts otherwise than with the encoder beside it. */
export type Doubts = { readonly alone: Doubt; readonly withEncoder: Doubt }

const MOST_ODDS = 5

/** From -1 to 1. */
const oddsOf = (probability: number): number => {
  const odds = Math.log(probability / (1 - probability))
  return Math.max(-1, Math.min(1, odds / MOST_ODDS))
}

const flag = (holds: boolean): number => (holds ? 1 : 0)

/**
 * What makes it hard to tell from the words alone: short texts, questions and answers near the middle leave doubt;
 * links, sums, names and fired rules give something to judge by. The encoder, where it ran, has its own word on it.
 */
export const signsOfDoubt = (
  reading: PlainReading,
  fired: readonly Fired[],
  probability: number,
  encoder?: number,
): number[] => {
  const text = reading.plain.trim()
  const has = (...kinds: readonly string[]): number => flag(reading.things.some(({ kind }) => kinds.includes(kind)))
  const odds = oddsOf(probability)
  const calm = fired.filter(({ rule }) => rule.theme === 'reassuring').length
  const length = Math.log(text.length + 5) / 5
  return [
    length,
    length * length,
    odds,
    odds * odds,
    Math.abs(odds),
    has('link'),
    has('sum', 'crypto', 'gift-card', 'payment-app'),
    has('phone', 'mail'),
    has('code'),
    has('sender'),
    flag(/[?？]/.test(text)),
    flag(/[0-9]/.test(text)),
    Math.log1p(calm),
    Math.log1p(fired.length - calm),
    flag(fired.some(({ rule }) => rule.id === 'text/wrong-number-opener')),
    flag(reading.language !== 'en'),
    ...(encoder === undefined ? [] : [encoder / MOST_ODDS, (encoder / MOST_ODDS) ** 2]),
  ]
}

export const doubtOf = (signs: readonly number[], weights: readonly number[]): number =>
  signs.reduce((sum, sign, place) => sum + sign * (weights[place] ?? 0), 0)

/** True where the words cannot settle it: they could come from a friend as well as from a stranger with a plan. */
export const isUnsure = (signs: readonly number[], doubt: Doubt, probability: number): boolean =>
  probability >= doubt.from && doubtOf(signs, doubt.weights) > doubt.above
