import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import * as z from 'zod'
import type { Connection } from '../../apps/server/src/postgres/cluster.ts'
import { withEmbedded } from '../../apps/server/src/postgres/embedded.ts'
import { writeBackup } from '../../apps/server/src/store/backup/write-backup.ts'
import { visit } from '../../apps/server/src/testing/client.ts'
import { startServerProcess } from './server-process.ts'
import { type Acknowledged, approve, type Life, Pending, signIn, write } from './writers.ts'

/**
 * A backup in the middle of writes, a disaster, and a restore elsewhere: every row by its hash against what the database
 * showed at that moment, and nothing of what was deleted in between.
 */

const SECONDS = Number(process.argv[2] ?? 8)
const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-drill-'))
const data = path.join(folder, 'data')
const settings = { HOST: '127.0.0.1', PORT: '0', ATLAS_DATA: data, ATLAS_LIMIT_SCALE: '100000' }
const file = path.join(data, 'backups', 'drill.backup')
const list = path.join(data, 'backups', 'deletions.ndjson')
const admin = { name: 'drill-admin', password: 'Drill Sergeant 44' }

const problems: string[] = []
const demand = (what: string, isGood: boolean): void => {
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${what}`)
  if (!isGood) problems.push(what)
}

const tool = (name: string): string => path.resolve(import.meta.dirname, `../../apps/server/src/${name}.ts`)
const environment = (place: string) => ({
  ...process.env,
  ...settings,
  ATLAS_DATA: place,
  ADMIN_PASSWORD: admin.password,
})

const runTool = (place: string, name: string, ...args: readonly string[]): void => {
  const { status, stderr } = spawnSync(process.execPath, [tool(name), ...args], {
    env: environment(place),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${name} ${args.join(' ')}: ${stderr}`)
}

const Names = z.array(z.object({ name: z.string() }))
const Sum = z.array(z.object({ rows: z.coerce.number(), sum: z.string().nullable() }))
type Sums = Readonly<Record<string, z.infer<typeof Sum>[number] | undefined>>

/** By PostgreSQL itself, not by the code that makes backups. Token versions are raised by a restore. */
const sumAll = async (client: pg.Client): Promise<Sums> => {
  const tables = await client.query(`select relname as name from pg_class where relnamespace = 'public'::regnamespace
    and relkind = 'r' and relpersistence = 'p' order by 1`)
  const sums: Record<string, Sums[string]> = {}
  for (const { name } of Names.parse(tables.rows)) {
    const { rows } = await client.query(`select count(*) as rows, md5(string_agg(sum, '' order by sum)) as sum
      from (select md5((to_jsonb(t) - 'token_version')::text) as sum from ${name} as t) as every_row`)
    sums[name] = Sum.parse(rows)[0]
  }
  return sums
}

const withClient = async <Result>(
  connection: Connection,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const inFolder = <Result>(place: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> =>
  withEmbedded(place, (connection) => withClient(connection, work))

/** The backup of one moment, and what the database showed at that moment to somebody else. */
const backUp = (): Promise<Sums> =>
  withEmbedded(data, (connection) =>
    withClient(connection, async (client) => {
      await client.query('begin isolation level repeatable read read only')
      const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
      const started = performance.now()
      await writeBackup(connection, file, 'drill', { snapshot: rows[0]?.snapshot ?? '' })
      console.log(`     the backup took ${((performance.now() - started) / 1000).toFixed(2)} s under load`)
      return sumAll(client)
    }),
  )

/** A backup that is killed leaves nothing that looks whole. */
const killBackup = async (): Promise<boolean> => {
  const aside = path.join(folder, 'killed')
  const args = [tool('backup'), path.join(aside, 'killed.backup')]
  const child = spawn(process.execPath, args, { env: environment(data), stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  while (!(existsSync(aside) && readdirSync(aside).length > 0) && child.exitCode === null) await sleep(1)
  child.kill('SIGKILL')
  await ended
  return !existsSync(path.join(aside, 'killed.backup'))
}

runTool(data, 'admin', 'create', admin.name)
const server = await startServerProcess(settings)
const told: Acknowledged = { users: new Set(), texts: new Set() }
const life: Life = { isOver: false }
const token = await signIn(server.url, admin)
const work = [1, 2, 3].map(() => write(server.url, life, told))
work.push(approve(server.url, life, admin, new Set()))
await sleep((SECONDS * 1000) / 2)
const before = { users: new Set(told.users), texts: new Set(told.texts) }
const snapshot = await backUp()
await sleep((SECONDS * 1000) / 2)
demand('a killed backup leaves nothing that looks whole', await killBackup())

const gone = [...before.users].slice(0, 5)
for (const name of gone) runTool(data, 'admin', 'delete', name)
const visitor = visit(server.url)
const rejected: string[] = []
const waiting = Pending.parse((await visitor.get('/api/admin/pending-submissions', { token })).body)
for (const { _id } of waiting.slice(0, 20)) {
  const { status } = await visitor.post(`/api/admin/submission/${_id}/reject`, undefined, { token })
  if (status === 200) rejected.push(_id)
}
await sleep(12_000)
life.isOver = true
await Promise.all(work)
const postmaster = Number(readFileSync(path.join(data, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
process.kill(postmaster, 'SIGKILL')
server.child.kill('SIGKILL')
await server.ended
rmSync(path.join(data, 'postgres'), { recursive: true, force: true })
console.log(
  `     ${told.users.size} sign-ups and ${told.texts.size} submissions were acknowledged; then the database was lost`,
)

const exact = path.join(folder, 'exact')
runTool(exact, 'restore', file, '--deletions', 'none')
const found = await inFolder(exact, sumAll)
for (const [name, sum] of Object.entries(snapshot)) {
  demand(`${name}: ${sum?.rows} rows, each as it was`, JSON.stringify(found[name]) === JSON.stringify(sum))
}
const missing = (client: pg.Client, column: string, table: string, wanted: ReadonlySet<string>) =>
  client
    .query(`select count(*) as rows, '' as sum from ${table} where ${column} = any($1)`, [[...wanted]])
    .then(({ rows }) => wanted.size - (Sum.parse(rows)[0]?.rows ?? 0))
const lost = await inFolder(
  exact,
  async (client) =>
    (await missing(client, 'username', 'users', before.users)) +
    (await missing(client, 'text', 'submissions', before.texts)),
)
demand(
  `nothing acknowledged before the backup is missing (${before.users.size + before.texts.size} looked for)`,
  lost === 0,
)

const second = path.join(folder, 'second')
runTool(second, 'restore', file)
const back = await inFolder(second, async (client) => {
  const { rows } = await client.query<{ rows: string }>(
    'select (select count(*) from users where username = any($1)) + (select count(*) from submissions where id = any($2)) as rows',
    [gone, rejected],
  )
  return Number(rows[0]?.rows)
})
demand(`of ${gone.length} deleted people and ${rejected.length} rejected submissions none came back`, back === 0)
const again = await startServerProcess({ ...settings, ATLAS_DATA: second })
const [kept = ''] = [...before.users].slice(5)
demand('whoever was not deleted signs in', (await visit(again.url).logIn(kept)).status === 200)
demand('whoever was deleted does not', (await visit(again.url).logIn(gone[0] ?? '')).status === 401)
demand('the list of deletions is beside the backups', existsSync(list))
again.child.kill('SIGTERM')
await again.ended
rmSync(folder, { recursive: true, force: true })
console.log(problems.length === 0 ? 'everything came back, and nothing that should not' : `${problems.length} FAILED`)
process.exit(problems.length === 0 ? 0 : 1)
