import type { EncoderOpinion } from '@atlas/engine'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'

const Scores = z.record(z.string(), z.number())
const Kinds = z.record(z.string(), Scores)
const Opinions = z.record(
  z.string(),
  z.object({
    score: z.number(),
    early: z.number().optional(),
    doubt: z.number().optional(),
    kinds: Scores.optional(),
  }),
)

export type Opinions = ReadonlyMap<string, EncoderOpinion>

/** What join.py wrote when the shipped encoder was made. */
export const shippedScores = fileURLToPath(new URL('../../encoder/', import.meta.url))

const readJson = (folder: string, name: string): unknown =>
  existsSync(path.join(folder, name)) ? JSON.parse(readFileSync(path.join(folder, name), 'utf8')) : {}

/**
 * What encoders say of each corpus row that were trained without the row's group, before eight bits; written by join.py.
 * The kinds are kept for the benchmark's rows only.
 */
export const readTrainedOpinions = (folder = shippedScores): Opinions => {
  const scores = Scores.parse(readJson(folder, 'scores.json'))
  const doubts = Scores.parse(readJson(folder, 'doubts.json'))
  const kinds = Kinds.parse(readJson(folder, 'kinds.json'))
  const early = Scores.parse(readJson(folder, 'early.json'))
  return new Map(
    Object.entries(scores).map(([id, score]) => [id, { score, kinds: kinds[id], doubt: doubts[id], early: early[id] }]),
  )
}

const OPINIONS = 'opinions.json'

/** What the rest of a run goes by: unseen rows as trained encoders see them, the benchmark as the file answers. */
export const writeOpinions = (folder: string, opinions: Opinions): void =>
  writeFileSync(path.join(folder, OPINIONS), JSON.stringify(Object.fromEntries(opinions)))

export const readOpinions = (folder: string): Opinions =>
  new Map(Object.entries(Opinions.parse(JSON.parse(readFileSync(path.join(folder, OPINIONS), 'utf8')))))
