import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { program } from './binaries.ts'
import { type Cluster, clusterFolder, environment, ownerOf, PORT } from './cluster.ts'
import { type Runner, runnersFor } from './runner.ts'

type Place = { readonly host: string; readonly port: number }

export type Postmaster = {
  readonly place: Place
  readonly pid: number
  /** The way it was started. */
  readonly runner: Runner
  readonly ended: Promise<void>
  readonly stop: () => Promise<void>
}

const LONGEST_SOCKET_FOLDER = 90
const START_PATIENCE = 20_000

const settings: Readonly<Record<string, string>> = {
  max_connections: '60',
  shared_buffers: '32MB',
  // Readers of their own would cost 20 MB each and help only large scans.
  io_method: 'sync',
  autovacuum_max_workers: '1',
  jit: 'off',
  // Its log is used in turn well before the spare pieces are used up: see reserveLog.
  max_wal_size: '96MB',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
  unix_socket_permissions: '0700',
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : PORT))
    })
  })

/** Chosen once for each cluster, so that connections find PostgreSQL again after a restart. */
const places = new Map<string, Place>()

/** A socket in the cluster's own folder; where that path is too long, one in a closed temporary folder. */
const choosePlace = async (home: string): Promise<Place> => {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() }
  const inside = clusterFolder(home)
  if (inside.length <= LONGEST_SOCKET_FOLDER) return { host: inside, port: PORT }
  const aside = mkdtempSync(path.join(os.tmpdir(), 'atlas-socket-'))
  return { host: aside, port: PORT }
}

/** Whoever owns the cluster makes the socket. */
const openPlace = async (home: string): Promise<Place> => {
  const place = places.get(home) ?? (await choosePlace(home))
  places.set(home, place)
  const inside = clusterFolder(home)
  const owner = ownerOf(inside)
  if (place.host.startsWith('/') && place.host !== inside && process.getuid?.() === 0 && owner !== undefined)
    chownSync(place.host, owner, owner)
  return place
}

const listenArguments = (place: Place, cluster: Cluster, runner: Runner): readonly string[] => {
  if (process.platform === 'win32') return ['-c', `listen_addresses=${place.host}`, '-p', String(place.port)]
  const folder = place.host === clusterFolder(cluster.home) ? clusterFolder(runner.home) : place.host
  return ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`]
}

type Launch = { readonly postmaster: Postmaster } | { readonly complaint: string; readonly isClosed: boolean }

/** This way cannot work here at all; anything else may pass, as when a dead PostgreSQL lingers for some seconds. */
const isClosedWay = (complaint: string): boolean =>
  /^(?:spawn|unshare|mount|sh|setpriv)[: ]|EACCES|EPERM|permission denied|not permitted|wrong ownership/i.test(
    complaint,
  )

const launch = async (cluster: Cluster, runner: Runner, report: (line: string) => void): Promise<Launch> => {
  try {
    runner.prepare(clusterFolder(cluster.home))
  } catch (error) {
    return { complaint: error instanceof Error ? error.message : String(error), isClosed: true }
  }
  const place = await openPlace(cluster.home)
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
  if (complaint !== undefined) return { complaint, isClosed: isClosedWay(complaint) }
  runner.tidy()
  const stop = async () => {
    child.kill('SIGINT')
    await ended
  }
  return { postmaster: { place, pid: child.pid ?? 0, runner, ended, stop } }
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

/** Starts a cluster that is there. Retries, for a dead PostgreSQL may linger for some seconds. */
export const startPostmaster = async (cluster: Cluster, report: (line: string) => void): Promise<Postmaster> => {
  const end = performance.now() + START_PATIENCE
  const complaints = new Set<string>()
  while (performance.now() < end) {
    for (const make of runnersFor(cluster, ownerOf(clusterFolder(cluster.home)))) {
      const result = await launch(cluster, make(), report)
      if ('postmaster' in result) return result.postmaster
      // Without time and process number, which differ each time.
      complaints.add(result.complaint.replaceAll(/\d{4}-\S{1,20} \S{1,20} \S{1,10} \[\d{1,10}\] /g, ''))
      if (!result.isClosed) break
    }
    await sleep(250)
  }
  throw new Error(
    `The embedded PostgreSQL in ${cluster.home} did not start: ${[...complaints].join(' | ')}\n` +
      'Nothing in it is lost. Mend what it says, or restore a backup into a new folder.',
  )
}
