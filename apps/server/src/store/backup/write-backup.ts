import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { MIGRATION_LOCK, type Target } from '../database.ts'
import { BackupError, checkBackup, type End, type Header, sumOf, type TableSum } from './format.ts'
import { listApplied } from './migrations.ts'
import { connect, linesOfTable, listTables } from './tables.ts'

/** A file that is being written ends so; none that ends so is a backup. */
export const PART = '.part'

/** Everything as it was at one moment, while others go on writing. */
async function* linesOfDatabase(client: pg.Client, program: string): AsyncGenerator<string> {
  const all = createHash('sha256')
  const note = (line: string): string => {
    all.update(line).update('\n')
    return line
  }
  const migrations = [...(await listApplied(client))]
  if (migrations.length === 0) throw new BackupError('There is nothing to back up: this database holds no ATLAS.')
  const tables = (await listTables(client)).map(({ name, columns, key }) => ({ name, columns, key }))
  const madeAt = new Date().toISOString()
  const header: Header = { format: 'atlas-backup', version: 1, madeAt, program, migrations, tables }
  yield note(JSON.stringify(header))
  const sums: TableSum[] = []
  for (const table of tables) {
    yield note(JSON.stringify({ table: table.name }))
    const sum = sumOf(table.name)
    for await (const line of linesOfTable(client, table)) {
      sum.add(line)
      yield note(line)
    }
    sums.push(sum.result())
  }
  const end: End = { end: true, tables: sums, sha256: all.digest('hex') }
  yield JSON.stringify(end)
}

const BLOCK = 64 * 1024

/** A block at a time, so that a row does not cost a turn of its own. */
async function* inBlocks(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let block = ''
  for await (const line of lines) {
    block += `${line}\n`
    if (block.length < BLOCK) continue
    yield Buffer.from(block)
    block = ''
  }
  yield Buffer.from(block)
}

const keep = async (place: string): Promise<void> => {
  const handle = await open(place, 'r')
  await handle.sync()
  await handle.close()
}

type Options = {
  readonly signal?: AbortSignal
  /** The moment to take, where another transaction holds it; else now. */
  readonly snapshot?: string
}

const writePart = async (target: Target, part: string, program: string, options: Options): Promise<void> => {
  const { signal = new AbortController().signal, snapshot } = options
  const client = await connect(target)
  try {
    // A migration would change the tables under our hands.
    await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK])
    await client.query('begin isolation level repeatable read read only')
    if (snapshot !== undefined) await client.query(`set transaction snapshot ${client.escapeLiteral(snapshot)}`)
    const lines = Readable.from(inBlocks(linesOfDatabase(client, program)))
    await pipeline(lines, createGzip(), createWriteStream(part, { flags: 'wx', mode: 0o600 }), { signal })
    await client.query('commit')
  } finally {
    await client.end()
  }
}

const DISK_CALLS = new Set(['open', 'write', 'mkdir', 'fsync', 'close', 'rename'])

const isOfDisk = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && DISK_CALLS.has(String(error.syscall))

/**
 * Writes a backup of a database in use to a new file, reads it again to see that it is whole, and only then gives it
 * its name: a file with the name is a backup.
 */
export const writeBackup = async (
  target: Target,
  file: string,
  program: string,
  options: Options = {},
): Promise<End> => {
  if (existsSync(file)) throw new BackupError(`${file} is there already. Give the backup another name.`)
  const part = `${file}.${process.pid}${PART}`
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await writePart(target, part, program, options)
    await keep(part)
    const { end } = await checkBackup(part)
    await rename(part, file)
    if (process.platform !== 'win32') await keep(path.dirname(file))
    return end
  } catch (error) {
    await rm(part, { force: true })
    throw isOfDisk(error)
      ? new BackupError(`The backup could not be written to ${file}: ${error.message}. Nothing is left of it.`)
      : error
  }
}
