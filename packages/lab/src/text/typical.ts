import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { groupNumber, type Row } from './corpus.ts'

const folder = fileURLToPath(new URL('../../typical/', import.meta.url))

const Line = z.object({
  id: z.string(),
  text: z.string(),
  label: z.enum(['scam', 'honest', 'promotion']),
  kind: z.string(),
  channel: z.string(),
  lang: z.string(),
  region: z.string(),
})

/** Names the rows that are no twins; ids of the corpus never begin so. */
const SOURCE = 'typical'

export const isTypical = ({ source }: Pick<Row, 'source'>): boolean => source === SOURCE

/** Messages as people really get them, without twins: each is a group of its own. */
export const readTypical = (): Row[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => {
          const row = Line.parse(JSON.parse(line))
          const id = `${SOURCE}-${row.id}`
          return { ...row, id, group: id, source: SOURCE }
        }),
    )

/** A tenth of them teaches nothing, ever. */
export const isTypicalHeld = ({ id }: Pick<Row, 'id'>): boolean => groupNumber(id) % 10 === 0
