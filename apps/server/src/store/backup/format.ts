import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import * as z from 'zod'

/**
 * A backup is gzip of lines of JSON: a header, then for each table a line that names it and a line for each row (every
 * value as PostgreSQL writes it, or null), then the end with a count and a sum for each table and one for all before it.
 */

/** What is wrong with a backup or with where it should go. Nothing was changed. */
export class BackupError extends Error {}

const TableHeader = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  /** The rows stand in the order of these. */
  key: z.array(z.string()),
})

const Header = z.object({
  format: z.literal('atlas-backup'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  program: z.string(),
  /** The migrations its tables had seen, oldest first. */
  migrations: z.array(z.string()),
  tables: z.array(TableHeader),
})

const TableStart = z.object({ table: z.string() })
const Row = z.array(z.string().nullable())
const TableSum = z.object({ name: z.string(), rows: z.number(), sha256: z.string() })
const End = z.object({ end: z.literal(true), tables: z.array(TableSum), sha256: z.string() })

export type TableHeader = z.infer<typeof TableHeader>
export type Header = z.infer<typeof Header>
export type Row = z.infer<typeof Row>
export type TableSum = z.infer<typeof TableSum>
export type End = z.infer<typeof End>

/** Counts and sums the rows of one table. */
export const sumOf = (name: string) => {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add: (line: string): void => {
      hash.update(line).update('\n')
      rows += 1
    },
    result: (): TableSum => ({ name, rows, sha256: hash.digest('hex') }),
  }
}

const LONGEST_LINE = 32 * 1024 * 1024
const NEW_LINE = 10

const damaged = (why: string, cause?: unknown): BackupError =>
  new BackupError(`This backup is damaged or was cut off (${why}). Nothing was restored; take another one.`, { cause })

/** Lines as they are written: ends of lines that only some systems know are part of a text. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const bytes: AsyncIterable<Buffer> = createReadStream(file).pipe(createGunzip())
  let rest: Buffer = Buffer.alloc(0)
  for await (const piece of bytes) {
    let from = 0
    for (let at = piece.indexOf(NEW_LINE); at !== -1; at = piece.indexOf(NEW_LINE, from)) {
      yield Buffer.concat([rest, piece.subarray(from, at)]).toString('utf8')
      rest = Buffer.alloc(0)
      from = at + 1
    }
    rest = Buffer.concat([rest, piece.subarray(from)])
    if (rest.length > LONGEST_LINE) throw damaged('a line has no end')
  }
  if (rest.length > 0) throw damaged('the last line has no end')
}

const readHeader = (line: string): Header => {
  const parsed = Header.safeParse(readJson(line))
  if (parsed.success) return parsed.data
  throw new BackupError('This file is no backup of ATLAS, or one of a later version of it.')
}

const readJson = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch (error) {
    throw damaged('a line is not JSON', error)
  }
}

const same = (one: readonly TableSum[], other: readonly TableSum[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

type Seen = {
  readonly header: (header: Header) => void
  readonly row: (table: string, row: Row) => Promise<void> | void
}

type Walked = { readonly header: Header; readonly end: End }

/** Reads a backup from its first line to its last, checking every count and sum; throws where anything is amiss. */
export const walkBackup = async (file: string, seen: Seen): Promise<Walked> => {
  const all = createHash('sha256')
  let header: Header | undefined
  let sum: ReturnType<typeof sumOf> | undefined
  let table = ''
  let end: End | undefined
  const sums: TableSum[] = []
  const readRow = async (line: string, value: unknown): Promise<void> => {
    const row = Row.safeParse(value)
    const columns = header?.tables[sums.length]?.columns.length
    if (!row.success || sum === undefined || row.data.length !== columns) throw damaged('a row is not one')
    sum.add(line)
    await seen.row(table, row.data)
  }
  const readOther = (value: unknown): void => {
    if (sum !== undefined) sums.push(sum.result())
    const begun = TableStart.safeParse(value)
    if (begun.success && begun.data.table === header?.tables[sums.length]?.name) {
      table = begun.data.table
      sum = sumOf(table)
      return
    }
    const ended = End.safeParse(value)
    if (!ended.success) throw damaged('a line is of no known kind')
    end = ended.data
  }
  for await (const line of linesOf(file)) {
    if (end !== undefined) throw damaged('it goes on after its end')
    if (header === undefined) {
      header = readHeader(line)
      seen.header(header)
    } else {
      const value = readJson(line)
      if (Array.isArray(value)) await readRow(line, value)
      else readOther(value)
    }
    if (end === undefined) all.update(line).update('\n')
  }
  if (header === undefined || end === undefined) throw damaged('its end is missing')
  if (end.sha256 !== all.digest('hex') || !same(end.tables, sums) || sums.length !== header.tables.length)
    throw damaged('its sums do not agree')
  return { header, end }
}

/** As above, for whoever wants to know only that the file is whole. */
export const checkBackup = async (file: string): Promise<Walked> => {
  try {
    return await walkBackup(file, { header: () => {}, row: () => {} })
  } catch (error) {
    throw readable(error, file)
  }
}

/** What a file or its packing has to complain of, in a sentence. */
const readable = (error: unknown, file: string): unknown => {
  if (!(error instanceof Error) || error instanceof BackupError || !('code' in error)) return error
  if (error.code === 'Z_DATA_ERROR' && error.message.includes('header check'))
    return new BackupError('This file is no backup of ATLAS.', { cause: error })
  if (String(error.code).startsWith('Z_')) return damaged(error.message, error)
  return new BackupError(`${file} cannot be read: ${error.message}`, { cause: error })
}
