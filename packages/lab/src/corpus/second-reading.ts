import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import * as z from 'zod'
import { contradicts } from './checks.ts'
import type { Placed } from './grouping.ts'
import { parseFile } from './hand-in.ts'
import { read, type StoredRow } from './row.ts'

/** More than this share of disagreements is no matter of single messages. */
const MOST_DISAGREED = 0.1

/** Says which message is meant and nothing about it. */
const keyOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** The messages as the reader gets them: without labels, kinds, names and neighbours, in an order that says nothing. */
export const toRead = (drafts: readonly Placed[]): string =>
  drafts
    .filter(({ reading }) => reading === undefined)
    .map(({ text, channel, region }) => ({ key: keyOf(text), channel, region, text, reading: '', sure: 0, note: '' }))
    .sort((left, right) => (left.key < right.key ? -1 : 1))
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')

const Reading = z.strictObject({
  key: z.string(),
  channel: z.string().optional(),
  region: z.string().optional(),
  text: z.string().optional(),
  ...read,
  note: z.union([z.literal(''), read.note.unwrap()]).optional(),
})

export type TwiceRead = Placed & Pick<StoredRow, 'reading' | 'sure'>

export type Reads = { readonly rows: readonly TwiceRead[]; readonly problems: readonly string[] }

type Filled = z.infer<typeof Reading>
export type ReadingFile = { readonly path: string; readonly content: string }

/** What the reader filled in, by key. */
const readFilled = (rows: readonly Placed[], { path, content }: ReadingFile) => {
  const parsed = parseFile(Reading, content, basename(path))
  const problems = [...parsed.problems]
  const unread = new Set(rows.filter(({ reading }) => reading === undefined).map(({ text }) => keyOf(text)))
  const found = new Map<string, Filled>()
  for (const { place, row } of parsed.rows) {
    if (!unread.has(row.key)) problems.push(`${place}: no message that is to be read has the key ${row.key}.`)
    else if (found.has(row.key)) problems.push(`${place}: the key ${row.key} stands there twice.`)
    else if (row.text !== undefined && keyOf(row.text) !== row.key)
      problems.push(`${place}: the text was changed; the reader judges, the writer mends.`)
    found.set(row.key, row)
  }
  if (parsed.problems.length === 0)
    for (const { place, reading, text } of rows)
      if (reading === undefined && !found.has(keyOf(text)))
        problems.push(`${place}: ${basename(path)} has no reading of this message.`)
  return { found, problems }
}

/** Puts what the reader filled in beside what the writer handed in. */
export const takeReadings = (rows: readonly Placed[], file: ReadingFile | undefined): Reads => {
  const { found, problems } =
    file === undefined ? { found: new Map<string, Filled>(), problems: [] } : readFilled(rows, file)
  return {
    problems,
    rows: rows.flatMap((row) => {
      const { reading, sure, note } = row.reading === undefined ? (found.get(keyOf(row.text)) ?? {}) : row
      if (reading === undefined || sure === undefined) return []
      const notes = [...new Set([row.note, note])].filter((one) => one !== undefined && one !== '')
      return [{ ...row, reading, sure, note: notes.length === 0 ? undefined : notes.join('; ') }]
    }),
  }
}

export type Settled = Reads & { readonly disagreed: readonly string[] }

/**
 * What two careful people judge differently cannot be decided from the text alone: it stands as undecidable, with what
 * both said. Where very many differ, one of the two has misunderstood the task, and nothing is taken.
 */
export const settle = (rows: readonly TwiceRead[]): Settled => {
  const disagreed = rows.filter(contradicts)
  const said = ({ place, label, reading, sure }: TwiceRead): string =>
    `${place}: written as ${label}, read as ${reading} (sure: ${sure})`
  if (disagreed.length > Math.max(2, rows.length * MOST_DISAGREED))
    return {
      rows,
      disagreed: [],
      problems: [
        `Writer and reader disagree on ${disagreed.length} of ${rows.length} messages, which is too much to be chance. Read them again together:`,
        ...disagreed.map((row) => `${said(row)}.`),
      ],
    }
  return {
    problems: [],
    disagreed: disagreed.map((row) => `${said(row)}; it stands as undecidable`),
    rows: rows.map((row) => {
      if (!contradicts(row)) return row
      const why = `settled as undecidable: the reader said ${row.reading} (${row.sure}), the writer ${row.label}`
      return {
        ...row,
        reading: row.label === 'scam' ? ('undecidable-scam' as const) : ('undecidable-honest' as const),
        note: row.note === undefined ? why : `${row.note}; ${why}`.slice(0, 500),
      }
    }),
  }
}
