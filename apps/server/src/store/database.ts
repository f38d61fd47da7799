import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Connection } from '../postgres/cluster.ts'
import * as schema from './schema.ts'

export type Database = NodePgDatabase<typeof schema>

/** The embedded server, or the address of another one. */
export type Target = Connection | { readonly connectionString: string }

export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))
export const MIGRATION_LOCK = 7_241_907

/** Nothing may wait for ever: a frozen PostgreSQL must become an error that can be answered. */
const timeLimits = {
  connectionTimeoutMillis: 2000,
  query_timeout: 6000,
  statement_timeout: 5000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 10_000,
} as const

/** Known to PostgreSQL 17 and later, so to the embedded one; an older server would refuse the connection. */
const NEWER_LIMITS = '-c transaction_timeout=15s'

export const openPool = (target: Target, size: number, report: (error: Error) => void): pg.Pool => {
  const newer = 'host' in target ? { options: NEWER_LIMITS } : {}
  const pool = new pg.Pool({ ...target, ...newer, ...timeLimits, max: size })
  pool.on('error', report)
  return pool
}

export const openDatabase = (pool: pg.Pool): Database => drizzle(pool, { schema })

/** Brings the tables up to date. Servers that start together take turns. */
export const migrateDatabase = async (target: Target, migrationsFolder = MIGRATIONS): Promise<void> => {
  const client = new pg.Client({ ...target, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
