import { randomBytes } from 'node:crypto'
import pg from 'pg'
import pino from 'pino'
import { inject, onTestFinished } from 'vitest'
import { foldName } from '../accounts/names.ts'
import { readConfig } from '../config.ts'
import { startServer } from '../server.ts'
import type { OutsideOptions } from '../services/link-services.ts'
import { openDatabase, openPool } from '../store/database.ts'
import { openStore, type Store } from '../store/store.ts'
import { visit } from './client.ts'

/** The store behind the server under test, for what no call can do. */
export const openTestStore = (databaseUrl: string = inject('databaseUrl')): Store => {
  const pool = openPool({ connectionString: databaseUrl }, 2, () => {})
  onTestFinished(() => pool.end())
  return openStore(openDatabase(pool))
}

/** A new admin, signed in. */
export const visitAsAdmin = async (serverUrl: string = inject('serverUrl')) => {
  const visitor = visit(serverUrl)
  const { username } = await visitor.signUp()
  await openTestStore().users.setRole(foldName(username), 'admin')
  const answer = await visitor.logIn(username)
  return { ...visitor, username, answer }
}

/** An empty database on the same PostgreSQL. */
export const newDatabase = async (): Promise<string> => {
  const url = inject('databaseUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return url.replace(/\/postgres(?=$|\?)/, `/${name}`)
}

/** A server of one's own, with settings of one's own. */
export const startOwnServer = async (
  settings: Readonly<Record<string, string>>,
  outside: OutsideOptions = {},
): Promise<string> => {
  const given = { PORT: '0', TRUSTED_PROXIES: 'loopback', ...settings }
  const server = await startServer(readConfig(given), pino({ level: 'silent' }), undefined, outside)
  onTestFinished(server.stop)
  return server.url
}
