import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { backUpDay, startBackups } from '../../backups.ts'
import { newDatabase, openTestStore } from '../../testing/server-under-test.ts'
import { migrateDatabase } from '../database.ts'
import { deletionsBeside, deletionsKeeper, readDeletions } from './deletions-file.ts'
import { migrateTo } from './migrations.ts'
import { restoreBackup } from './restore-backup.ts'
import { connect, listTables, sumTable } from './tables.ts'
import { writeBackup } from './write-backup.ts'

const newFile = (): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return path.join(folder, 'one.backup')
}

const open = async (url: string): Promise<pg.Client> => {
  const client = await connect({ connectionString: url })
  onTestFinished(() => client.end())
  return client
}

const emptyDatabase = async () => {
  const url = await newDatabase()
  return { url, target: { connectionString: url }, client: await open(url) }
}

const AWKWARD = 'line\nline\r\u2028\u2029 tab\t "quotes" \\backslash\\ \\N {null} \u0001 é 🦦 ,;'

const addUser = async (client: pg.Client, text: string): Promise<string> => {
  const id = randomUUID()
  await client.query(
    `insert into users (id, first_name, last_name, username, username_folded, username_skeleton, password_hash)
     values ($1, $2, $2, $3, $3, $3, $2)`,
    [id, text, id],
  )
  await client.query('insert into known_addresses (user_id, address_hash) values ($1, $2)', [id, randomBytes(32)])
  return id
}

const addSubmission = async (client: pg.Client, userId: string | null, text: string): Promise<string> => {
  const id = randomUUID()
  await client.query('insert into submissions (id, user_id, text, report) values ($1, $2, $3, $4)', [
    id,
    userId,
    text,
    { score: 1.5, text },
  ])
  return id
}

/** A database with a person, a thousand submissions of theirs and one of nobody. */
const filledDatabase = async () => {
  const database = await emptyDatabase()
  await migrateDatabase(database.target)
  const userId = await addUser(database.client, AWKWARD)
  await database.client.query(
    `insert into submissions (id, user_id, text, submitted_at)
     select gen_random_uuid(), $1, 'number ' || n, now() - n * interval '1.000001 second' from generate_series(1, 1000) n`,
    [userId],
  )
  const submissionId = await addSubmission(database.client, null, AWKWARD)
  return { ...database, userId, submissionId }
}

const sumsOf = async (client: pg.Client) => {
  const tables = await listTables(client)
  const without = tables.map((table) => ({
    ...table,
    columns: table.columns.filter((column) => column !== 'token_version'),
  }))
  const sums = []
  await client.query('begin')
  for (const table of without) sums.push(await sumTable(client, table))
  await client.query('commit')
  return sums
}

test('what is restored is what was there, row by row; the file is closed to others; everybody signs in again', async () => {
  const source = await filledDatabase()
  await source.client.query('create table counted (id bigint generated always as identity primary key, note text)')
  await source.client.query(`insert into counted (note) select 'n' from generate_series(1, 7)`)
  const file = newFile()
  await writeBackup(source.target, file, '1')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(path.dirname(file))).toEqual(['one.backup'])
  const goal = await emptyDatabase()
  await goal.client.query('create table counted (id bigint generated always as identity primary key, note text)')
  await restoreBackup(goal.target, file, [])
  const sums = await sumsOf(source.client)
  expect(sums.find(({ name }) => name === 'submissions')?.rows).toBe(1001)
  expect(await sumsOf(goal.client)).toEqual(sums)
  const { rows } = await goal.client.query('select first_name, token_version from users')
  expect(rows).toEqual([{ first_name: AWKWARD, token_version: 2 }])
  expect((await goal.client.query(`insert into counted (note) values ('next') returning id`)).rows).toEqual([
    { id: '8' },
  ])
})

const withLines = (change: (lines: string[]) => string[]) => (bytes: Buffer) =>
  gzipSync(change(gunzipSync(bytes).toString('utf8').split('\n')).join('\n'))

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 20)],
  ['cut in half', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['with one bit turned', (bytes: Buffer) => bytes.map((byte, index) => (index === 500 ? byte ^ 4 : byte))],
  ['with a row changed', withLines((lines) => lines.map((line) => line.replace('number 77', 'number 78')))],
  ['with a row lost', withLines((lines) => lines.filter((line) => !line.includes('"number 77"')))],
  ['without its end', withLines((lines) => [...lines.slice(0, -2), ''])],
  [
    'with a header of another',
    withLines((lines) => lines.map((line) => line.replace('"program":"1"', '"program":"2"'))),
  ],
])('a backup %s is refused, and nothing of it is in the database', async (_, damage) => {
  const source = await filledDatabase()
  const file = newFile()
  await writeBackup(source.target, file, '1')
  writeFileSync(file, damage(readFileSync(file)))
  const goal = await emptyDatabase()
  await expect(restoreBackup(goal.target, file, [])).rejects.toThrow(/This backup is damaged or was cut off/)
  expect(await listTables(goal.client)).toEqual([])
})

test('what is no backup is named so, and a database that holds something is left alone', async () => {
  const source = await filledDatabase()
  const file = newFile()
  writeFileSync(file, 'hello')
  await expect(restoreBackup(source.target, file, [])).rejects.toThrow('This file is no backup of ATLAS.')
  rmSync(file)
  await writeBackup(source.target, file, '1')
  const before = await sumsOf(source.client)
  await expect(restoreBackup(source.target, file, [])).rejects.toThrow(/not empty.*restore there/s)
  expect(await sumsOf(source.client)).toEqual(before)
  await expect(writeBackup(source.target, file, '1')).rejects.toThrow(/there already/)
})

test('a backup of older tables is restored into today’s, one of newer tables is refused', async () => {
  const old = await emptyDatabase()
  await migrateTo(old.target, 1)
  expect((await listTables(old.client)).map(({ name }) => name)).not.toContain('deletions')
  await addUser(old.client, 'Ann')
  const file = newFile()
  await writeBackup(old.target, file, '1')
  const goal = await emptyDatabase()
  await restoreBackup(goal.target, file, [])
  expect((await goal.client.query('select first_name from users')).rows).toEqual([{ first_name: 'Ann' }])
  expect((await listTables(goal.client)).map(({ name }) => name)).toContain('deletions')
  await migrateDatabase(old.target)
  await old.client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`)
  rmSync(file)
  await writeBackup(old.target, file, '1')
  await expect(restoreBackup((await emptyDatabase()).target, file, [])).rejects.toThrow(/later version of ATLAS/)
})

test('whoever was deleted after the backup does not come back, and the list of it says nothing of them', async () => {
  const source = await filledDatabase()
  const store = openTestStore(source.url)
  const stays = await addUser(source.client, 'Ben')
  const approved = await addSubmission(source.client, source.userId, 'approved')
  expect(await store.reviews.approve(approved, stays)).toBe('approved')
  const file = newFile()
  await writeBackup(source.target, file, '1')
  expect(await store.reviews.reject(source.submissionId, stays)).toBe('rejected')
  await source.client.query(`update submissions set rejected_at = now() - interval '2 hours' where status = 'rejected'`)
  expect(await store.reviews.forgetRejected()).toBe(1)
  expect(await store.deletions.deletePerson(source.userId)).toBe(source.userId)
  const keep = deletionsKeeper(store.deletions, deletionsBeside(file))
  await keep()
  await keep()
  const list = await readDeletions(deletionsBeside(file))
  expect(list.length).toBe(1002)
  expect(statSync(deletionsBeside(file)).mode & 0o777).toBe(0o600)
  expect(readFileSync(deletionsBeside(file), 'utf8')).not.toMatch(/number|Ben|otter|🦦/)
  const goal = await emptyDatabase()
  const { deletedAgain } = await restoreBackup(goal.target, file, list)
  expect(deletedAgain).toBe(1002)
  // The list has times in milliseconds, the table in microseconds; who reviewed after the backup is not known again.
  const others = async (client: pg.Client) =>
    (await sumsOf(client)).filter(({ name }) => name !== 'deletions' && name !== 'review_actions')
  expect(await others(goal.client)).toEqual(await others(source.client))
  expect((await goal.client.query('select id from users')).rows).toEqual([{ id: stays }])
  expect((await goal.client.query('select id, user_id from submissions')).rows).toEqual([
    { id: approved, user_id: null },
  ])
})

test('a server that keeps backups writes down what was deleted; one that cannot says so once', async () => {
  const { target, url, submissionId, client, userId } = await filledDatabase()
  const store = openTestStore(url)
  const folder = path.join(path.dirname(newFile()), 'backups')
  const said: string[] = []
  const needs = { target, store, folder, days: 0, program: '1', report: (line: string) => void said.push(line) }
  const backups = startBackups(needs)
  await store.reviews.reject(submissionId, userId)
  await client.query(`update submissions set rejected_at = now() - interval '2 hours' where status = 'rejected'`)
  expect(await store.reviews.forgetRejected()).toBe(1)
  await backups.stop()
  const list = await readDeletions(path.join(folder, 'deletions.ndjson'))
  expect(list.map(({ id }) => id)).toEqual([submissionId])
  expect(said).toEqual([])
  const blocked = path.join(folder, 'deletions.ndjson', 'no-folder')
  const failing = startBackups({ ...needs, folder: blocked })
  await expect.poll(() => said).toEqual([expect.stringMatching(/^writing down deletions failed and is tried again: /)])
  await failing.stop()
})

const DAY = 86_400_000

test('seven daily backups are kept; a failed one leaves nothing and takes nothing away', async () => {
  const { target } = await filledDatabase()
  const folder = path.dirname(newFile())
  const needs = { target, folder, days: 7, program: '1' }
  const first = Date.UTC(2026, 1, 25, 12)
  writeFileSync(path.join(folder, 'atlas-2026-02-24.backup.77.part'), 'half')
  for (let day = 0; day < 9; day += 1) expect(await backUpDay(needs, first + day * DAY)).toBe(true)
  expect(await backUpDay(needs, first + 8 * DAY + 3600)).toBe(false)
  const kept = ['02-27', '02-28', '03-01', '03-02', '03-03', '03-04', '03-05'].map((day) => `atlas-2026-${day}.backup`)
  expect(readdirSync(folder).toSorted()).toEqual(kept)
  const leaving = new AbortController()
  leaving.abort()
  await expect(backUpDay(needs, first + 30 * DAY, leaving.signal)).rejects.toThrow(/aborted/)
  const away = { connectionString: 'postgres://nobody@127.0.0.1:9/none' }
  await expect(backUpDay({ ...needs, target: away }, first + 30 * DAY)).rejects.toThrow(/ECONNREFUSED/)
  expect(readdirSync(folder).toSorted()).toEqual(kept)
})
