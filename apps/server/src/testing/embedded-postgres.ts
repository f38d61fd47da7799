import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import type { Connection } from '../postgres/cluster.ts'
import { type Embedded, startEmbedded } from '../postgres/embedded.ts'

export const newFolder = (): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-embedded-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export const query = async (connection: Connection, sql: string): Promise<unknown[]> => {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

export const untilAnswers = async (connection: Connection): Promise<void> => {
  const end = performance.now() + 20_000
  while (performance.now() < end) {
    try {
      await query(connection, 'select 1')
      return
    } catch {
      await sleep(50)
    }
  }
  throw new Error('PostgreSQL did not come back')
}

export const start = async (folder: string): Promise<Embedded> => {
  const embedded = await startEmbedded(folder, () => {})
  onTestFinished(embedded.stop)
  return embedded
}

export const clusterIn = (folder: string): string => path.join(folder, 'postgres', 'cluster')

export const notedPid = (folder: string): number =>
  Number(readFileSync(path.join(clusterIn(folder), 'postmaster.pid'), 'utf8').split('\n')[0])

/** A stopped folder with one row in it, and how to ask for that row. */
export const folderWithData = async (): Promise<string> => {
  const folder = newFolder()
  const embedded = await startEmbedded(folder, () => {})
  await query(embedded.connection, 'create table kept as select 42 as answer')
  await embedded.stop()
  return folder
}

export const answerIn = async (folder: string): Promise<unknown> => {
  const { connection } = await start(folder)
  const [row] = await query(connection, 'select answer from kept')
  return row
}

/** Another process that starts the PostgreSQL of a folder and then waits, to be killed. */
export const startElsewhere = (
  folder: string,
): { readonly kill: () => Promise<void>; readonly ready: Promise<void> } => {
  const embedded = path.join(import.meta.dirname, '../postgres/embedded.ts')
  const script =
    `import { startEmbedded } from ${JSON.stringify(embedded)}\n` +
    `await startEmbedded(${JSON.stringify(folder)}, () => {})\nconsole.log('ready')\nsetInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = (): Promise<void> => {
    child.kill('SIGKILL')
    return ended
  }
  onTestFinished(kill)
  const ready = new Promise<void>((resolve) => child.stdout.once('data', () => resolve()))
  return { kill, ready }
}
