import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { onTestFinished } from 'vitest'
import { train, type TrainingNeeds } from '../community/training.ts'
import { migrateDatabase, openDatabase, openPool } from '../store/database.ts'
import { datasetExamples } from '../store/schema.ts'
import { openStore } from '../store/store.ts'
import { newDatabase } from './server-under-test.ts'

const entry = fileURLToPath(new URL('./odd-training-process.ts', import.meta.url))

/** A database of one's own, and trainings on it whose lab behaves as the newest approved example says. */
export const openTrainingStage = async () => {
  const databaseUrl = await newDatabase()
  await migrateDatabase({ connectionString: databaseUrl })
  const pool = openPool({ connectionString: databaseUrl }, 4, () => {})
  onTestFinished(() => pool.end())
  const database = openDatabase(pool)
  const store = openStore(database)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-training-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const lines: string[] = []
  const logger = pino({}, { write: (line: string) => void lines.push(line) })
  const approve = async (text: string): Promise<void> => {
    await database.insert(datasetExamples).values({ id: randomUUID(), text, label: 'scam', kind: null })
  }
  const run = async (given: Partial<TrainingNeeds> = {}, signal = new AbortController().signal) => {
    await store.trainings.ask('hand', null)
    const id = (await store.trainings.open())?.id ?? ''
    await train({ store, dataFolder: folder, version: '9.9', logger, entry, ...given }, id, signal)
    return store.trainings.newest()
  }
  return { databaseUrl, database, store, folder, logger, lines, approve, run, entry }
}
