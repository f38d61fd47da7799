import {
  type Cut,
  type EncoderAbout,
  type EncoderOpinion,
  type Limits,
  limitsInFile,
  type Look,
  meaningOf,
  type MeaningIndex,
  type NextReading,
  nextReading,
  opinionOf,
  readMeaningIndex,
  type TextModel,
  windowCutter,
  withPassage,
} from '@atlas/engine'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

/** What one window of word pieces says to the encoder, as its process answers. */
export const WindowAnswer = z.object({
  early: z.array(z.number()),
  score: z.array(z.number()),
  kinds: z.array(z.number()),
  doubt: z.array(z.number()),
  embedding: z.array(z.number()),
  /** How long the process was at it. */
  milliseconds: z.number(),
})
export type WindowAnswer = Readonly<z.infer<typeof WindowAnswer>>

/** What a process reads in one go, and between which limits the first half of the encoder is not enough. */
export type Window = { readonly pieces: Int32Array; readonly limits: Limits }

/** As its process takes it: the two limits, then the numbers of the pieces. */
export const bytesOf = ({ pieces, limits }: Window): Uint8Array => {
  const bytes = new Uint8Array(8 + 4 * pieces.length)
  new Float32Array(bytes.buffer, 0, 2).set([limits.below, limits.above])
  new Int32Array(bytes.buffer, 8).set(pieces)
  return bytes
}

/** What is read together. What comes after it hangs on the answers. */
export type Round = {
  readonly windows: readonly Window[]
  /** How long the windows are that may have to be read later. */
  readonly later: readonly number[]
}

const Line = z.object({ stretch: z.number(), shift: z.number() })
const straight = { stretch: 1, shift: 0 } as const

const About = z.object({
  tokens: z.number(),
  stride: z.number(),
  kinds: z.array(z.string()),
  eightBits: Line.default(straight),
  early: Line.default(straight),
})

const SIMILAR = 3
/** Nothing lies outside: everything is read to its end. */
const NO_LIMITS: Limits = { below: Number.NEGATIVE_INFINITY, above: Number.POSITIVE_INFINITY }

/** One text while it is read. */
export type ReadingOn = {
  /** What to read next, once the round before has its answers; undefined: enough is known. */
  readonly next: (answers?: readonly WindowAnswer[]) => Round | undefined
  readonly opinion: () => EncoderOpinion
}

export type Windows = {
  readonly readOn: (look: () => Look, model: TextModel) => ReadingOn
  /** All of a text, to its end. */
  readonly whole: (reading: Look['reading']) => Round
  /** One more known scam that later texts may mean something alike. */
  readonly remember: (id: string, answers: readonly WindowAnswer[]) => void
  readonly forget: (id: string) => void
}

const lengths = (windows: readonly Int32Array[]): number[] => windows.map(({ length }) => length)

const withLimits = (windows: readonly Int32Array[], limits: Limits): Window[] =>
  windows.map((pieces) => ({ pieces, limits }))

/** What stands around the encoder's own work: how texts are cut, how far they are read, and what its answers mean. */
export const openWindows = (folder: string): Windows => {
  const about: EncoderAbout = About.parse(JSON.parse(readFileSync(path.join(folder, 'encoder.json'), 'utf8')))
  const meanings: MeaningIndex = readMeaningIndex(readFileSync(path.join(folder, 'meanings.bin')))
  const cut = windowCutter(readFileSync(path.join(folder, 'vocabulary.txt'), 'utf8'), about)

  const textOpinion = (answers: readonly WindowAnswer[]): EncoderOpinion => {
    const meaning = meaningOf(answers)
    return {
      ...opinionOf(answers, about),
      similar: meaning.length === 0 ? undefined : meanings.nearest(meaning, SIMILAR),
    }
  }

  const readOn = (look: () => Look, model: TextModel): ReadingOn => {
    let heard: EncoderOpinion = {}
    let part: NextReading['part'] | undefined
    let windows: Cut | undefined
    const add = (answers: readonly WindowAnswer[]): EncoderOpinion =>
      part === 'passage' ? withPassage(heard, answers, about) : { ...heard, ...textOpinion(answers) }
    return {
      next: (answers) => {
        if (answers !== undefined) heard = add(answers)
        const next = nextReading(look(), model, heard)
        part = next?.part
        if (next === undefined) return undefined
        windows ??= cut(look())
        return {
          windows: withLimits(windows[next.part], limitsInFile(next.limits, about)),
          later: next.part === 'passage' ? lengths(windows.text) : [],
        }
      },
      opinion: () => heard,
    }
  }

  return {
    readOn,
    whole: (reading) => ({ windows: withLimits(cut({ reading, passage: undefined }).text, NO_LIMITS), later: [] }),
    forget: meanings.remove,
    remember: (id, answers) => meanings.add(id, meaningOf(answers)),
  }
}
