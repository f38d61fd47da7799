import { readMigrationFiles } from 'drizzle-orm/migrator'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import * as z from 'zod'
import { migrateDatabase, MIGRATIONS, type Target } from '../database.ts'
import { BackupError } from './format.ts'

const Journal = z.looseObject({ entries: z.array(z.unknown()) })
const Applied = z.array(z.object({ hash: z.string() }))

/** The migrations a database has seen, oldest first; none where there is no ATLAS yet. */
export const listApplied = async (client: pg.Client): Promise<readonly string[]> => {
  const there = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`)
  if (z.array(z.object({ name: z.string().nullable() })).parse(there.rows)[0]?.name === null) return []
  const { rows } = await client.query('select hash from drizzle.__drizzle_migrations order by created_at')
  return Applied.parse(rows).map(({ hash }) => hash)
}

/** How many of our migrations make the tables a backup was taken from. */
export const countMigrations = (wanted: readonly string[]): number => {
  const ours = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash }) => hash)
  if (wanted.every((hash, index) => hash === ours[index])) return wanted.length
  throw new BackupError(
    'This backup was made by a later version of ATLAS, or by a changed one. Restore it with the version that made it.',
  )
}

/** Brings the tables to an earlier state, as a database of that time had them. */
export const migrateTo = async (target: Target, count: number): Promise<void> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-migrations-'))
  try {
    cpSync(MIGRATIONS, folder, { recursive: true })
    const file = path.join(folder, 'meta', '_journal.json')
    const journal = Journal.parse(JSON.parse(readFileSync(file, 'utf8')))
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
    await migrateDatabase(target, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
