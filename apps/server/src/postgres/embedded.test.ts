import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { clusterIn, newFolder, query, start, untilAnswers } from '../testing/embedded-postgres.ts'
import type { Connection } from './cluster.ts'
import { FolderInUseError, startEmbedded, withEmbedded } from './embedded.ts'

test('data outlives a stop and a start', async () => {
  const folder = newFolder()
  const first = await startEmbedded(folder, () => {})
  await query(first.connection, 'create table kept as select 42 as answer')
  await first.stop()
  const second = await start(folder)
  expect(await query(second.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('a folder in use is refused with a clear sentence, and the server that has it is not disturbed', async () => {
  const folder = newFolder()
  const first = await start(folder)
  await expect(startEmbedded(folder, () => {})).rejects.toThrow(FolderInUseError)
  await expect(startEmbedded(folder, () => {})).rejects.toThrow(/Another ATLAS server is using the data folder/)
  expect(await query(first.connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a short tool works beside a running server and without one', async () => {
  const folder = newFolder()
  const make = (connection: Connection) => query(connection, 'create table if not exists seen as select 1 as one')
  await withEmbedded(folder, make)
  const server = await start(folder)
  expect(await withEmbedded(folder, (connection) => query(connection, 'select one from seen'))).toEqual([{ one: 1 }])
  expect(await query(server.connection, 'select one from seen')).toEqual([{ one: 1 }])
})

test('a killed PostgreSQL is started again, at the same place, with what was committed', async () => {
  const embedded = await start(newFolder())
  await query(embedded.connection, 'create table kept as select 42 as answer')
  const before = embedded.pid()
  process.kill(before, 'SIGKILL')
  await sleep(100)
  await untilAnswers(embedded.connection)
  expect(embedded.pid()).not.toBe(before)
  expect(await query(embedded.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('a data folder with a very long path works, also after a restart', async () => {
  const folder = path.join(newFolder(), 'a'.repeat(60), 'b'.repeat(60))
  const embedded = await start(folder)
  expect(await query(embedded.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  const seen = await withEmbedded(folder, (connection) => query(connection, 'select 2 as two'))
  expect(seen).toEqual([{ two: 2 }])
  process.kill(embedded.pid(), 'SIGKILL')
  await sleep(100)
  await untilAnswers(embedded.connection)
})

test('a new cluster has spare log, so that a full disk does not stop it', async () => {
  const folder = newFolder()
  await start(folder)
  const pieces = readdirSync(path.join(clusterIn(folder), 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name))
  expect(pieces.length).toBeGreaterThanOrEqual(5)
})

test('the password is closed to others and needed to get in', async () => {
  const folder = newFolder()
  const embedded = await start(folder)
  expect(readFileSync(path.join(folder, 'postgres', 'password'), 'utf8')).toBe(embedded.connection.password)
  await expect(query({ ...embedded.connection, password: 'wrong' }, 'select 1')).rejects.toThrow(/password/)
})
