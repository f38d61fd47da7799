import type { EncoderOpinion } from '../../report/analyze-text.ts'
import { encoderText } from './encoder-text.ts'
import { pieceWindows, readVocabulary, wordPieces } from './word-pieces.ts'

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

/** How a text is cut for the encoder: windows of piece numbers, first to last, each between its two marks. */
export const windowCutter = (vocabularyLines: string, { tokens, stride }: EncoderAbout) => {
  const vocabulary = readVocabulary(vocabularyLines)
  const start = vocabulary.get('[CLS]') ?? 0
  const end = vocabulary.get('[SEP]') ?? 0
  return (text: string): Int32Array[] =>
    pieceWindows(wordPieces(encoderText(text), vocabulary), tokens - 2, stride, MOST_WINDOWS).map((pieces) =>
      Int32Array.from([start, ...pieces, end]),
    )
}

/**
 * The answers to all windows of a text, in their order, as one opinion. The mean over the windows of a long text: on
 * texts never seen it told scams better than the highest or the first.
 */
export const opinionOf = (answers: readonly WindowAnswer[], { kinds, eightBits }: EncoderAbout): EncoderOpinion => ({
  score: (meanOf(answers.map(({ score }) => score))[0] ?? Number.NaN) * eightBits.stretch + eightBits.shift,
  kinds: chancesOf(meanOf(answers.map((answer) => answer.kinds)), kinds),
  doubt: meanOf(answers.map(({ doubt }) => doubt))[0] ?? 0,
})
