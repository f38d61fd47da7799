import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { modelFolder } from '../text/model-reader.ts'
import type { Line } from './figures.ts'

const file = join(modelFolder, 'figures.json')

const Curve = z.object({
  /** Messages of public sets beside our own. */
  publicMessages: z.number(),
  points: z.array(z.object({ messages: z.number(), auc: z.number().nullable(), recallAt5: z.number().nullable() })),
})
export type Curve = z.infer<typeof Curve>

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
  readonly curve?: Curve | undefined
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
  curve: Curve.optional(),
})
type Stored = z.infer<typeof Stored>

/** What was written last; undefined before the first time. */
export const readFigures = (): Stored | undefined =>
  existsSync(file) ? Stored.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined

/** One line for each row of a table, so that a change is seen where it is. */
export const writeFigures = (figures: Figures | Stored): void => {
  const text = JSON.stringify(figures, undefined, 1).replaceAll(/\{[^{}[\]]*\}/g, (flat) =>
    flat.replaceAll(/\n\s*/g, ' '),
  )
  writeFileSync(file, `${text}\n`)
}

/** A curve belongs to the corpus it was drawn from: that of another is no longer true. */
export const curveFor = (training: number, stored = readFigures()): Curve | undefined =>
  stored?.curve?.points.at(-1)?.messages === training ? stored.curve : undefined
