import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import {
  answerIn,
  clusterIn,
  folderWithData,
  newFolder,
  notedPid,
  query,
  start,
  startElsewhere,
} from '../testing/embedded-postgres.ts'
import { startEmbedded, withEmbedded } from './embedded.ts'

const home = (folder: string): string => path.join(folder, 'postgres')
const attempt = (folder: string) => startEmbedded(folder, () => {})

test('a cluster without its mark is started, not made anew', async () => {
  const folder = await folderWithData()
  rmSync(path.join(home(folder), 'initialised'))
  expect(await answerIn(folder)).toEqual({ answer: 42 })
})

test('a lost password costs nothing: a new one is made', async () => {
  const folder = await folderWithData()
  const before = readFileSync(path.join(home(folder), 'password'), 'utf8')
  rmSync(path.join(home(folder), 'password'))
  expect(await answerIn(folder)).toEqual({ answer: 42 })
  expect(readFileSync(path.join(home(folder), 'password'), 'utf8')).not.toBe(before)
})

test.each(['', 'x'.repeat(32), "'; drop table kept; --"])('a password file with %j in it heals', async (text) => {
  const folder = await folderWithData()
  writeFileSync(path.join(home(folder), 'password'), text)
  expect(await answerIn(folder)).toEqual({ answer: 42 })
})

test('a tool beside a running server does not make a new password for it', async () => {
  const folder = newFolder()
  const { connection } = await start(folder)
  rmSync(path.join(home(folder), 'password'))
  await expect(withEmbedded(folder, async () => {})).rejects.toThrow(/Start the server again/)
  expect(existsSync(path.join(home(folder), 'password'))).toBe(false)
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('part of a cluster is refused and left as it is, with or without the mark', async () => {
  const folder = await folderWithData()
  const version = path.join(clusterIn(folder), 'PG_VERSION')
  const kept = readFileSync(version)
  rmSync(version)
  rmSync(path.join(home(folder), 'initialised'))
  await expect(attempt(folder)).rejects.toThrow(/only part of a database \(without PG_VERSION\).*move the folder away/s)
  writeFileSync(version, kept)
  expect(await answerIn(folder)).toEqual({ answer: 42 })
})

test('a cluster that is gone is missed, not replaced', async () => {
  const folder = await folderWithData()
  rmSync(clusterIn(folder), { recursive: true })
  await expect(attempt(folder)).rejects.toThrow(/held a database, and it is gone.*restore a backup/s)
})

test('a cluster of another PostgreSQL is refused with the way over', async () => {
  const folder = await folderWithData()
  const version = path.join(clusterIn(folder), 'PG_VERSION')
  const kept = readFileSync(version)
  writeFileSync(version, '17\n')
  await expect(attempt(folder)).rejects.toThrow(/made by PostgreSQL 17.*npm run backup.*npm run restore/s)
  writeFileSync(version, kept)
  expect(await answerIn(folder)).toEqual({ answer: 42 })
})

test('a first start that was killed in the middle is done again', async () => {
  const folder = newFolder()
  const { kill } = startElsewhere(folder)
  const isHalfMade = () =>
    existsSync(home(folder)) &&
    readdirSync(home(folder)).some((name) => existsSync(path.join(home(folder), name, 'PG_VERSION')))
  while (!isHalfMade()) await sleep(5)
  await kill()
  expect(existsSync(clusterIn(folder))).toBe(false)
  const leftOver = async () => {
    expect(await withEmbedded(folder, (connection) => query(connection, 'select 1 as one'))).toEqual([{ one: 1 }])
    return readdirSync(home(folder)).filter((name) => name.includes('unfinished'))
  }
  // The killed server's initdb may write on for a while; what it leaves is gone with a later start.
  await expect.poll(leftOver, { timeout: 25_000, interval: 1000 }).toEqual([])
})

test('a data folder that cannot be written is named', async () => {
  const file = path.join(newFolder(), 'file')
  writeFileSync(file, '')
  await expect(attempt(file)).rejects.toThrow(/data folder .*file cannot be written: .*set ATLAS_DATA/s)
})

test('a copied folder works at another place, also one copied from a running server, which goes on', async () => {
  const folder = await folderWithData()
  const original = await start(folder)
  await query(original.connection, 'checkpoint').catch(() => {})
  const copy = path.join(newFolder(), 'copy')
  execFileSync('cp', ['-a', folder, copy])
  const pid = original.pid()
  expect(notedPid(copy)).toBe(pid)
  expect(await answerIn(copy)).toEqual({ answer: 42 })
  expect(original.pid()).toBe(pid)
  expect(await query(original.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('a copy that lost owners and modes works', async () => {
  const folder = await folderWithData()
  const copy = path.join(newFolder(), 'copy')
  cpSync(folder, copy, { recursive: true })
  execFileSync('chmod', ['-R', 'a+rX', copy])
  expect(await answerIn(copy)).toEqual({ answer: 42 })
})
