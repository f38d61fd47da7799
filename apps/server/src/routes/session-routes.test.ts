import { ownSentences, specSentences } from '@atlas/contract'
import { decodeJwt, type JWTPayload, SignJWT } from 'jose'
import { execFile } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type Answer, newName, PASSWORD, tokenOf, visit } from '../testing/client.ts'
import { newDatabase, openTestStore, startOwnServer } from '../testing/server-under-test.ts'

const serverUrl = inject('serverUrl')
const ADMIN = path.join(import.meta.dirname, '../admin.ts')

const statusOf = async (url: string, token: string): Promise<number> =>
  (await visit(url).get('/api/me', { token })).status

const connect = async (connectionString: string = inject('databaseUrl')): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** The token with other claims, signed with the server's own key. */
const signAgain = async (token: string, changes: JWTPayload): Promise<string> => {
  const [key] = await openTestStore().secrets.list('session')
  return new SignJWT({ ...decodeJwt(token), ...changes })
    .setProtectedHeader({ alg: 'HS256', kid: key?.id ?? '', typ: 'JWT' })
    .sign(key?.secret ?? Buffer.alloc(32))
}

/** `npm run admin` as an operator runs it, while servers run. */
const admin = async (databaseUrl: string, ...args: readonly string[]): Promise<string> => {
  const env = { PATH: process.env['PATH'] ?? '', DATABASE_URL: databaseUrl }
  const { stdout } = await promisify(execFile)(process.execPath, [ADMIN, ...args], { env })
  return stdout
}

const twoServers = async () => {
  const databaseUrl = await newDatabase()
  const settings = { DATABASE_URL: databaseUrl, ATLAS_ROLE: 'web' }
  const first = await startOwnServer(settings)
  return { databaseUrl, first, second: await startOwnServer(settings) }
}

test('signing out ends this session on the server, and only this one', async () => {
  const ann = visit(serverUrl)
  const { username, token } = await ann.signUp()
  const other = tokenOf(await ann.logIn(username))
  const answer = await ann.post('/api/logout', undefined, { token })
  expect(answer).toMatchObject({ status: 200, body: { message: specSentences.signedOut } })
  expect(await ann.get('/api/me', { token })).toMatchObject({ status: 401, body: { code: 'signed-out' } })
  expect(await statusOf(serverUrl, other)).toBe(200)
})

test('signing out again, with nothing or with nonsense, is answered alike', async () => {
  const ann = visit(serverUrl)
  const { token } = await ann.signUp()
  for (const given of [token, token, undefined, 'nonsense']) {
    expect((await ann.post('/api/logout', undefined, { token: given })).status).toBe(200)
  }
})

test('signing out everywhere ends every session of this account and nobody else’s', async () => {
  const ann = visit(serverUrl)
  const { username, token } = await ann.signUp()
  const bob = await visit(serverUrl).signUp()
  const other = tokenOf(await ann.logIn(username))
  const answer = await ann.post('/api/logout-everywhere', undefined, { token })
  expect(answer).toMatchObject({ status: 200, body: { message: ownSentences.signedOutEverywhere } })
  expect(await statusOf(serverUrl, token)).toBe(401)
  expect(await statusOf(serverUrl, other)).toBe(401)
  expect(await statusOf(serverUrl, bob.token)).toBe(200)
  expect((await ann.post('/api/logout-everywhere', undefined, { token })).status).toBe(401)
  expect((await ann.logIn(username)).status).toBe(200)
})

test('a session opens for nobody but its owner, and not after its time', async () => {
  const ann = visit(serverUrl)
  const { token } = await ann.signUp()
  const bob = decodeJwt((await visit(serverUrl).signUp()).token)
  const mixed = await signAgain(token, { user_id: bob['user_id'] })
  expect(await statusOf(serverUrl, mixed)).toBe(401)
  expect(await statusOf(serverUrl, await signAgain(token, {}))).toBe(200)
  const client = await connect()
  await client.query(`update sessions set expires_at = now() - interval '1 second' where id = $1`, [
    decodeJwt(token)['session'],
  ])
  expect(await statusOf(serverUrl, token)).toBe(401)
  await openTestStore().sessions.forgetEnded()
  const { rows } = await client.query('select 1 from sessions where expires_at < now()')
  expect(rows).toEqual([])
})

test('of more than fifty sessions of one account the oldest end', async () => {
  const ann = visit(serverUrl)
  const { username, token } = await ann.signUp()
  const store = openTestStore()
  const user = await store.users.findByName(username)
  for (let number = 0; number < 49; number += 1) await store.sessions.begin(user?.id ?? '', 60)
  expect(await statusOf(serverUrl, token)).toBe(200)
  const last = tokenOf(await ann.logIn(username))
  expect(await statusOf(serverUrl, token)).toBe(401)
  expect(await statusOf(serverUrl, last)).toBe(200)
  const client = await connect()
  const { rows } = await client.query('select 1 from sessions where user_id = $1', [user?.id])
  expect(rows.length).toBe(50)
})

test('a token from before there were sessions holds until it ends; signing out with it ends all', async () => {
  const ann = visit(serverUrl)
  const { token, username } = await ann.signUp()
  const old = await signAgain(token, { session: undefined })
  expect(await statusOf(serverUrl, old)).toBe(200)
  expect((await ann.post('/api/logout', undefined, { token: old })).status).toBe(200)
  expect(await statusOf(serverUrl, old)).toBe(401)
  expect((await ann.logIn(username)).status).toBe(200)
})

test('a sign-out, a disabled account and a dropped key hold on every running server', async () => {
  const { databaseUrl, first, second } = await twoServers()
  const ann = visit(first)
  const { username, token } = await ann.signUp()
  expect(await statusOf(second, token)).toBe(200)
  await ann.post('/api/logout', undefined, { token })
  expect(await statusOf(second, token)).toBe(401)

  const again = tokenOf(await visit(second).logIn(username))
  await admin(databaseUrl, 'disable', username)
  expect(await statusOf(first, again)).toBe(401)
  expect(await statusOf(second, again)).toBe(401)
  const refused: Answer = await visit(second).logIn(username)
  expect(refused).toMatchObject({ status: 403, body: { error: ownSentences.accountDisabled } })
  const wrong = await visit(second).logIn(username, 'Wrong password 1')
  expect(wrong).toMatchObject({ status: 401, body: { error: ownSentences.wrongLogin } })
  await admin(databaseUrl, 'enable', username)
  const enabled = tokenOf(await visit(first).logIn(username))
  expect(await statusOf(second, enabled)).toBe(200)
  expect(await statusOf(second, again)).toBe(401)

  await admin(databaseUrl, 'drop-key')
  await sleep(1100)
  for (const url of [first, second]) expect(await statusOf(url, enabled)).toBe(401)
  const fresh = tokenOf(await visit(first).logIn(username))
  expect(await statusOf(second, fresh)).toBe(200)
})

test('a new key signs on every server within two seconds, and the older one still opens', async () => {
  const { databaseUrl, first, second } = await twoServers()
  const { username, token } = await visit(first).signUp()
  await admin(databaseUrl, 'new-key')
  await sleep(1100)
  const next = tokenOf(await visit(second).logIn(username))
  const keyIdOf = (one: string): unknown => JSON.parse(Buffer.from(one.split('.')[0] ?? '', 'base64url').toString())
  expect(keyIdOf(next)).not.toEqual(keyIdOf(token))
  for (const one of [token, next]) expect(await statusOf(first, one)).toBe(200)
})

test('keys that come from the environment are not dropped in the database', async () => {
  const env = { DATABASE_URL: inject('databaseUrl'), SESSION_SECRET: 'x'.repeat(32), PATH: process.env['PATH'] ?? '' }
  await expect(promisify(execFile)(process.execPath, [ADMIN, 'drop-key'], { env })).rejects.toThrow(/SESSION_SECRET/)
})

test('without the database a sign-out is not said to have happened', async () => {
  const databaseUrl = await newDatabase()
  const url = await startOwnServer({ DATABASE_URL: databaseUrl, ATLAS_ROLE: 'web' })
  const { token } = await visit(url).signUp(newName())
  const client = await connect(databaseUrl)
  await client.query('begin; lock table sessions in access exclusive mode')
  expect((await visit(url).post('/api/logout', undefined, { token })).status).toBe(503)
  await client.query('rollback')
  expect(await statusOf(url, token)).toBe(200)
  expect((await visit(url).logIn(newName(), PASSWORD)).status).toBe(401)
})
