import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { edition } from '../corpus/edition.ts'
import { readStored } from '../corpus/files.ts'
import { isRecord, type StoredRow } from '../corpus/row.ts'

type Label = 'scam' | 'honest' | 'promotion'

/** A message, ours or of a public set. */
export type Row = {
  readonly id: string
  readonly text: string
  readonly label: Label
  readonly kind: string
  readonly channel: string
  readonly lang: string
  readonly region: string
  readonly group: string
  /** The wave of our own corpus, or the name of the public set. */
  readonly source: string
  /** What the second reader said; only ours were read twice. */
  readonly reading?: StoredRow['reading'] | undefined
  /** How far a conversation has gone, where somebody labelled it. */
  readonly stage?: StoredRow['stage']
  /** What it weighs in the fit of the words, where it is neither of our own nor of a public set. */
  readonly weight?: number | undefined
}

/** A message of our own with all that is known of it. */
export type CorpusRow = Row & StoredRow

export const corpusFolder = fileURLToPath(new URL('../../corpus/', import.meta.url))

/** Our own corpus in the order of waves and ids. A row that is not as it should be is an error. */
export const readCorpus = (folder = corpusFolder): CorpusRow[] =>
  readStored(folder).map((row) => ({ ...row, source: row.wave }))

const field = (record: Record<string, unknown>, name: string): string => {
  const value = record[name]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

const toLabel = (label: string): Label | undefined => {
  if (label === 'scam') return 'scam'
  if (label === 'honest' || label === 'legit') return 'honest'
  return label === 'promotion' || label === 'spam' ? 'promotion' : undefined
}

/** One line of a public set as a row; lines without text or a known label are left out. */
const parsePublic = (line: string, source: string, number: number): Row | undefined => {
  const record: unknown = JSON.parse(line)
  if (!isRecord(record)) return undefined
  const label = toLabel(field(record, 'label'))
  const text = field(record, 'text')
  if (label === undefined || text === '') return undefined
  return {
    id: field(record, 'id') || `${source}-${number}`,
    text,
    label,
    kind: field(record, 'kind'),
    channel: field(record, 'channel'),
    lang: field(record, 'lang'),
    region: field(record, 'region'),
    group: field(record, 'group'),
    source,
  }
}

/** One public set of a folder given from outside. */
export const readPublicSet = (folder: string, name: string): Row[] => {
  const file = readdirSync(folder).find(
    (candidate) => candidate === `${name}.jsonl.gz` || candidate === `${name}.jsonl`,
  )
  if (file === undefined) return []
  const bytes = readFileSync(join(folder, file))
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes)
    .toString('utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line, number) => parsePublic(line, name, number) ?? [])
}

/** A stable number for a group, the same on every machine. */
export const groupNumber = (group: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < group.length; index++) hash = Math.imul(hash ^ group.charCodeAt(index), 0x01000193)
  hash ^= hash >>> 13
  return Math.imul(hash, 0x5bd1e995) >>> 0
}

/** A tenth of the groups teaches nothing, ever: the benchmark is taken from it, this edition and every later one. */
export const isHeldBack = (row: Pick<Row, 'group'>): boolean => groupNumber(row.group) % 10 === 0

/** The public benchmark: the rows of its present edition. Rows held back since then wait for the next. */
export const isBenchmark = (row: Pick<Row, 'id'>): boolean => edition.has(row.id)

/** What a careful second reader could not decide from the text alone. */
export const isUndecidable = (row: Pick<Row, 'reading'>): boolean => row.reading?.startsWith('undecidable') === true

/** Which of `folds` parts a training group belongs to. */
export const foldOf = (row: Pick<Row, 'group'>, folds: number): number =>
  Math.floor(groupNumber(row.group) / 10) % folds
