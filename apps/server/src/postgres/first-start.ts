import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { type Cluster, clusterFolder, ownerOf, runProgram, SUPERUSER } from './cluster.ts'
import { leaveMark } from './folder-state.ts'
import { makeRole, reserveLog } from './own-role.ts'
import { type Runner, runnersFor } from './runner.ts'

/**
 * In folders of this name clusters are made. No server ever ran on one, so they hold nothing and may be thrown away.
 * Each has a name of its own: an initdb whose server was killed may still write into the last.
 */
const UNFINISHED = 'cluster.unfinished-'

export const throwAwayUnfinished = (home: string): void => {
  for (const name of readdirSync(home).filter((entry) => entry.startsWith(UNFINISHED)))
    rmSync(path.join(home, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}

const keepName = (folder: string): void => {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

const runInitdb = (cluster: Cluster, runner: Runner, name: string): void => {
  const passwordFile = path.join(cluster.home, 'initdb-password')
  try {
    // Thrown away: nobody signs in as the superuser.
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
    const owner = ownerOf(path.join(cluster.home, name))
    if (process.getuid?.() === 0 && owner !== undefined) chownSync(passwordFile, owner, owner)
    const args = ['-D', path.join(runner.home, name), '-U', SUPERUSER, '-A', 'scram-sha-256']
    args.push(`--pwfile=${path.join(runner.home, 'initdb-password')}`, '--no-locale', '-E', 'UTF8', '--no-instructions')
    const result = runProgram(runner, 'initdb', args)
    if (result.status === 0) return
    throw new Error((result.stderr || result.error?.message || `ended with ${result.status}`).trim().split('\n').at(-1))
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

const makeCluster = (cluster: Cluster, runner: Runner, password: string): void => {
  const { home } = cluster
  throwAwayUnfinished(home)
  const unfinished = mkdtempSync(path.join(home, UNFINISHED))
  const name = path.basename(unfinished)
  runner.prepare(unfinished)
  runInitdb(cluster, runner, name)
  makeRole(runner, path.join(runner.home, name), password)
  reserveLog(runner, path.join(runner.home, name))
  renameSync(unfinished, clusterFolder(home))
  keepName(home)
  leaveMark(home)
}

/** Makes the cluster of a folder that has none. It has its name only when it is complete. */
export const initialise = (cluster: Cluster, password: string): void => {
  const complaints: string[] = []
  for (const make of runnersFor(cluster, undefined)) {
    const runner = make()
    try {
      makeCluster(cluster, runner, password)
      return
    } catch (error) {
      complaints.push(`${runner.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  throwAwayUnfinished(cluster.home)
  throw new Error(
    `The embedded PostgreSQL could not be set up in ${cluster.home}.\n${complaints.join('\n')}\n` +
      'Start ATLAS as an ordinary user, or in a folder that others may enter, or set DATABASE_URL.',
  )
}
