import { linkStep, type Signals, type Stack, takenOff, wordsOdds } from './combine.ts'

/** Written by training: what each sign of certainty weighs, and from where on nothing further is asked. */
export type Sure = { readonly weights: readonly number[]; readonly above: number }

/** That with everything asked it would be legitimate and nothing to doubt, or that it would be a scam. */
export type Sures = { readonly honest: Sure; readonly scam: Sure }

/**
 * A message is judged by a cascade: the core; then the first half of the encoder; then all of it. Each stage speaks only
 * where the one before is not certain. Absent: that stage is never certain.
 */
export type Cascade = { readonly core: Sures | undefined; readonly half: Sures | undefined }

export type Side = keyof Sures

/** Where the odds matter: beyond, more of them says nothing. */
const MIDDLE = 3
const MOST_ODDS = 5

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value))

/**
 * What foretells where everything together would end. A passage was picked for being the worst: it is taken for as much
 * less as it will be when everything has spoken. With `half`, what the first half of the encoder makes the whole say.
 */
export const signsOfCertainty = (signals: Signals, stack: Stack, length: number, half?: number): number[] => {
  const less = takenOff(signals.part ?? 'text', stack)
  const links = linkStep(signals.links, stack)
  const odds = wordsOdds(signals, stack) + links - less
  const english = signals.isEnglish === true ? 1 : 0
  const size = Math.log(length + 5) / 5
  const core = [
    odds / MOST_ODDS,
    within(odds, MIDDLE) / MIDDLE,
    (english * odds) / MOST_ODDS,
    signals.keywords,
    english,
    size,
    size * size,
    links / MOST_ODDS,
  ]
  if (half === undefined) return core
  const { weight } = english === 1 ? stack.encoder.english : stack.encoder.other
  const early = half - less / Math.max(weight, 0.1)
  return [
    ...core,
    (english * early) / MOST_ODDS,
    ((1 - english) * early) / MOST_ODDS,
    Math.min(odds, early) / MOST_ODDS,
    Math.max(odds, early) / MOST_ODDS,
  ]
}

/** How many signs the core gives; those behind are the half's, and training keeps each on the side it stands for. */
export const CORE_SIGNS = 8

/** The last weight stands alone. */
export const sureness = (signs: readonly number[], weights: readonly number[]): number =>
  signs.reduce((sum, sign, place) => sum + sign * (weights[place] ?? 0), weights[signs.length] ?? 0)

export const isSure = (signs: readonly number[], { weights, above }: Sure): boolean => sureness(signs, weights) >= above
