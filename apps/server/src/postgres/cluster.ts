import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { program } from './binaries.ts'
import { commandOf, isAlive, waitForEnd } from './processes.ts'
import { type Runner, runnersFor } from './runner.ts'

export type Connection = {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

export type Postmaster = {
  readonly connection: Connection
  readonly pid: number
  readonly ended: Promise<void>
  readonly stop: () => Promise<void>
}

/** Where one embedded PostgreSQL lives. */
export type Cluster = { readonly home: string; readonly binaries: string; readonly password: string }

const USER = 'atlas'
const PORT = 5432
const LONGEST_SOCKET_FOLDER = 90
const START_PATIENCE = 20_000

const settings: Readonly<Record<string, string>> = {
  max_connections: '60',
  shared_buffers: '32MB',
  // Readers of their own would cost 20 MB each and help only large scans.
  io_method: 'sync',
  autovacuum_max_workers: '1',
  jit: 'off',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
  unix_socket_permissions: '0700',
}

const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  SystemRoot: process.env['SystemRoot'],
  TMPDIR: os.tmpdir(),
  LC_ALL: 'C',
})

const clusterFolder = (home: string): string => path.join(home, 'cluster')
const doneMark = (home: string): string => path.join(home, 'initialised')
const ownerOf = (folder: string): number | undefined => statSync(folder, { throwIfNoEntry: false })?.uid

const initialise = (cluster: Cluster): void => {
  const { home } = cluster
  const complaints: string[] = []
  for (const make of runnersFor(cluster, undefined)) {
    // What a first start left half made is worth nothing.
    rmSync(clusterFolder(home), { recursive: true, force: true })
    const runner = make()
    const complaint = runInitdb(cluster, runner)
    if (complaint === undefined) {
      writeFileSync(doneMark(home), `${runner.name}\n`)
      return
    }
    complaints.push(`${runner.name}: ${complaint}`)
  }
  throw new Error(
    `The embedded PostgreSQL could not be set up in ${home}.\n${complaints.join('\n')}\n` +
      'Start ATLAS as an ordinary user, or in a folder that others may enter, or set DATABASE_URL.',
  )
}

const runInitdb = (cluster: Cluster, runner: Runner): string | undefined => {
  const passwordFile = path.join(cluster.home, 'initdb-password')
  try {
    runner.prepare()
    writeFileSync(passwordFile, cluster.password, { mode: 0o600 })
    const owner = ownerOf(cluster.home)
    if (process.getuid?.() === 0 && owner !== undefined) chownSync(passwordFile, owner, owner)
    const [command, ...prefix] = [...runner.prefix, program(runner.binaries, 'initdb')]
    const args = ['-D', clusterFolder(runner.home), '-U', USER, '-A', 'scram-sha-256']
    args.push(`--pwfile=${path.join(runner.home, 'initdb-password')}`, '--no-locale', '-E', 'UTF8', '--no-instructions')
    const options = { ...runner.identity, encoding: 'utf8', env: environment(), cwd: os.tmpdir() } as const
    const result = spawnSync(command ?? '', [...prefix, ...args], options)
    if (result.status === 0) return undefined
    return (result.stderr || result.error?.message || `ended with ${result.status}`).trim().split('\n').at(-1)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

const pidFile = (home: string): string => path.join(clusterFolder(home), 'postmaster.pid')

/** Ends a PostgreSQL of ours whose server was killed; a mark left by an unrelated process is removed. */
const endOrphan = async (home: string): Promise<void> => {
  if (!existsSync(pidFile(home))) return
  const pid = Number(readFileSync(pidFile(home), 'utf8').split('\n')[0])
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return
  const command = commandOf(pid)
  if (command !== undefined && !command.includes('postgres')) {
    rmSync(pidFile(home), { force: true })
    return
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(pid, signal)
    if (await waitForEnd(pid, 8000)) return
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : PORT))
    })
  })

type Place = { readonly host: string; readonly port: number }

/** Chosen once for each cluster, so that connections find PostgreSQL again after a restart. */
const places = new Map<string, Place>()

/** A socket in the cluster's own folder; where that path is too long, one in a closed temporary folder. */
const choosePlace = async (home: string): Promise<Place> => {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() }
  const inside = clusterFolder(home)
  if (inside.length <= LONGEST_SOCKET_FOLDER) return { host: inside, port: PORT }
  const aside = mkdtempSync(path.join(os.tmpdir(), 'atlas-socket-'))
  const owner = ownerOf(inside)
  if (process.getuid?.() === 0 && owner !== undefined) chownSync(aside, owner, owner)
  return { host: aside, port: PORT }
}

const listenArguments = (place: Place, cluster: Cluster, runner: Runner): readonly string[] => {
  if (process.platform === 'win32') return ['-c', `listen_addresses=${place.host}`, '-p', String(place.port)]
  const folder = place.host === clusterFolder(cluster.home) ? clusterFolder(runner.home) : place.host
  return ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`]
}

type Launch = { readonly postmaster: Postmaster } | { readonly complaint: string }

const launch = async (cluster: Cluster, runner: Runner, report: (line: string) => void): Promise<Launch> => {
  runner.prepare()
  const place = places.get(cluster.home) ?? (await choosePlace(cluster.home))
  places.set(cluster.home, place)
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command, ...prefix] = [...runner.prefix, program(runner.binaries, 'postgres')]
  const args = [...prefix, '-D', clusterFolder(runner.home), ...given, ...listenArguments(place, cluster, runner)]
  const child = spawn(command ?? '', args, {
    ...runner.identity,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: environment(),
    cwd: os.tmpdir(),
    // Its own process group: Ctrl-C in a terminal stops our server first, and that one stops PostgreSQL.
    detached: process.platform !== 'win32',
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const complaint = await readyOrComplaint(child, ended, report)
  if (complaint !== undefined) return { complaint }
  runner.tidy()
  const connection = {
    host: place.host,
    port: place.port,
    user: USER,
    password: cluster.password,
    database: 'postgres',
  }
  const stop = async () => {
    child.kill('SIGINT')
    await ended
  }
  return { postmaster: { connection, pid: child.pid ?? 0, ended, stop } }
}

const readyOrComplaint = (
  child: ReturnType<typeof spawn>,
  ended: Promise<void>,
  report: (line: string) => void,
): Promise<string | undefined> =>
  new Promise((resolve) => {
    let said = ''
    child.once('error', (error) => resolve(error.message))
    child.stderr?.setEncoding('utf8').on('data', (lines: string) => {
      said = (said + lines).slice(-2000)
      if (said.includes('ready to accept connections')) resolve(undefined)
      for (const line of lines.split('\n')) if (/FATAL|PANIC/.test(line)) report(line.slice(0, 300))
    })
    void ended.then(() => resolve(said.trim().split('\n').slice(-3).join(' ') || 'it ended at once'))
  })

export const readPassword = (home: string): string => {
  const file = path.join(home, 'password')
  mkdirSync(home, { recursive: true, mode: 0o700 })
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

/** Starts the cluster, making it first if need be. Retries, for a dead PostgreSQL may linger for some seconds. */
export const startPostmaster = async (cluster: Cluster, report: (line: string) => void): Promise<Postmaster> => {
  if (!existsSync(doneMark(cluster.home))) initialise(cluster)
  await endOrphan(cluster.home)
  const end = performance.now() + START_PATIENCE
  const complaints = new Set<string>()
  while (performance.now() < end) {
    for (const make of runnersFor(cluster, ownerOf(clusterFolder(cluster.home)))) {
      const result = await launch(cluster, make(), report)
      if ('postmaster' in result) return result.postmaster
      complaints.add(result.complaint)
    }
    await sleep(250)
  }
  throw new Error(`The embedded PostgreSQL did not start: ${[...complaints].join(' | ')}`)
}

/** The connection to a cluster that another process of ours runs. */
export const connectionOf = (cluster: Cluster): Connection => {
  const [, , , port, socketFolder] = readFileSync(pidFile(cluster.home), 'utf8').split('\n')
  const inside = clusterFolder(cluster.home)
  const host =
    process.platform === 'win32'
      ? '127.0.0.1'
      : existsSync(path.join(inside, `.s.PGSQL.${PORT}`))
        ? inside
        : socketFolder
  return { host: host ?? inside, port: Number(port), user: USER, password: cluster.password, database: 'postgres' }
}
