import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pino from 'pino'
import type { TestProject } from 'vitest/node'
import { readConfig } from '../config.ts'
import { startServer } from '../server.ts'
import { addressOf, startTestPostgres } from './test-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the server under test answers. */
    readonly serverUrl: string
    /** The PostgreSQL behind it. */
    readonly databaseUrl: string
  }
}

/**
 * One real server on one real PostgreSQL for all tests of the API. ATLAS_TEST_URL and ATLAS_TEST_DATABASE point the
 * same tests at any other server, as the drill with two servers behind a proxy does.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const givenUrl = process.env['ATLAS_TEST_URL']
  const givenDatabase = process.env['ATLAS_TEST_DATABASE']
  const closing: (() => Promise<void>)[] = []
  let databaseUrl = givenDatabase
  if (databaseUrl === undefined) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-test-'))
    const embedded = await startTestPostgres(folder)
    databaseUrl = addressOf(embedded.connection)
    closing.push(async () => {
      await embedded.stop()
      rmSync(folder, { recursive: true, force: true })
    })
  }
  let serverUrl = givenUrl
  if (serverUrl === undefined) {
    const settings = { PORT: '0', DATABASE_URL: databaseUrl, TRUSTED_PROXIES: 'loopback' }
    const server = await startServer(readConfig(settings), pino({ level: 'silent' }))
    serverUrl = server.url
    closing.push(server.stop)
  }
  project.provide('serverUrl', serverUrl)
  project.provide('databaseUrl', databaseUrl)
  return async () => {
    for (const close of closing.toReversed()) await close()
  }
}
