import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Connection } from '../postgres/cluster.ts'
import { isLockTimeout, isTimeout } from './failures.ts'
import { renewLooks } from './looks.ts'
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

/** Jobs are not waited for, and tidying up may take longer than a visitor would wait. */
export const jobLimits = {
  connectionTimeoutMillis: 5000,
  query_timeout: 66_000,
  statement_timeout: 60_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
} as const

/** Known to PostgreSQL 17 and later, so to the embedded one; an older server would refuse the connection. */
const NEWER_LIMITS = '-c transaction_timeout=15s'

export const openPool = (target: Target, size: number, report: (error: Error) => void): pg.Pool => {
  const newer = 'host' in target ? { options: NEWER_LIMITS } : {}
  const pool = new pg.Pool({ ...target, ...newer, ...timeLimits, max: size })
  pool.on('error', report)
  // The pool listens to connections that nobody uses. One that breaks in the middle of a transaction is told by its
  // next query; unheard, it would end the server.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export const openDatabase = (pool: pg.Pool): Database => drizzle(pool, { schema })

/** A change of tables may take long, but not for ever; what it must wait for ends within seconds or is in the way. */
const migrationLimits = {
  connectionTimeoutMillis: 5000,
  query_timeout: 660_000,
  statement_timeout: 600_000,
  idle_in_transaction_session_timeout: 600_000,
} as const

const whyNotMigrated = (error: unknown): unknown => {
  if (isLockTimeout(error)) {
    return new Error(
      'The tables could not be brought up to date: another program holds them. End its transaction and start again.',
      { cause: error },
    )
  }
  if (!isTimeout(error)) return error
  return new Error('The tables could not be brought up to date within ten minutes. Nothing was changed.', {
    cause: error,
  })
}

/** Brings the tables up to date. Servers that start together take turns. */
export const migrateDatabase = async (target: Target, migrationsFolder = MIGRATIONS): Promise<void> => {
  const client = new pg.Client({ ...target, ...migrationLimits })
  // A connection that ends in between is told by the query that was under way.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    // While this waits for a table, everybody else's queries wait behind it.
    await client.query(`set lock_timeout = '10s'`)
    const database = drizzle(client)
    await migrate(database, { migrationsFolder })
    if (migrationsFolder === MIGRATIONS) await renewLooks(database)
  } catch (error) {
    throw whyNotMigrated(error)
  } finally {
    await client.end()
  }
}
