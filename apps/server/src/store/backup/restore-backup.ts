import type pg from 'pg'
import * as z from 'zod'
import { migrateDatabase, type Target } from '../database.ts'
import type { Deletion } from '../deletions.ts'
import { BackupError, checkBackup, type End, type Header, type Row, walkBackup } from './format.ts'
import { countMigrations, listApplied, migrateTo } from './migrations.ts'
import { advanceSequences, connect, insertRows, listTables, quote, sumTable, type Table } from './tables.ts'

const Found = z.array(z.object({ found: z.boolean() }))

const holdsRows = async (client: pg.Client, tables: readonly { readonly name: string }[]): Promise<boolean> => {
  for (const { name } of tables) {
    const { rows } = await client.query(`select exists (select from ${quote(name)}) as found`)
    if (Found.parse(rows)[0]?.found === true) return true
  }
  return false
}

const demandEmpty = async (client: pg.Client): Promise<void> => {
  if (!(await holdsRows(client, await listTables(client)))) return
  throw new BackupError(
    'This database is not empty, and a backup is restored into an empty one only. ' +
      'Give ATLAS a new one (another ATLAS_DATA or DATABASE_URL) and restore there; nothing was changed here.',
  )
}

/** The tables of the database that the rows of a backup go into. */
const matchTables = async (client: pg.Client, header: Header): Promise<ReadonlyMap<string, Table>> => {
  const there = new Map((await listTables(client)).map((table) => [table.name, table]))
  const matched = header.tables.map((wanted) => {
    const table = there.get(wanted.name)
    const types = wanted.columns.map((column) => table?.types[table.columns.indexOf(column)])
    const known = types.filter((type) => type !== undefined)
    if (known.length !== types.length)
      throw new BackupError(`The table ${wanted.name} of this backup is not in the database.`)
    return { ...wanted, types: known }
  })
  return new Map(matched.map((table) => [table.name, table]))
}

const MOST_ROWS = 500
const MOST_CHARACTERS = 4_000_000

/** Collects rows and adds them many at a time. */
const loader = (client: pg.Client, tables: ReadonlyMap<string, Table>) => {
  let rows: Row[] = []
  let characters = 0
  let current = ''
  const flush = async (): Promise<void> => {
    const table = tables.get(current)
    if (table !== undefined && rows.length > 0) await insertRows(client, table, rows)
    rows = []
    characters = 0
  }
  const add = async (name: string, row: Row): Promise<void> => {
    if (name !== current || rows.length >= MOST_ROWS || characters > MOST_CHARACTERS) await flush()
    current = name
    rows.push(row)
    for (const value of row) characters += value?.length ?? 0
  }
  return { add, flush }
}

const demandSame = async (client: pg.Client, tables: ReadonlyMap<string, Table>, end: End): Promise<void> => {
  for (const wanted of end.tables) {
    const table = tables.get(wanted.name)
    const found = table === undefined ? undefined : await sumTable(client, table)
    if (found?.rows !== wanted.rows || found.sha256 !== wanted.sha256)
      throw new BackupError(`The rows of ${wanted.name} did not arrive as they were. Nothing was restored.`)
  }
}

const SUBJECTS = ['users', 'submissions', 'dataset_examples'] as const

/** Whoever was deleted after the backup was made does not come back. */
const deleteAgain = async (client: pg.Client, deletions: readonly Deletion[]): Promise<number> => {
  let count = 0
  for (const subject of SUBJECTS) {
    const ids = deletions.filter((deletion) => deletion.subject === subject).map(({ id }) => id)
    const { rowCount } = await client.query(`delete from ${quote(subject)} where id = any($1::uuid[])`, [ids])
    count += rowCount ?? 0
  }
  return count
}

const noteAgain = (client: pg.Client, deletions: readonly Deletion[]): Promise<unknown> =>
  client.query(
    `insert into deletions (id, subject, deleted_at)
     select * from unnest($1::uuid[], $2::text[], $3::timestamptz[]) on conflict (id) do nothing`,
    [
      deletions.map(({ id }) => id),
      deletions.map(({ subject }) => subject),
      deletions.map(({ deletedAt }) => deletedAt.toISOString()),
    ],
  )

/** One transaction: until its end nobody sees anything, and a failure leaves the database as empty as it was. */
const load = async (
  client: pg.Client,
  file: string,
  header: Header,
  deletions: readonly Deletion[],
): Promise<{ readonly end: End; readonly deletedAgain: number }> => {
  await client.query('begin')
  const tables = await matchTables(client, header)
  const names = [...tables.keys()].map(quote).join(', ')
  await client.query(`lock table ${names} in access exclusive mode`)
  await demandEmpty(client)
  const rows = loader(client, tables)
  const { end } = await walkBackup(file, { header: () => {}, row: rows.add })
  await rows.flush()
  await demandSame(client, tables, end)
  for (const table of tables.values()) await advanceSequences(client, table)
  const deletedAgain = await deleteAgain(client, deletions)
  // Who signed out after the backup was made stays signed out: every older token ends.
  await client.query('update users set token_version = token_version + 1')
  await client.query('commit')
  return { end, deletedAgain }
}

export type Restored = { readonly header: Header; readonly end: End; readonly deletedAgain: number }

/**
 * Loads a backup into an empty database, on any PostgreSQL: tables as they were when it was made, the rows, checked by
 * count and sum, without what was deleted since; then the tables as they are today.
 */
export const restoreBackup = async (
  target: Target,
  file: string,
  deletions: readonly Deletion[],
): Promise<Restored> => {
  const { header } = await checkBackup(file)
  const count = countMigrations(header.migrations)
  const client = await connect(target)
  try {
    await demandEmpty(client)
    if ((await listApplied(client)).length > count)
      throw new BackupError(
        'The tables of this database are newer than the backup. Give ATLAS a new database and restore there.',
      )
    await migrateTo(target, count)
    const { end, deletedAgain } = await load(client, file, header, deletions)
    await migrateDatabase(target)
    await noteAgain(client, deletions)
    return { header, end, deletedAgain }
  } finally {
    await client.end()
  }
}
