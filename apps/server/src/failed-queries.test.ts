import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { openLogger } from './log.ts'
import { startServer } from './server.ts'
import { newText, tokenOf, visit } from './testing/client.ts'
import { newDatabase } from './testing/server-under-test.ts'

/** What people bring, each with a mark that is nowhere else. */
const given = {
  firstName: 'Zqfirst',
  lastName: 'Zqlast',
  username: 'zquser',
  password: 'Zq7password one',
  otherPassword: 'Zq8password two',
  text: 'Zqtext: your parcel waits at the depot, pay the small fee at the link within the hour',
  version: 'Zqversion',
  description: 'Zqdescription of what is new',
}

type Client = pg.Client

/** The same calls fail in each of these ways; what PostgreSQL then says quotes the row, the value or the query. */
const breakages: Readonly<Record<string, (client: Client, table: string) => Promise<unknown>>> = {
  'a column is missing (42703)': (client, table) => client.query(`alter table ${table} rename column id to other_id`),
  'a row is refused (23514)': (client, table) =>
    client.query(`alter table ${table} add constraint broken_${table} check (false) not valid`),
  'a value is there twice (23505)': (client, table) =>
    client.query(`create function double_${table}() returns trigger language plpgsql as $$
      begin raise unique_violation using message = 'duplicate: ' || new::text; end $$;
      create trigger broken before insert or update on ${table} for each row execute function double_${table}()`),
  'a value is too long (22001)': (client, table) =>
    client.query(`create function cut_${table}() returns trigger language plpgsql as $$
      begin raise string_data_right_truncation using message = 'too long: ' || new::text; end $$;
      create trigger broken before insert or update on ${table} for each row execute function cut_${table}()`),
  'the table is gone (42P01)': (client, table) => client.query(`alter table ${table} rename to gone_${table}`),
  'the table is locked (55P03)': async (client, table) => {
    await client.query('begin')
    await client.query(`lock table ${table} in access exclusive mode`)
  },
}

/** In this order each is reached by some call while those after it still work. */
const TABLES = ['dataset_examples', 'submissions', 'changelog_entries', 'users'] as const

const start = async () => {
  const databaseUrl = await newDatabase()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'log')
  const settings = { PORT: '0', TRUSTED_PROXIES: 'loopback', DATABASE_URL: databaseUrl, ATLAS_ROLE: 'web' }
  const engine = {
    analyzeText: async () => {
      throw new Error(`the engine failed at ${given.text}`)
    },
    analyzeLink: () => undefined,
    standing: () => undefined,
    learn: () => {
      throw new Error(`cannot learn ${given.text}`)
    },
    unlearn: () => {},
    known: () => [],
    model: () => 'none',
    shippedModel: 'none',
    useModel: async () => {},
    stop: async () => {},
  }
  const server = await startServer(readConfig(settings), openLogger('debug', file), engine)
  onTestFinished(server.stop)
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return { url: server.url, client, log: () => readFileSync(file, 'utf8') }
}

const form = (username: string) => ({
  first_name: given.firstName,
  last_name: given.lastName,
  username,
  password: given.password,
})

const prepare = async (url: string, client: Client) => {
  const ann = visit(url)
  await ann.post('/api/signup', form(given.username))
  await client.query(`update users set role = 'admin', token_version = token_version + 1`)
  const token = tokenOf(await ann.logIn(given.username, given.password))
  for (const text of [given.text, `${given.text} ${newText(40)}`])
    await ann.post('/api/submit-scam', { text }, { token })
  const { rows } = await client.query<{ id: string }>('select id from submissions')
  const [first, second] = rows.map(({ id }) => id)
  return { token, first, second }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

/** Every call that brings something of a person's to the database, or fetches it. */
const callMost = (url: string, { token, first, second }: Prepared) => {
  const ann = visit(url)
  const signed = { token }
  return Promise.all([
    ann.get('/api/me', signed),
    ann.get('/api/me/stats', signed),
    ann.get('/api/dashboard/log', signed),
    ann.post('/api/submit-scam', { text: given.text }, signed),
    ann.get('/api/admin/pending-submissions', signed),
    ann.post(`/api/admin/submission/${first}/approve`, undefined, signed),
    ann.post(`/api/admin/submission/${second}/reject`, undefined, signed),
    ann.post('/api/admin/changelog', { version: given.version, type: 'new', description: given.description }, signed),
    ann.get('/api/changelog'),
    ann.post('/api/analyze', { text: given.text }, signed),
    ann.post('/api/analyze-link', { url: 'https://zqlink.example/zqpath' }, signed),
    ann.get(`/api/me?token=${token}`, signed),
  ])
}

/** These would end the session that the other calls need. */
const callAccount = (url: string, { token }: Prepared) => {
  const ann = visit(url)
  const signed = { token }
  return Promise.all([
    ann.post('/api/signup', form(`${given.username}two`)),
    ann.logIn(given.username, given.password),
    ann.logIn(`${given.username}none`, given.password),
    ann.put('/api/me/name', { first_name: given.firstName, last_name: given.lastName }, signed),
    ann.put('/api/me/username', { old_username: given.username, new_username: `${given.username}three` }, signed),
    ann.put('/api/me/password', { old_password: given.password, new_password: given.otherPassword }, signed),
  ])
}

test.each(Object.keys(breakages))('the log keeps silent about what people brought when %s', async (how) => {
  const { url, client, log } = await start()
  const prepared = await prepare(url, client)
  const statuses: number[] = []
  for (const table of TABLES) {
    await breakages[how]?.(client, table)
    const answers = await callMost(url, prepared)
    statuses.push(...answers.map(({ status }) => status))
  }
  const answers = await callAccount(url, prepared)
  statuses.push(...answers.map(({ status }) => status))
  await sleep(400)
  const lines = log()
  const leaks = [/zq/i, /argon2id/, RegExp(prepared.token)].filter((secret) => secret.test(lines))
  expect(leaks).toEqual([])
  const failed = statuses.filter((status) => status >= 500).length
  expect(failed).toBeGreaterThan(8)
  expect(lines.split('\n').filter((line) => line.includes('"msg":"request failed"')).length).toBe(failed)
  const [code = 'no code'] = /\w{5}(?=\)$)/.exec(how) ?? []
  expect(lines).toContain(`"code":"${code}"`)
  expect(lines).toMatch(/"id":"[0-9a-f-]{36}","route":"\/api\//)
})
