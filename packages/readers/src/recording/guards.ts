import { lengthWithoutRepeat } from './loops.ts'
import type { Heard } from './speech-model.ts'
import { pieceOf, startsWord, toText } from './tokens.ts'

/**
 * What keeps invented words out of a transcript. The limits are mean logarithms of token probabilities, measured on
 * real recordings: English -0.02 to -0.48 (short pieces down to -0.7), eleven other languages -0.6 to -1.7.
 */
const LIMIT = -0.52
const SHORT_LIMIT = -0.8
const SHORT_TOKENS = 8
/** In a recording that is mostly not English, only what is this sure stays. */
const STRICT_LIMIT = -0.35
const DOUBT_LIMIT = -0.35
const WEAK = -1
const MADE_UP_MEAN = -0.6
const LEAST_RUN = 3
/** Digits of a telephone number with its area code. */
const WHOLE_NUMBER = 10
const LATIN_SHARE = 0.7

const MOSTLY_LOST = 0.5
const PARTLY_LOST = 0.15
/** So much voice must have given words; less may be a cough. */
const VOICE_THAT_COUNTS = 1

export type Reading = {
  readonly start: number
  readonly end: number
  readonly speech: number
  readonly text: string
  readonly mean: number
  readonly tokens: number
  readonly isBroken: boolean
  readonly isDropped: boolean
  readonly isNumberCut: boolean
}

type Tokens = { readonly ids: readonly number[]; readonly logs: readonly number[] }

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const slice = ({ ids, logs }: Tokens, from: number, to: number): Tokens => ({
  ids: ids.slice(from, to),
  logs: logs.slice(from, to),
})

/**
 * A number that is cut off is finished by the model ("call 866-" becomes 866-666-6666). Digits it heard are near 0,
 * digits it made up below -1: the length without those.
 */
const lengthWithoutMadeUpNumber = ({ ids, logs }: Tokens): number => {
  let from = ids.length
  while (from > 0 && /^[\u2581\d.,-]+$/.test(pieceOf(ids[from - 1] ?? 0))) from--
  const digits = ids.flatMap((id, index) => (index >= from && /\d/.test(pieceOf(id)) ? [index] : []))
  const first = digits.findIndex((index, order) => {
    const rest = digits.slice(order)
    return (
      (logs[index] ?? 0) < WEAK && rest.length >= LEAST_RUN && meanOf(rest.map((at) => logs[at] ?? 0)) < MADE_UP_MEAN
    )
  })
  return digits[first] ?? ids.length
}

type Word = { readonly at: number; readonly mean: number }

const wordsOf = ({ ids, logs }: Tokens): Word[] => {
  const starts = ids.flatMap((id, index) => (index === 0 || startsWord(id) ? [index] : []))
  return starts.map((at, order) => ({ at, mean: meanOf(logs.slice(at, starts[order + 1] ?? ids.length)) }))
}

/** How many words from the start of the list are improbable together; never all of them. */
const weakRun = (words: readonly Word[]): number => {
  let run = 0
  let total = 0
  words.slice(0, -1).forEach(({ mean }, index) => {
    total += mean
    const count = index + 1
    if (count >= LEAST_RUN && total / count < WEAK && mean < WEAK) run = count
  })
  return run
}

/** A word cut in two at an edge makes the model invent what stands around it. */
const withoutWeakEnds = (tokens: Tokens): Tokens => {
  const words = wordsOf(tokens)
  const weakTail = weakRun(words.toReversed())
  const headed = weakTail > 0 ? slice(tokens, 0, words.at(-weakTail)?.at ?? 0) : tokens
  const left = wordsOf(headed)
  return slice(headed, left[weakRun(left)]?.at ?? 0, headed.ids.length)
}

const isForeignScript = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length < LATIN_SHARE * letters.length
}

const tidy = (text: string): string =>
  text
    .replaceAll(/[^\p{Script=Latin}\d\p{P}\p{S}\s]/gu, '')
    .replaceAll(/\b([ap]) ?m\.{1,3}(?=\s|$)/giu, '$1.m.')
    .replaceAll(/\.{2,}/gu, '.')
    .replaceAll(/,{2,}/gu, ',')
    .replaceAll(/-{1,64}$/gu, '')
    .trim()

/** What of a chunk may be shown. */
export const judge = (heard: Heard): Omit<Reading, 'start' | 'end' | 'speech'> => {
  // A loop is always sure of itself: only its first copy counts.
  const once = heard.isEndless ? slice(heard, 0, lengthWithoutRepeat(heard.ids)) : heard
  // Taken before the ends are trimmed: trimming must not make a bad chunk look good.
  const mean = meanOf(once.logs)
  const honest = slice(once, 0, lengthWithoutMadeUpNumber(once))
  const kept = withoutWeakEnds(honest)
  const raw = toText(kept.ids)
  const tokens = kept.ids.length
  const isNumberCut = honest.ids.length < once.ids.length || /\d-+$/.test(raw)
  const isWordless = !/[\p{L}\d]/u.test(raw)
  return {
    text: isWordless ? '' : tidy(raw),
    mean,
    tokens,
    isBroken: heard.isLoop || heard.isEndless,
    isDropped: !isWordless && (isForeignScript(raw) || mean < (tokens < SHORT_TOKENS ? SHORT_LIMIT : LIMIT)),
    isNumberCut,
  }
}

/** Worth a second try in smaller pieces. */
export const isDoubtful = ({ speech, start, end, isBroken, tokens, mean }: Reading): boolean =>
  speech > 0.6 && end - start > 2 && (isBroken || tokens === 0 || (mean < DOUBT_LIMIT && tokens >= SHORT_TOKENS))

/** Whether the second try is the better one. */
export const areBetter = (parts: readonly Reading[], whole: Reading): boolean => {
  const tokens = parts.reduce((sum, part) => sum + part.tokens, 0)
  if (tokens === 0) return false
  if (whole.tokens === 0) return true
  const mean = parts.reduce((sum, part) => sum + part.mean * part.tokens, 0) / tokens
  if (whole.isBroken) return !parts.some(({ isBroken }) => isBroken) && mean > whole.mean - 0.2
  return tokens > 0.7 * whole.tokens && mean > whole.mean + 0.05
}

export type Loss = 'little' | 'partly' | 'mostly'

/** Over the whole recording: which readings stay, and how much voice gave no words that can be trusted. */
export const judgeAll = (
  readings: readonly Reading[],
): { readonly kept: readonly Reading[]; readonly loss: Loss; readonly speech: number } => {
  const speech = readings.reduce((sum, reading) => sum + reading.speech, 0)
  const lost = readings
    .filter(({ isDropped, tokens, speech: voiced }) => isDropped || (tokens === 0 && voiced > VOICE_THAT_COUNTS))
    .reduce((sum, reading) => sum + reading.speech, 0)
  const share = lost / Math.max(1, speech)
  const isMostly = speech >= VOICE_THAT_COUNTS && share > MOSTLY_LOST
  const kept = readings.filter(
    ({ isDropped, text, mean }) => !isDropped && text !== '' && (!isMostly || mean >= STRICT_LIMIT),
  )
  if (isMostly) return { kept, loss: 'mostly', speech }
  return { kept, loss: share > PARTLY_LOST ? 'partly' : 'little', speech }
}

/** A number at the very end, without the full stop that the model hears in a falling voice, and too short for a whole one. */
export const endsWithinNumber = (transcript: string): boolean => {
  const number = /\d[\d\s-]{0,64}$/.exec(transcript)?.[0] ?? ''
  const digits = number.replaceAll(/\D/g, '').length
  return digits > 0 && digits < WHOLE_NUMBER
}
