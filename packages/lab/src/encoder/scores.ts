import type { EncoderOpinion } from '@atlas/engine'
import { readFileSync } from 'node:fs'
import * as z from 'zod'

const Scores = z.record(z.string(), z.number())
const Kinds = z.record(z.string(), Scores)

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../encoder/${name}`, import.meta.url), 'utf8'))

/**
 * What the encoder says of each corpus row when it was trained without the row's group; written by join.py. The kinds it
 * names are kept for the benchmark's rows only.
 */
export const readEncoderOpinions = (): ReadonlyMap<string, EncoderOpinion> => {
  const scores = Scores.parse(readJson('scores.json'))
  const doubts = Scores.parse(readJson('doubts.json'))
  const kinds = Kinds.parse(readJson('kinds.json'))
  return new Map(Object.entries(scores).map(([id, score]) => [id, { score, kinds: kinds[id], doubt: doubts[id] }]))
}
