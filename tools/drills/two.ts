import { allowances } from '@atlas/contract'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { tokenOf, visit } from '../../apps/server/src/testing/client.ts'
import { addressOf, startTestPostgres } from '../../apps/server/src/testing/test-postgres.ts'
import { openDatabase } from '../../apps/server/src/store/database.ts'
import { openStore } from '../../apps/server/src/store/store.ts'
import { startServerProcess } from './server-process.ts'

/** Two servers on one PostgreSQL behind a proxy that sends each connection to the other one in turn. */

const root = path.resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-two-'))
const embedded = await startTestPostgres(folder)
const databaseUrl = addressOf(embedded.connection)
const settings = { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: databaseUrl }
const servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)])

let turn = 0
const counts = servers.map(() => 0)
const proxy = net.createServer((visitor) => {
  turn = (turn + 1) % servers.length
  counts[turn] = (counts[turn] ?? 0) + 1
  const backend = net.connect(Number(new URL(servers[turn]?.url ?? '').port), '127.0.0.1')
  visitor.pipe(backend).pipe(visitor)
  visitor.on('error', () => backend.destroy())
  backend.on('error', () => visitor.destroy())
})
const proxyUrl = await new Promise<string>((resolve) => {
  proxy.listen(0, '127.0.0.1', () => {
    const address = proxy.address()
    resolve(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`)
  })
})

const problems: string[] = []
const demand = (what: string, isGood: boolean): void => {
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${what}`)
  if (!isGood) problems.push(what)
}

const runSuite = (): Promise<boolean> =>
  new Promise((resolve) => {
    const tests = ['apps/server/src/routes', 'apps/server/src/http', 'apps/server/src/limits']
    const env = { ...process.env, ATLAS_TEST_URL: proxyUrl, ATLAS_TEST_DATABASE: databaseUrl }
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
    const child = spawn(process.execPath, [vitest, 'run', ...tests], { cwd: root, stdio: 'inherit', env })
    child.once('exit', (code) => resolve(code === 0))
  })

const [first = '', second = ''] = servers.map((server) => server.url)
const pool = new pg.Pool(embedded.connection)
const store = openStore(openDatabase(pool))

const signOutHolds = async (): Promise<boolean> => {
  const ann = visit(first)
  const { token } = await ann.signUp()
  if ((await visit(second).get('/api/me', { token })).status !== 200) return false
  await ann.post('/api/logout', undefined, { token })
  return (await visit(second).get('/api/me', { token })).status === 401
}

const changeHolds = async (): Promise<boolean> => {
  const ann = visit(first)
  const { token } = await ann.signUp()
  if ((await visit(second).get('/api/me', { token })).status !== 200) return false
  await ann.put('/api/me/name', { first_name: 'Eve', last_name: 'Poe' }, { token })
  return (await visit(second).get('/api/me', { token })).status === 401
}

const demotionHolds = async (): Promise<boolean> => {
  const ann = visit(first)
  const { username } = await ann.signUp()
  await store.users.setRole(username, 'admin')
  const token = tokenOf(await ann.logIn(username))
  const before = await visit(second).get('/api/admin/pending-submissions', { token })
  await store.users.setRole(username, 'user')
  const after = await visit(second).get('/api/admin/pending-submissions', { token })
  return before.status === 200 && after.status === 401
}

/** Of one address's texts, how many both servers together let through. */
const countLetThrough = async (): Promise<number> => {
  const ann = visit(proxyUrl)
  let through = 0
  for (let number = 0; number < allowances.text.points * 2; number += 1) {
    if ((await ann.post('/api/analyze', { text: 'hello there' })).status === 200) through += 1
  }
  return through
}

const guessesHold = async (): Promise<boolean> => {
  const { username } = await visit(first).signUp()
  const mallory = visit(proxyUrl)
  const statuses: number[] = []
  for (let number = 0; number < 12; number += 1) statuses.push((await mallory.logIn(username, 'Wrong guess 1')).status)
  return statuses.filter((status) => status === 401).length === 10
}

demand('the API tests pass through the proxy', await runSuite())
demand('a sign-out on one server holds on the other at once', await signOutHolds())
demand('a change of name on one server ends the session on the other at once', await changeHolds())
demand('a demotion holds on both at once', await demotionHolds())
const through = await countLetThrough()
const { points } = allowances.text
demand(
  `of ${points * 2} texts ${through} were let through (allowance ${points})`,
  through <= points && through > points * 0.9,
)
demand('exactly ten wrong guesses, whichever server they reach', await guessesHold())
demand(
  `both servers took part (${counts.join(' and ')} connections)`,
  counts.every((count) => count > 100),
)

await pool.end()
proxy.close()
for (const { child, ended } of servers) {
  child.kill('SIGTERM')
  await ended
}
await embedded.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(problems.length === 0 ? 0 : 1)
