import { readFileSync } from 'node:fs'
import * as z from 'zod'

const Scores = z.record(z.string(), z.number())

/** What the engine of the corpus's first edition (as of commit b843ff0), with all its tiers, says of each benchmark row. */
export const readFirstScores = (): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(
      Scores.parse(JSON.parse(readFileSync(new URL('../../benchmark/first-edition.json', import.meta.url), 'utf8'))),
    ),
  )
