import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import type { Deletion, DeletionStore } from '../deletions.ts'
import { BackupError } from './format.ts'

/** The list of what was deleted lies beside the backups: it must outlive the database that is lost. */
export const deletionsBeside = (file: string): string => path.join(path.dirname(file), 'deletions.ndjson')

const Line = z.object({
  id: z.uuid(),
  subject: z.enum(['users', 'submissions', 'dataset_examples']),
  deletedAt: z.iso.datetime().transform((text) => new Date(text)),
})

const readLine = (line: string, file: string): Deletion => {
  try {
    return Line.parse(JSON.parse(line))
  } catch (error) {
    throw new BackupError(`${file} is no list of deletions, or a damaged one.`, { cause: error })
  }
}

export const readDeletions = async (file: string): Promise<readonly Deletion[]> => {
  const text = await readFile(file, 'utf8')
  const lines = text.split('\n').filter((line) => line !== '')
  return lines.map((line) => readLine(line, file))
}

/** Written whole under another name first, so that the list is never half there. */
const write = async (file: string, deletions: readonly Deletion[]): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const part = `${file}.${process.pid}.part`
  try {
    const handle = await open(part, 'w', 0o600)
    try {
      await handle.writeFile(deletions.map((deletion) => `${JSON.stringify(deletion)}\n`).join(''))
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

const PAGE = 10_000
/** A transaction that began earlier may end later: the last minutes are read again. */
const OVERLAP_MILLISECONDS = 120_000

/** Adds to the list what the database knows and the list does not; answers how to do so again. */
export const deletionsKeeper = (store: DeletionStore, file: string) => {
  let known: Map<string, Deletion> | undefined
  let newest = 0

  const readPage = async (into: Map<string, Deletion>): Promise<number> => {
    const before = into.size
    const moment = new Date(Math.max(0, newest - OVERLAP_MILLISECONDS))
    const rows = await store.since(moment, PAGE + into.size)
    for (const row of rows) {
      into.set(row.id, row)
      newest = Math.max(newest, row.deletedAt.getTime())
    }
    return into.size - before
  }

  return async (): Promise<void> => {
    const list = new Map(known ?? (existsSync(file) ? await readDeletions(file) : []).map((row) => [row.id, row]))
    let added = 0
    for (let more = await readPage(list); more > 0; more = await readPage(list)) added += more
    if (added > 0 || !existsSync(file)) await write(file, [...list.values()])
    known = list
  }
}
