import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import type { Row } from '../text/corpus.ts'

/** A row of ours with the part it plays: a held-back row is neither learned nor measured yet. */
export type DataRow = Row & { readonly open: boolean; readonly part: 'train' | 'benchmark' | 'held' }

export type Data = {
  /** The hash of the whole corpus that these rows were taken from. */
  readonly name: string
  readonly corpus: readonly DataRow[]
  /** Rows of public sets that may be learned from. */
  readonly others: readonly Row[]
}

const StoredRow = z.object({
  id: z.string(),
  text: z.string(),
  label: z.enum(['scam', 'honest', 'promotion']),
  kind: z.string(),
  channel: z.string(),
  lang: z.string(),
  region: z.string(),
  group: z.string(),
  source: z.string(),
})
const StoredData = StoredRow.extend({ open: z.boolean(), part: z.enum(['train', 'benchmark', 'held']) })

const readLines = (folder: string, name: string): unknown[] =>
  readFileSync(path.join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))

const writeLines = (folder: string, name: string, rows: readonly unknown[]): void =>
  writeFileSync(path.join(folder, name), rows.map((row) => `${JSON.stringify(row)}\n`).join(''))

export const writeData = (folder: string, { name, corpus, others }: Data): void => {
  writeFileSync(path.join(folder, 'name.txt'), name)
  writeLines(folder, 'corpus.jsonl', corpus)
  writeLines(folder, 'others.jsonl', others)
}

export const readData = (folder: string): Data => ({
  name: readFileSync(path.join(folder, 'name.txt'), 'utf8'),
  corpus: z.array(StoredData).parse(readLines(folder, 'corpus.jsonl')),
  others: z.array(StoredRow).parse(readLines(folder, 'others.jsonl')),
})

export const trainingRows = ({ corpus }: Data): DataRow[] =>
  corpus.filter(({ part, open }) => part === 'train' && !open)
export const benchmarkRows = ({ corpus }: Data): DataRow[] =>
  corpus.filter(({ part, open }) => part === 'benchmark' && !open)
