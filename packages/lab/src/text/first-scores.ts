import { readFileSync } from 'node:fs'
import * as z from 'zod'

const Scores = z.object({
  /** The version of the model that gave them. */
  model: z.string().regex(/^text-[0-9a-f]{16}$/),
  scores: z.record(z.string(), z.number()),
})

/** What the engine of the corpus's first edition, with all its tiers, says of each benchmark row, and which model it was. */
export const readFirstScores = (): { model: string; scores: ReadonlyMap<string, number> } => {
  const { model, scores } = Scores.parse(
    JSON.parse(readFileSync(new URL('../../benchmark/first-edition.json', import.meta.url), 'utf8')),
  )
  return { model, scores: new Map(Object.entries(scores)) }
}
