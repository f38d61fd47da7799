import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, copyFileSync, existsSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
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
import { startEmbedded } from './embedded.ts'
import { isAlive, startOf } from './processes.ts'

const note = (folder: string, pid: number, startedAt: number): void => {
  const cluster = clusterIn(folder)
  const file = path.join(cluster, 'postmaster.pid')
  const lines = [pid, cluster, Math.floor(startedAt), 5432, cluster, '', '', 'ready', '']
  writeFileSync(file, lines.join('\n'), { mode: 0o600 })
  chownSync(file, statSync(cluster).uid, statSync(cluster).gid)
}

const begin = (program: string, args: readonly string[], folder: string): ChildProcess => {
  const child = spawn(program, args, { cwd: folder, stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

const isRunning = ({ pid = 0, signalCode }: ChildProcess): boolean => signalCode === null && isAlive(pid)

test('a process that was given the noted number survives, whatever its command line says', async () => {
  const folder = await folderWithData()
  const wait = ['-e', 'setTimeout(() => {}, 60_000)', 'postgres', '-D', clusterIn(folder)]
  const decoy = begin(process.execPath, wait, clusterIn(folder))
  note(folder, decoy.pid ?? 0, Date.now() / 1000)
  expect(await answerIn(folder)).toEqual({ answer: 42 })
  expect(isRunning(decoy)).toBe(true)
})

test('a program called postgres that began at another time is not ended; the start says what to do', async () => {
  const folder = await folderWithData()
  const program = path.join(newFolder(), 'postgres')
  copyFileSync('/bin/sleep', program)
  const decoy = begin(program, ['60'], clusterIn(folder))
  note(folder, decoy.pid ?? 0, Date.now() / 1000 - 3600)
  await expect(startEmbedded(folder, () => {})).rejects.toThrow(/may be a PostgreSQL that still uses.*remove/s)
  expect(isRunning(decoy)).toBe(true)
})

test('a PostgreSQL of ours in another folder survives', async () => {
  const other = await start(newFolder())
  const folder = await folderWithData()
  const pid = other.pid()
  note(folder, pid, startOf(pid) ?? 0)
  expect(await answerIn(folder)).toEqual({ answer: 42 })
  expect(await query(other.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(isAlive(pid)).toBe(true)
})

test('a PostgreSQL whose server was killed is ended, and its folder is started', async () => {
  const folder = await folderWithData()
  const { kill, ready } = startElsewhere(folder)
  await ready
  const orphan = notedPid(folder)
  await kill()
  expect(isAlive(orphan)).toBe(true)
  expect(await answerIn(folder)).toEqual({ answer: 42 })
  expect(isAlive(orphan)).toBe(false)
  expect(notedPid(folder)).not.toBe(orphan)
})

test('a number that nobody has is no hindrance', async () => {
  const folder = await folderWithData()
  note(folder, 4_194_000, 0)
  expect(existsSync(path.join(clusterIn(folder), 'postmaster.pid'))).toBe(true)
  expect(await answerIn(folder)).toEqual({ answer: 42 })
})
