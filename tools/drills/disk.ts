import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { withEmbedded } from '../../apps/server/src/postgres/embedded.ts'
import { visit } from '../../apps/server/src/testing/client.ts'
import { startServerProcess } from './server-process.ts'
import { type Acknowledged, type Answers, type Life, write } from './writers.ts'

/** A full disk under the data folder: nothing acknowledged is lost, checks go on, and all is well when there is space. */

const SIZE = process.argv[2] ?? '192m'
const FULL_SECONDS = 20

/** The small disk is a mount that nobody else sees, so it needs root and is gone with this process. */
if (process.env['ATLAS_SMALL_DISK'] === undefined) {
  const again = ['unshare', '--mount', '--propagation', 'private', process.execPath, import.meta.filename, SIZE]
  const [command = '', ...args] = again
  const isPossible = process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0
  if (!isPossible) {
    console.log('NOT TRIED: a small disk is mounted for this, and that needs root and a mount namespace')
    process.exit(0)
  }
  const env = { ...process.env, ATLAS_SMALL_DISK: '1' }
  process.exit(spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1)
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-disk-'))
if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', folder]).status !== 0) {
  console.log('NOT TRIED: no small disk could be mounted')
  process.exit(0)
}
const data = path.join(folder, 'data')
const ballast = path.join(folder, 'ballast')
const settings = { HOST: '127.0.0.1', PORT: '0', ATLAS_DATA: data, ATLAS_LIMIT_SCALE: '100000' }

const problems: string[] = []
const demand = (what: string, isGood: boolean): void => {
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${what}`)
  if (!isGood) problems.push(what)
}

const fill = (): void => {
  const handle = openSync(ballast, 'a')
  for (const size of [1 << 20, 4096, 1]) {
    try {
      while (writeSync(handle, Buffer.alloc(size)) === size);
    } catch {
      // Full, for this size of piece.
    }
  }
  closeSync(handle)
}

const server = await startServerProcess(settings)
let log = ''
server.child.stdout?.on('data', (chunk: Buffer) => (log += chunk.toString()))
const told: Acknowledged = { users: new Set(), texts: new Set() }
const reader = visit(server.url)
const { token } = await reader.signUp()

const phase = async (seconds: number, meanwhile: () => Promise<void>): Promise<Answers> => {
  const answers: Answers = new Map()
  const life: Life = { isOver: false }
  const work = [1, 2, 3].map(() => write(server.url, life, told, answers))
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) await meanwhile()
  life.isOver = true
  await Promise.all(work)
  return answers
}
const inWords = (answers: Answers): string => [...answers].map(([status, times]) => `${status}: ${times}`).join(', ')

const isForeseen = (answers: Answers): boolean =>
  [...answers.keys()].every((status) => [200, 503, 507].includes(status))

const first = await phase(3, () => sleep(100))
console.log(`     with space, writes were answered ${inWords(first)}`)
fill()
const checks: Answers = new Map()
const reads: Answers = new Map()
const ask = async (): Promise<void> => {
  fill()
  const check = await visit(server.url).post('/api/analyze', { text: 'your parcel waits, pay the fee at the link' })
  checks.set(check.status, (checks.get(check.status) ?? 0) + 1)
  const page = await reader.get('/api/me', { token })
  reads.set(page.status, (reads.get(page.status) ?? 0) + 1)
  await sleep(100)
}
const full = await phase(FULL_SECONDS, ask)
console.log(`     full: writes ${inWords(full)} · checks ${inWords(checks)} · reads ${inWords(reads)}`)
demand(
  'every check was answered',
  [...checks.keys()].every((status) => status === 200),
)
demand(
  'what a signed-in person reads was answered',
  [...reads.keys()].every((status) => status === 200),
)
demand('writes were refused with 507, never with anything worse than 503', (full.get(507) ?? 0) > 0 && isForeseen(full))
demand('a line says that the disk is full', /No space left|disk-full|disk is full/.test(log))
const file = path.join(data, 'backups', 'full.backup')
const backup = spawnSync(
  process.execPath,
  [path.resolve(import.meta.dirname, '../../apps/server/src/backup.ts'), file],
  {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  },
)
console.log(`     the backup said: ${backup.stderr.trim()}`)
const left = spawnSync('find', [data, '-name', '*.backup*'], { encoding: 'utf8' }).stdout
demand('a backup onto the full disk fails with a sentence and leaves nothing', backup.status === 1 && left === '')

rmSync(ballast)
const freed = performance.now()
while (
  (await visit(server.url)
    .signUp()
    .then(
      () => 200,
      () => 0,
    )) !== 200 &&
  performance.now() - freed < 60_000
)
  await sleep(100)
const seconds = (performance.now() - freed) / 1000
demand(`well again ${seconds.toFixed(1)} s after there is space`, seconds <= 20)
const after = await phase(2, () => sleep(100))
demand(
  `and then all writes are done (${inWords(after)})`,
  [...after.keys()].every((status) => status === 200),
)

const missing = await withEmbedded(data, async (connection) => {
  const client = new pg.Client(connection)
  await client.connect()
  const sql = `select (select count(*) from users where username = any($1)) + (select count(*) from submissions where text = any($2)) as rows`
  const { rows } = await client.query<{ rows: string }>(sql, [[...told.users], [...told.texts]])
  await client.end()
  return told.users.size + told.texts.size - Number(rows[0]?.rows)
})
demand(`${told.users.size + told.texts.size} acknowledged, ${missing} lost`, missing === 0)
const lines = log.split('\n').filter((line) => line !== '')
console.log(`     the log has ${lines.length} lines; ${readdirSync(data).join(' ')}`)
server.child.kill('SIGTERM')
await server.ended
spawnSync('umount', [folder])
rmSync(folder, { recursive: true, force: true })
process.exit(problems.length === 0 ? 0 : 1)
