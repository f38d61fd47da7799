import type { LinkVerdict } from '../link/types.ts'

/** The score's two cut points, as the product spec names them. */
export const SUSPICIOUS_ABOVE = 1.5
export const SCAM_ABOVE = 4

/**
 * The likeness part is ten times the chance of a scam among messages of which one in thirteen is a scam; `probability`
 * speaks of a reader's pile in which every second one is. This constant is the step from one to the other, and it
 * makes each cut point one fixed probability.
 */
const ODDS_STEP = 12

/** What of a text is judged. */
export type Part = 'text' | 'passage' | 'window'

/** What the learned tiers and the links say of one message. */
export type Signals = {
  /** The n-gram tier over the text. */
  readonly words: number
  /** Of a longer text its worst passage, or that with the encoder's worst window: picked for it, so their word weighs less. */
  readonly part?: Part | undefined
  /** Nearest known examples, from -1 to 1. */
  readonly likeness: number
  readonly links: readonly LinkVerdict[]
  /** The encoder's log-odds, where the server ran one. It was made for English: elsewhere its word weighs less. */
  readonly encoder?: number | undefined
  readonly isEnglish?: boolean | undefined
  /** Points of the rules that fired, reassuring ones negative. */
  readonly keywords: number
}

/** How core and encoder share the word when both have spoken. */
export type Share = { readonly keep: number; readonly weight: number; readonly shift: number }

/** Written by training. */
export type Stack = {
  readonly bias: number
  readonly words: number
  readonly likeness: number
  readonly dangerous: number
  readonly suspicious: number
  readonly harmless: number
  /**
   * What is taken off the worst passage of a long text, by the core alone, with the encoder's word on it, and with its word
   * on the worst window: among many some look bad by chance.
   */
  readonly passage: { readonly alone: number; readonly withEncoder: number; readonly window: number }
  /** For a link of which nobody can tell where it leads. */
  readonly unknown: number
  readonly encoder: { readonly english: Share; readonly other: Share }
}

export type Combined = {
  readonly score: number
  readonly likeness: number
  readonly keywords: number
  readonly probability: number
}

const logistic = (value: number): number => 1 / (1 + Math.exp(-value))

export const linkStep = (links: readonly LinkVerdict[], stack: Stack): number => {
  if (links.includes('dangerous')) return stack.dangerous
  if (links.includes('suspicious')) return stack.suspicious
  if (links.includes('cannot-tell')) return stack.unknown
  return links.length > 0 ? stack.harmless : 0
}

/** The core's own word, without the links. */
export const wordsOdds = ({ words, likeness }: Pick<Signals, 'words' | 'likeness'>, stack: Stack): number =>
  stack.bias + stack.words * words + stack.likeness * likeness

/** What is taken off the encoder's and the core's word on a part. */
export const takenOff = (part: Part, { passage }: Stack): number =>
  ({ text: 0, passage: passage.withEncoder, window: passage.window })[part]

/** Log-odds of a scam, in a pile where every second message is one. */
const learnedOdds = (signals: Signals, stack: Stack): number => {
  const words = wordsOdds(signals, stack)
  // Both have read the same words and share their weight; the links were judged by neither.
  const links = linkStep(signals.links, stack)
  const { part = 'text' } = signals
  if (signals.encoder === undefined || !Number.isFinite(signals.encoder))
    return words + links - (part === 'text' ? 0 : stack.passage.alone)
  const { keep, weight, shift } = signals.isEnglish === true ? stack.encoder.english : stack.encoder.other
  return keep * words + weight * signals.encoder + shift + links - takenOff(part, stack)
}

/** What a score means as a probability. Rises with the score; 1.5 and 4 are fixed points of it. */
export const probabilityOf = (score: number): number => {
  const share = Math.min(0.995, Math.max(0.0005, score / 10))
  return (ODDS_STEP * share) / (ODDS_STEP * share + 1 - share)
}

/** Pure: the same signals and numbers always give the same answer. */
export const combine = (signals: Signals, stack: Stack): Combined => {
  const likeness = 10 * logistic(learnedOdds(signals, stack) - Math.log(ODDS_STEP))
  const score = Math.max(0, likeness + signals.keywords)
  return { score, likeness, keywords: signals.keywords, probability: probabilityOf(score) }
}
