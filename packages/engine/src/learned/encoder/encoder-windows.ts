import type { Alike } from '../likeness/meaning-index.ts'
import type { Look } from '../look.ts'
import type { Reading } from '../../reading/types.ts'
import { encoderText } from './encoder-text.ts'
import { pieceWindows, readVocabulary, wordPieces } from './word-pieces.ts'

export type EncoderOpinion = {
  /** Log-odds of a scam. */
  readonly score: number
  /** The same of the worst passage alone, where the text has one. */
  readonly passage?: number | undefined
  /** The chance of each kind, if it is one. */
  readonly kinds?: Readonly<Record<string, number>> | undefined
  /** Log-odds that a careful reader could not tell from the words alone. */
  readonly doubt?: number | undefined
  /** Known scams that mean something alike, nearest first. */
  readonly similar?: readonly Alike[] | undefined
}

/** What one window of word pieces says to the encoder. */
export type WindowAnswer = {
  readonly score: readonly number[]
  readonly kinds: readonly number[]
  readonly doubt: readonly number[]
  readonly embedding: readonly number[]
}

/** What encoder.json says of the file beside it. */
export type EncoderAbout = {
  readonly tokens: number
  readonly stride: number
  readonly kinds: readonly string[]
  /** Written with eight bits the encoder speaks a little more softly than it was trained to; this makes up for it. */
  readonly eightBits: { readonly stretch: number; readonly shift: number }
}

const MOST_WINDOWS = 24

const meanOf = (rows: readonly (readonly number[])[]): Float32Array =>
  Float32Array.from(rows[0] ?? [], (_, place) => rows.reduce((sum, row) => sum + (row[place] ?? 0), 0) / rows.length)

/** What a text means to the encoder, over all its windows. */
export const meaningOf = (answers: readonly WindowAnswer[]): Float32Array =>
  meanOf(answers.map(({ embedding }) => embedding))

/** Scores of the kinds as chances that add up to one. */
const chancesOf = (scores: Float32Array, names: readonly string[]): Record<string, number> => {
  const most = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - most))
  const all = shares.reduce((sum, share) => sum + share, 0)
  return Object.fromEntries(names.map((name, place) => [name, (shares[place] ?? 0) / all]))
}

/** What the encoder reads of a text: windows of piece numbers, first to last, each between its two marks. */
export type Cut = {
  readonly windows: readonly Int32Array[]
  /** The last window is the worst passage, alone. */
  readonly hasPassage: boolean
}

export const windowCutter = (vocabularyLines: string, { tokens, stride }: EncoderAbout) => {
  const vocabulary = readVocabulary(vocabularyLines)
  const start = vocabulary.get('[CLS]') ?? 0
  const end = vocabulary.get('[SEP]') ?? 0
  const windowsOf = (reading: Reading, most: number): Int32Array[] =>
    pieceWindows(wordPieces(encoderText(reading), vocabulary), tokens - 2, stride, most).map((pieces) =>
      Int32Array.from([start, ...pieces, end]),
    )
  return ({ reading, passage }: Pick<Look, 'reading' | 'passage'>): Cut => ({
    windows: [
      ...windowsOf(reading, MOST_WINDOWS),
      ...(passage === undefined ? [] : windowsOf(passage.reading, MOST_WINDOWS).slice(0, 1)),
    ],
    hasPassage: passage !== undefined,
  })
}

/**
 * The answers to all windows of a text, in their order, as one opinion. The mean over the windows of a long text: on
 * texts never seen it told scams better than the highest or the first.
 */
export const opinionOf = (
  answers: readonly WindowAnswer[],
  hasPassage: boolean,
  { kinds, eightBits }: EncoderAbout,
): EncoderOpinion => {
  const whole = hasPassage ? answers.slice(0, -1) : answers
  const scoreOf = (some: readonly WindowAnswer[]): number =>
    (meanOf(some.map(({ score }) => score))[0] ?? Number.NaN) * eightBits.stretch + eightBits.shift
  return {
    score: scoreOf(whole),
    passage: hasPassage ? scoreOf(answers.slice(-1)) : undefined,
    kinds: chancesOf(meanOf(whole.map((answer) => answer.kinds)), kinds),
    doubt: meanOf(whole.map(({ doubt }) => doubt))[0] ?? 0,
  }
}
