import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { modelFolder } from '../text/model-reader.ts'
import type { Line } from './figures.ts'

export const FIGURES = 'figures.json'

export const Curve = z.object({
  /** Messages of public sets beside our own. */
  publicMessages: z.number(),
  points: z.array(z.object({ messages: z.number(), auc: z.number().nullable(), recallAt5: z.number().nullable() })),
})
export type Curve = z.infer<typeof Curve>

/** A look at the second part of the benchmark, which is taken once a release. */
export type SecondPart = {
  readonly release: string
  /** The model it was taken of, by version and by the hash of all its files. */
  readonly model: string
  readonly files: string
  readonly date: string
  readonly looks: number
  readonly undecidable: number
  readonly all: Line
  readonly languages: readonly Line[]
  readonly channels: readonly Line[]
  readonly kinds: readonly Line[]
}

/** Messages as people get them, all tiers: none of them was trained on, but choices were made with them in view. */
export type Outside = {
  /** The model it was measured with. */
  readonly model: string
  /** A tenth of our typical messages, without twins. */
  readonly typical: { readonly all: Line; readonly channels: readonly Line[] }
  /** Public sets, where they were there: those of real messages as one pile, and each alone. */
  readonly collected?: { readonly real: Line; readonly sets: readonly Line[]; readonly madeUp: readonly string[] }
}

export type Figures = {
  /** Which model was measured. */
  readonly model: string
  /** The corpus as it was then, `hash` by all that stands in it: rows may have come to it since. */
  readonly corpus: Readonly<Record<'messages' | 'scams' | 'honest' | 'promotion' | 'training', number>> & {
    readonly hash: string
  }
  /** `heard`: how many of its messages the encoder had scored. */
  readonly benchmark: Readonly<Record<'edition' | 'scams' | 'honest' | 'undecidable' | 'heard', number>>
  readonly calibrationError: number | null
  /** Shares answered "unsure"; `corpus` counts the undecidable messages outside the benchmark too. */
  readonly unsure: Readonly<Record<'decidable' | 'undecidable' | 'corpus', number | null>> & {
    readonly corpusMessages: number
  }
  /** Ours and the references; and ours with what nobody can decide left in. */
  readonly checkers: readonly (Line & { readonly calibrationError: number | null })[]
  readonly withUndecidable: Line
  readonly languages: readonly Line[]
  readonly kinds: readonly Line[]
  readonly channels: readonly Line[]
  readonly curve: Curve
  readonly second?: SecondPart | undefined
  readonly outside?: Outside | undefined
}

const Stored = z.looseObject({
  model: z.string(),
  corpus: z.looseObject({ messages: z.number(), training: z.number(), hash: z.string() }),
  benchmark: z.object({
    edition: z.number(),
    scams: z.number(),
    honest: z.number(),
    undecidable: z.number(),
    heard: z.number(),
  }),
})
type Stored = z.infer<typeof Stored>

/** What was published last; undefined before the first time. */
export const readFigures = (file = path.join(modelFolder, FIGURES)): Stored | undefined =>
  existsSync(file) ? Stored.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined

/** One line for each row of a table, so that a change is seen where it is. */
export const figuresText = (figures: Figures | Stored): string => {
  const text = JSON.stringify(figures, undefined, 1).replaceAll(/\{[^{}[\]]*\}/g, (flat) =>
    flat.replaceAll(/\n\s*/g, ' '),
  )
  return `${text}\n`
}
