import figuresFile from '@atlas/engine/model/text/figures.json' with { type: 'json' }
import * as z from 'zod/mini'

const Share = z.nullable(z.number().check(z.minimum(0), z.maximum(1)))
const Count = z.number().check(z.minimum(0))

const Line = z.object({
  id: z.string(),
  scams: Count,
  honest: Count,
  caught: Share,
  caughtSurely: Share,
  alarms: Share,
  alarmsSurely: Share,
  recallAt5: Share,
})
export type Line = z.infer<typeof Line>

const Curve = z.object({
  publicMessages: Count,
  points: z.array(z.object({ messages: Count, recallAt5: z.number().check(z.minimum(0), z.maximum(1)) })),
})
export type Curve = z.infer<typeof Curve>

/** The newest look at the second part, and the model it was taken of. */
const Second = z.object({
  release: z.string(),
  model: z.string(),
  date: z.string(),
  looks: Count,
  undecidable: Count,
  all: Line,
})
export type Second = z.infer<typeof Second>

/** Messages that are no pairs: ours, and what others collected where it was there. */
const Outside = z.object({
  model: z.string(),
  typical: z.object({ all: Line, channels: z.array(Line) }),
  collected: z.optional(z.object({ real: Line, sets: z.array(Line), madeUp: z.array(z.string()) })),
})
export type Outside = z.infer<typeof Outside>

const Figures = z.object({
  model: z.string(),
  corpus: z.object({ messages: Count, training: Count }),
  benchmark: z.object({ scams: Count, honest: Count, undecidable: Count, heard: Count }),
  calibrationError: Share,
  unsure: z.object({ decidable: Share, undecidable: Share }),
  checkers: z.array(Line),
  withUndecidable: Line,
  languages: z.array(Line),
  kinds: z.array(Line),
  channels: z.array(Line),
  curve: z.optional(Curve),
  second: z.optional(Second),
  outside: z.optional(Outside),
})
export type Figures = z.infer<typeof Figures>

/** What `npm run model` wrote when the model was promoted last. */
export const readFigures = (): Figures => z.parse(Figures, figuresFile)
