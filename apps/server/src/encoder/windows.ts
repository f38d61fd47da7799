import {
  type EncoderOpinion,
  encoderText,
  type MeaningIndex,
  pieceWindows,
  readMeaningIndex,
  readVocabulary,
  wordPieces,
} from '@atlas/engine'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

/** What one window of word pieces says to the encoder, as its process answers. */
export const WindowAnswer = z.object({
  score: z.array(z.number()),
  kinds: z.array(z.number()),
  doubt: z.array(z.number()),
  embedding: z.array(z.number()),
  /** How long the process was at it. */
  milliseconds: z.number(),
})
export type WindowAnswer = Readonly<z.infer<typeof WindowAnswer>>

/** Written with eight bits the encoder speaks a little more softly than it was trained to; `eightBits` makes up for it. */
const About = z.object({
  tokens: z.number(),
  stride: z.number(),
  kinds: z.array(z.string()),
  eightBits: z.object({ stretch: z.number(), shift: z.number() }).default({ stretch: 1, shift: 0 }),
})

const MOST_WINDOWS = 24
const SIMILAR = 3

const meanOf = (rows: readonly (readonly number[])[]): Float32Array =>
  Float32Array.from(rows[0] ?? [], (_, place) => rows.reduce((sum, row) => sum + (row[place] ?? 0), 0) / rows.length)

/** Scores of the kinds as chances that add up to one. */
const chancesOf = (scores: Float32Array, names: readonly string[]): Record<string, number> => {
  const most = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - most))
  const all = shares.reduce((sum, share) => sum + share, 0)
  return Object.fromEntries(names.map((name, place) => [name, (shares[place] ?? 0) / all]))
}

export type Windows = {
  /** A text as the windows that the encoder reads, first to last. */
  readonly cut: (text: string) => Int32Array[]
  /** The answers to all windows of a text, in their order, as one opinion. */
  readonly opinionOf: (answers: readonly WindowAnswer[]) => EncoderOpinion
  /** One more known scam that later texts may mean something alike. */
  readonly remember: (id: string, answers: readonly WindowAnswer[]) => void
  readonly forget: (id: string) => void
}

/** What stands around the encoder's own work: how texts are cut, and what its answers mean. */
export const openWindows = (folder: string): Windows => {
  const vocabulary = readVocabulary(readFileSync(path.join(folder, 'vocabulary.txt'), 'utf8'))
  const about = About.parse(JSON.parse(readFileSync(path.join(folder, 'encoder.json'), 'utf8')))
  const meanings: MeaningIndex = readMeaningIndex(readFileSync(path.join(folder, 'meanings.bin')))
  const start = vocabulary.get('[CLS]') ?? 0
  const end = vocabulary.get('[SEP]') ?? 0
  return {
    cut: (text) =>
      pieceWindows(wordPieces(encoderText(text), vocabulary), about.tokens - 2, about.stride, MOST_WINDOWS).map(
        (pieces) => Int32Array.from([start, ...pieces, end]),
      ),
    // The mean over the windows of a long text: on texts never seen it told scams better than the highest or the first.
    opinionOf: (answers) => {
      const mean = (name: 'score' | 'kinds' | 'doubt' | 'embedding'): Float32Array =>
        meanOf(answers.map((answer) => answer[name]))
      return {
        score: (mean('score')[0] ?? Number.NaN) * about.eightBits.stretch + about.eightBits.shift,
        kinds: chancesOf(mean('kinds'), about.kinds),
        doubt: mean('doubt')[0] ?? 0,
        similar: meanings.nearest(mean('embedding'), SIMILAR),
      }
    },
    forget: meanings.remove,
    remember: (id, answers) => meanings.add(id, meanOf(answers.map(({ embedding }) => embedding))),
  }
}
