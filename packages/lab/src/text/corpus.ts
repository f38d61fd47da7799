import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

export type Label = 'scam' | 'honest' | 'promotion'

export type Row = {
  readonly id: string
  readonly text: string
  readonly label: Label
  readonly kind: string
  readonly channel: string
  readonly lang: string
  readonly style: string
  readonly region: string
  readonly group: string
  readonly source: string
}

export const corpusFolder = fileURLToPath(new URL('../../corpus/', import.meta.url))

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const field = (record: Record<string, unknown>, name: string): string => {
  const value = record[name]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

const toLabel = (label: string): Label | undefined => {
  if (label === 'scam') return 'scam'
  if (label === 'honest' || label === 'legit') return 'honest'
  return label === 'promotion' || label === 'spam' ? 'promotion' : undefined
}

/** One line of a JSONL file as a row; lines without text or a known label are left out. */
export const parseRow = (line: string, source: string, number: number): Row | undefined => {
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
    style: field(record, 'style'),
    region: field(record, 'region'),
    group: field(record, 'group'),
    source,
  }
}

const parseLines = (content: string, source: string): Row[] =>
  content
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line, number) => parseRow(line, source, number) ?? [])

/** Our own corpus, every file of it, in the order of file names. */
export const readCorpus = (folder = corpusFolder): Row[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => parseLines(readFileSync(join(folder, name), 'utf8'), name.replace('.jsonl', '')))

/** One public set of a folder given from outside. */
export const readPublicSet = (folder: string, name: string): Row[] => {
  const file = readdirSync(folder).find(
    (candidate) => candidate === `${name}.jsonl.gz` || candidate === `${name}.jsonl`,
  )
  if (file === undefined) return []
  const bytes = readFileSync(join(folder, file))
  return parseLines((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'), name)
}

/** A stable number for a group, the same on every machine. */
export const groupNumber = (group: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < group.length; index++) hash = Math.imul(hash ^ group.charCodeAt(index), 0x01000193)
  hash ^= hash >>> 13
  return Math.imul(hash, 0x5bd1e995) >>> 0
}

/** The public benchmark: a fixed tenth of the groups, never trained on. */
export const isBenchmark = (row: Pick<Row, 'group'>): boolean => groupNumber(row.group) % 10 === 0

/** Which of `folds` parts a training group belongs to. */
export const foldOf = (row: Pick<Row, 'group'>, folds: number): number =>
  Math.floor(groupNumber(row.group) / 10) % folds
