import {
  type Cut,
  type EncoderOpinion,
  type Look,
  meaningOf,
  type MeaningIndex,
  opinionOf,
  readMeaningIndex,
  windowCutter,
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

const About = z.object({
  tokens: z.number(),
  stride: z.number(),
  kinds: z.array(z.string()),
  eightBits: z.object({ stretch: z.number(), shift: z.number() }).default({ stretch: 1, shift: 0 }),
})

const SIMILAR = 3

export type Windows = {
  /** A text as the windows that the encoder reads, first to last. */
  readonly cut: (look: Pick<Look, 'reading' | 'passage'>) => Cut
  /** The answers to all windows of a text, in their order, as one opinion. */
  readonly opinionOf: (answers: readonly WindowAnswer[], hasPassage: boolean) => EncoderOpinion
  /** One more known scam that later texts may mean something alike. */
  readonly remember: (id: string, answers: readonly WindowAnswer[]) => void
  readonly forget: (id: string) => void
}

/** What stands around the encoder's own work: how texts are cut, and what its answers mean. */
export const openWindows = (folder: string): Windows => {
  const about = About.parse(JSON.parse(readFileSync(path.join(folder, 'encoder.json'), 'utf8')))
  const meanings: MeaningIndex = readMeaningIndex(readFileSync(path.join(folder, 'meanings.bin')))
  return {
    cut: windowCutter(readFileSync(path.join(folder, 'vocabulary.txt'), 'utf8'), about),
    opinionOf: (answers, hasPassage) => ({
      ...opinionOf(answers, hasPassage, about),
      similar: meanings.nearest(meaningOf(hasPassage ? answers.slice(0, -1) : answers), SIMILAR),
    }),
    forget: meanings.remove,
    remember: (id, answers) => meanings.add(id, meaningOf(answers)),
  }
}
