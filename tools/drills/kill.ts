import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from '../../apps/server/src/postgres/cluster.ts'
import { withEmbedded } from '../../apps/server/src/postgres/embedded.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { approve, type Life, write } from './writers.ts'

/** kill -9 in the middle of writes: of the server, of PostgreSQL, of both. Nothing acknowledged may be lost. */

const ROUNDS = Number(process.argv[2] ?? 50)
const targets = ['server', 'postgres', 'both'] as const
const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-drill-'))
const settings = { PORT: '0', HOST: '127.0.0.1', ATLAS_DATA: folder, ATLAS_LIMIT_SCALE: '100000' }

const admin = { name: 'drill-admin', password: 'Drill Sergeant 44' }
const acknowledged = { users: new Set<string>(), texts: new Set<string>(), approved: new Set<string>() }

const postmasterPid = (): number =>
  Number(readFileSync(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])

const strike = (server: ServerProcess, target: (typeof targets)[number]): void => {
  if (target !== 'server') process.kill(postmasterPid(), 'SIGKILL')
  if (target !== 'postgres') server.child.kill('SIGKILL')
}

const missing = async (client: pg.Client, sql: string, wanted: ReadonlySet<string>): Promise<string[]> => {
  const { rows } = await client.query<{ key: string }>(sql, [[...wanted]])
  const found = new Set(rows.map((row) => row.key))
  return [...wanted].filter((key) => !found.has(key))
}

/** Just after the kill the old processes may still answer for a moment, and the new ones not yet. */
const connectPatiently = async (connection: Connection): Promise<pg.Client> => {
  for (let patience = 100; ; patience -= 1) {
    const client = new pg.Client(connection)
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      if (patience === 0) throw error
      await sleep(100)
    }
  }
}

const countLost = (): Promise<number> =>
  withEmbedded(folder, async (connection) => {
    const client = await connectPatiently(connection)
    const lost = [
      ...(await missing(client, 'select username as key from users where username = any($1)', acknowledged.users)),
      ...(await missing(client, 'select text as key from submissions where text = any($1)', acknowledged.texts)),
      ...(await missing(
        client,
        `select submissions.id::text as key from submissions join dataset_examples on submission_id = submissions.id
         where status = 'approved' and submissions.id::text = any($1)`,
        acknowledged.approved,
      )),
    ]
    await client.end()
    return lost.length
  })

const untilReady = async (url: string): Promise<void> => {
  const end = performance.now() + 20_000
  while (performance.now() < end) {
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined)
    if (answer?.status === 200) return
    await sleep(50)
  }
  throw new Error('the server did not become ready again within 20 s')
}

execFileSync(
  process.execPath,
  [path.resolve(import.meta.dirname, '../../apps/server/src/admin.ts'), 'create', admin.name],
  {
    env: { ...process.env, ...settings, ADMIN_PASSWORD: admin.password },
  },
)
let server = await startServerProcess(settings)
let lost = 0
let slowest = 0
for (let round = 1; round <= ROUNDS; round += 1) {
  const target = targets[round % targets.length] ?? 'both'
  const life: Life = { isOver: false }
  const work = [1, 2, 3].map(() => write(server.url, life, acknowledged))
  work.push(approve(server.url, life, admin, acknowledged.approved))
  await sleep(randomInt(300, 1500))
  strike(server, target)
  const struck = performance.now()
  life.isOver = true
  if (target !== 'postgres') {
    await server.ended
    server = await startServerProcess(settings)
  }
  await untilReady(server.url)
  slowest = Math.max(slowest, performance.now() - struck)
  await Promise.all(work)
  lost += await countLost()
  const counts = `${acknowledged.users.size} sign-ups, ${acknowledged.texts.size} submissions, ${acknowledged.approved.size} approvals`
  console.log(
    `round ${round} (${target}): ${counts} acknowledged, ${lost} lost, back after at most ${(slowest / 1000).toFixed(1)} s`,
  )
}
server.child.kill('SIGTERM')
await server.ended
rmSync(folder, { recursive: true, force: true })
console.log(lost === 0 ? 'nothing acknowledged was lost' : `${lost} LOST`)
process.exit(lost === 0 ? 0 : 1)
