import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openBoss } from '../jobs.ts'
import { newName, visit } from '../testing/client.ts'
import { newDatabase, startOwnServer } from '../testing/server-under-test.ts'
import { migrateDatabase, openDatabase, openPool } from './database.ts'

const connect = async (connectionString: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

test('the looks of admins stored by an earlier edition are brought up to date', async () => {
  const databaseUrl = await newDatabase()
  const url = await startOwnServer({ DATABASE_URL: databaseUrl, ATLAS_ROLE: 'web' })
  const client = await connect(databaseUrl)
  await visit(url).signUp('boss')
  await client.query(`update users set role = 'admin', username_skeleton = 'of old'`)
  await migrateDatabase({ connectionString: databaseUrl })
  const body = { first_name: 'Ann', last_name: 'Lee', username: 'b0ss', password: `Otter 7 ${newName()}` }
  expect((await visit(url).post('/api/signup', body)).status).toBe(409)
})

test('a migration that cannot have a table ends with a sentence, not never', async () => {
  const databaseUrl = await newDatabase()
  await migrateDatabase({ connectionString: databaseUrl })
  const client = await connect(databaseUrl)
  await client.query('begin; lock table users in access exclusive mode')
  const started = performance.now()
  await expect(migrateDatabase({ connectionString: databaseUrl })).rejects.toThrow(/another program holds them/)
  expect(performance.now() - started).toBeLessThan(15_000)
  await client.query('rollback')
  await migrateDatabase({ connectionString: databaseUrl })
})

test('jobs do not wait for ever either', async () => {
  const boss = openBoss({ connectionString: await newDatabase() })
  await boss.start()
  onTestFinished(() => boss.stop({ close: true }))
  const ask = async (name: string): Promise<unknown> => (await boss.getDb().executeSql(`show ${name}`)).rows[0]
  expect(await ask('statement_timeout')).toEqual({ statement_timeout: '1min' })
  expect(await ask('lock_timeout')).toEqual({ lock_timeout: '10s' })
})

test('a connection that breaks in the middle of a transaction fails that transaction, and nothing else', async () => {
  const uncaught: unknown[] = []
  const note = (error: unknown): void => void uncaught.push(error)
  process.on('uncaughtException', note)
  const pool = openPool({ connectionString: inject('databaseUrl') }, 2, () => {})
  onTestFinished(async () => {
    process.off('uncaughtException', note)
    await pool.end()
  })
  const database = openDatabase(pool)
  const broken = database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await database.execute(sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`)
    await sleep(200)
    await transaction.execute(sql`select 1`)
  })
  await expect(broken).rejects.toThrow(/Failed query/)
  expect(uncaught).toEqual([])
  expect((await database.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})
