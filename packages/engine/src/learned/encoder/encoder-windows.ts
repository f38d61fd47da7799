import type { Alike } from '../likeness/meaning-index.ts'
import type { Look } from '../look.ts'
import type { Reading } from '../../reading/types.ts'
import { encoderText } from './encoder-text.ts'
import { pieceWindows, readVocabulary, wordPieces } from './word-pieces.ts'

/** What the encoder has said of a text so far. Nothing at all: it was not needed. */
export type EncoderOpinion = {
  /** Log-odds of a scam. */
  readonly score?: number | undefined
  /** The same of the window that looks worst: a scam in good company must not drown in the mean. */
  readonly worst?: number | undefined
  /** The same of the worst passage alone, where the text has one. */
  readonly passage?: number | undefined
  /** Where the first half of the encoder was enough, its word stands for what all of it would say. */
  readonly isHalf?: boolean | undefined
  readonly isPassageHalf?: boolean | undefined
  /** What the first half says, for training; it may have read on. */
  readonly early?: number | undefined
  /** The chance of each kind, if it is one. */
  readonly kinds?: Readonly<Record<string, number>> | undefined
  /** Log-odds that a careful reader could not tell from the words alone. */
  readonly doubt?: number | undefined
  /** Known scams that mean something alike, nearest first. */
  readonly similar?: readonly Alike[] | undefined
}

/** The first half of the encoder is enough where its word lies outside of these. */
export type Limits = { readonly below: number; readonly above: number }

/** What one window of word pieces says to the encoder. */
export type WindowAnswer = {
  /** What the first half says; nothing by an encoder that has no word before its end. */
  readonly early: readonly number[]
  /** Nothing where the first half was enough. */
  readonly score: readonly number[]
  /** By all of it, or by the first half where that was enough. */
  readonly kinds: readonly number[]
  readonly doubt: readonly number[]
  readonly embedding: readonly number[]
}

type Line = { readonly stretch: number; readonly shift: number }

/** What encoder.json says of the file beside it. */
export type EncoderAbout = {
  readonly tokens: number
  readonly stride: number
  readonly kinds: readonly string[]
  /** Written with eight bits the encoder speaks a little more softly than it was trained to; this makes up for it. */
  readonly eightBits: Line
  /** From the word of the first half to what all of it will probably say. */
  readonly early: Line
}

const MOST_WINDOWS = 24

const meanOf = (rows: readonly (readonly number[])[]): Float32Array =>
  Float32Array.from(rows[0] ?? [], (_, place) => rows.reduce((sum, row) => sum + (row[place] ?? 0), 0) / rows.length)

/** What a text means to the encoder, over all windows that it read to its end. */
export const meaningOf = (answers: readonly WindowAnswer[]): Float32Array =>
  meanOf(answers.map(({ embedding }) => embedding).filter(({ length }) => length > 0))

/** Scores of the kinds as chances that add up to one. */
const chancesOf = (scores: Float32Array, names: readonly string[]): Record<string, number> => {
  const most = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - most))
  const all = shares.reduce((sum, share) => sum + share, 0)
  return Object.fromEntries(names.map((name, place) => [name, (shares[place] ?? 0) / all]))
}

/** What the encoder reads of a text: windows of piece numbers, first to last, each between its two marks. */
export type Cut = {
  readonly text: readonly Int32Array[]
  /** The worst passage, alone: one window, or none. */
  readonly passage: readonly Int32Array[]
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
    text: windowsOf(reading, MOST_WINDOWS),
    passage: passage === undefined ? [] : windowsOf(passage.reading, MOST_WINDOWS).slice(0, 1),
  })
}

const along = ({ stretch, shift }: Line, value: number): number => value * stretch + shift

/** Limits as the file's first half speaks. */
export const limitsInFile = ({ below, above }: Limits, { early: { stretch, shift } }: EncoderAbout): Limits => ({
  below: (below - shift) / stretch,
  above: (above - shift) / stretch,
})

const isHalf = ({ score }: WindowAnswer): boolean => score.length === 0

const wordOf = (answer: WindowAnswer, { eightBits, early }: EncoderAbout): number =>
  isHalf(answer) ? along(early, answer.early[0] ?? Number.NaN) : along(eightBits, answer.score[0] ?? Number.NaN)

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * The answers to all windows of a text, in their order, as one opinion. The mean over the windows of a long text: on
 * texts never seen it told scams better than the highest or the first.
 */
export const opinionOf = (answers: readonly WindowAnswer[], about: EncoderAbout): EncoderOpinion => {
  const heard = answers.filter((answer) => !isHalf(answer))
  const early = answers.flatMap((answer) => answer.early.slice(0, 1))
  const words = answers.map((answer) => wordOf(answer, about))
  return {
    score: mean(words),
    worst: Math.max(...words),
    isHalf: heard.length === 0,
    early: early.length === answers.length ? along(about.early, mean(early)) : undefined,
    kinds: chancesOf(meanOf(answers.map((answer) => answer.kinds)), about.kinds),
    doubt: heard.length === 0 ? undefined : mean(heard.map(({ doubt }) => doubt[0] ?? 0)),
  }
}

/** What the window of the worst passage adds to what was heard. */
export const withPassage = (
  opinion: EncoderOpinion,
  answers: readonly WindowAnswer[],
  about: EncoderAbout,
): EncoderOpinion => {
  const { score, isHalf: isPassageHalf } = opinionOf(answers, about)
  return { ...opinion, passage: score, isPassageHalf }
}
