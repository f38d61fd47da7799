import type { Combined } from './combine.ts'
import type { Reading } from './types.ts'

/**
 * How far it can be told from the words alone, as log-odds: fitted on 303 messages that a careful reader could not
 * decide beside 1,453 of the benchmark that readers did decide. Short texts, questions and answers near the middle
 * leave doubt; a link gives something to judge by.
 */
const DOUBT = { bias: 7.22, length: -1.575, odds: -0.13, oddsSquared: -0.081, link: -0.384, question: 0.869 } as const

/** About one decidable message in twenty-two lies above it. */
const UNSURE_ABOVE = -0.17

const MOST_ODDS = 5.3

const oddsOf = (probability: number): number => {
  const odds = Math.log(probability / (1 - probability))
  return Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds))
}

/** True where the words cannot settle it: they could come from a friend as well as from a stranger with a plan. */
export const isUnsure = (reading: Reading, { probability }: Pick<Combined, 'probability'>): boolean => {
  const text = reading.plain.trim()
  if (text === '') return false
  const odds = oddsOf(probability)
  const doubt =
    DOUBT.bias +
    DOUBT.length * Math.log(text.length + 5) +
    DOUBT.odds * odds +
    DOUBT.oddsSquared * odds * odds +
    (reading.things.some(({ kind }) => kind === 'link') ? DOUBT.link : 0) +
    (/[?？]/.test(text) ? DOUBT.question : 0)
  return doubt > UNSURE_ABOVE
}
