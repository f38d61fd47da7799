import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { OWN_FILES } from '../../own-files.ts'
import { behind } from '../behind.ts'
import { openPool } from '../pool.ts'
import { environment, type Walls } from '../walls.ts'

/** What code inside a reader reaches when it tries: `open` or `closed: why`, for each thing it tried. */
export type Found = Readonly<Record<string, string>>

type Targets = { readonly password: string; readonly home: string; readonly written: string; readonly port: number }

const openReader = (walls: Walls) =>
  openPool({
    entry: new URL('prying-process.ts', import.meta.url),
    reads: OWN_FILES,
    walls,
    workers: 1,
    queue: 20,
    stallMilliseconds: 20_000,
    mostMilliseconds: 20_000,
    mostWaitMilliseconds: 60_000,
    mostBytes: 700_000_000,
    restBytes: 700_000_000,
    mostReadings: 100,
    idleMilliseconds: 60_000,
  })

const environmentOf = (pid: number): string => `/proc/${pid}/environ`

/** In JavaScript, and in a native part that a reader has loaded. */
const pryInReader = async (walls: Walls, { password, home, written, port }: Targets): Promise<Found> => {
  const reader = openReader(walls)
  const attempts = [
    ['read', password],
    ['read', home],
    ['read', environmentOf(process.pid)],
    ['start', '/bin/true'],
    ['read natively', password],
    ['read natively', home],
    ['read natively', environmentOf(process.pid)],
    ['write natively', written],
    ['connect', String(port)],
    ['signal', String(process.pid)],
  ] as const
  const found = await Promise.all(
    attempts.map(async ([way, target]) => {
      const answer = await reader.read(Buffer.from(JSON.stringify({ way, target })))
      return [`${way} ${target}`, String(answer)] as const
    }),
  )
  await reader.stop()
  return Object.fromEntries(found)
}

const BASH = '/bin/bash'
/** How an ordinary user gets rights in a place of its own. */
const UNSHARE = '/usr/bin/unshare'

/** Any program at all in the reader's place: a shell with files and sockets of its own. */
const pryAsProgram = async (walls: Walls, { password, home, port }: Targets): Promise<Found> => {
  const needs = { places: [realpathSync(BASH), UNSHARE, ...OWN_FILES], mostBytes: 700_000_000 }
  const attempts = [
    // That it runs at all.
    ':',
    ...[password, home, environmentOf(process.pid), '/etc/passwd'].map((file) => `exec 4< ${file}`),
    `exec 4<> /dev/tcp/127.0.0.1/${port}`,
    `kill -0 ${process.pid}`,
    `${UNSHARE} --user --map-root-user -- ${realpathSync(BASH)} -c :`,
    `exec 4>> ${path.join(OWN_FILES[0] ?? '', 'package.json')}`,
  ]
  const found = attempts.map(async (attempt) => {
    const [program = '', ...args] = behind(walls, needs, [realpathSync(BASH), '-c', attempt])
    const child = spawn(program, args, { stdio: 'ignore', env: environment() })
    const [code]: unknown[] = await once(child, 'exit')
    return [attempt, code === 0 ? 'open' : 'closed: by the system'] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

/** Tries everything as whoever runs this, against things of their own. */
export const pry = async (walls: Walls): Promise<{ readonly inReader: Found; readonly asProgram: Found }> => {
  const data = mkdtempSync(path.join(os.tmpdir(), 'atlas-data-'))
  const home = mkdtempSync(path.join(os.homedir(), '.atlas-pry-'))
  const server = createServer((socket) => socket.destroy())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const targets = {
    password: path.join(data, 'database-password'),
    home: path.join(home, 'diary'),
    written: path.join(data, 'written'),
    port: typeof address === 'object' && address !== null ? address.port : 0,
  }
  for (const file of [targets.password, targets.home]) writeFileSync(file, 'secret', { mode: 0o600 })
  try {
    return { inReader: await pryInReader(walls, targets), asProgram: await pryAsProgram(walls, targets) }
  } finally {
    server.close()
    for (const folder of [data, home]) rmSync(folder, { recursive: true, force: true })
  }
}
