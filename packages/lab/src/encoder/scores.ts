import { readFileSync } from 'node:fs'
import * as z from 'zod'

/** What the encoder says of each corpus row when it was trained without the row's group; written by finetune.py. */
export const readEncoderScores = (): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(
      z
        .record(z.string(), z.number())
        .parse(JSON.parse(readFileSync(new URL('../../encoder/scores.json', import.meta.url), 'utf8'))),
    ),
  )
