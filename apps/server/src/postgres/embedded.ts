import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBinaries } from './binaries.ts'
import { type Cluster, clusterFolder, type Connection, connectionOf, DATABASE, ROLE } from './cluster.ts'
import { initialise, throwAwayUnfinished } from './first-start.ts'
import { type Hold, holdFolder, isHeld } from '../folder-hold.ts'
import { ensurePassword, FolderError, hasCluster, leaveMark, openHome, readPassword } from './folder-state.ts'
import { endOrphan } from './orphan.ts'
import { canSignIn, makeRole, reserveLog } from './own-role.ts'
import { type Postmaster, startPostmaster } from './postmaster.ts'

export type Embedded = {
  readonly connection: Connection
  readonly pid: () => number
  readonly stop: () => Promise<void>
}

export class FolderInUseError extends Error {}

type Report = (line: string) => void
type Started = { readonly postmaster: Postmaster; readonly connection: Connection; readonly isSignedIn: boolean }
type Opened = Started & { readonly cluster: Cluster; readonly hold: Hold }

const LONGEST_PAUSE = 5000

/** Starts the cluster of a folder we hold, making it first if there is none, and signs in. */
const startCluster = async (cluster: Cluster, password: string, report: Report): Promise<Started> => {
  await endOrphan(cluster.home)
  const postmaster = await startPostmaster(cluster, report)
  try {
    const connection = { ...postmaster.place, user: ROLE, password, database: DATABASE }
    return { postmaster, connection, isSignedIn: await canSignIn(connection) }
  } catch (error) {
    await postmaster.stop()
    throw error
  }
}

/** A password that was lost, or a cluster from before ATLAS had a role of its own: mended once, with nobody connected. */
const startMended = async (cluster: Cluster, password: string, report: Report): Promise<Started> => {
  const first = await startCluster(cluster, password, report)
  if (first.isSignedIn) return first
  report('the database is given a role and a password for ATLAS; its tables are kept')
  await first.postmaster.stop()
  const { runner } = first.postmaster
  makeRole(runner, clusterFolder(runner.home), password)
  reserveLog(runner, clusterFolder(runner.home))
  const second = await startCluster(cluster, password, report)
  if (second.isSignedIn) return second
  await second.postmaster.stop()
  throw new FolderError(
    `The database in ${cluster.home} does not let ATLAS in, even with a new password. See pg_hba.conf in its folder: ` +
      `it must let the role ${ROLE} in by scram-sha-256.`,
  )
}

const openFolder = async (folder: string, report: Report): Promise<Opened> => {
  const cluster = { home: openHome(folder), binaries: findBinaries() }
  const hold = await holdFolder(folder)
  if (hold === undefined) {
    throw new FolderInUseError(
      `Another ATLAS server is using the data folder ${path.resolve(folder)}. Stop it first, or set ATLAS_DATA to another folder.`,
    )
  }
  try {
    const isThere = hasCluster(cluster)
    const password = ensurePassword(cluster.home)
    if (isThere) leaveMark(cluster.home)
    else initialise(cluster, password)
    // The initdb of a server that was killed may have gone on writing meanwhile.
    throwAwayUnfinished(cluster.home)
    return { cluster, hold, ...(await startMended(cluster, password, report)) }
  } catch (error) {
    await hold.release()
    throw error
  }
}

/**
 * Runs PostgreSQL in a data folder for as long as this process lives, and starts it again whenever it ends.
 * The connection stays the same across restarts.
 */
export const startEmbedded = async (folder: string, report: Report): Promise<Embedded> => {
  const { cluster, hold, connection, postmaster } = await openFolder(folder, report)
  let current = postmaster
  let stopping = false

  const supervise = async (): Promise<void> => {
    let pause = 100
    while (true) {
      const started = performance.now()
      await current.ended
      if (stopping) return
      if (performance.now() - started > 60_000) pause = 100
      report('PostgreSQL ended unexpectedly and is started again')
      current = await restart(pause)
      pause = Math.min(pause * 2, LONGEST_PAUSE)
    }
  }
  const restart = async (pause: number): Promise<typeof current> => {
    await sleep(pause)
    if (stopping) return current
    try {
      await endOrphan(cluster.home)
      const next = await startPostmaster(cluster, report)
      if (stopping) await next.stop()
      return next
    } catch (error) {
      report(error instanceof Error ? error.message : String(error))
      return restart(LONGEST_PAUSE)
    }
  }
  void supervise()

  return {
    connection,
    pid: () => current.pid,
    stop: async () => {
      stopping = true
      await current.stop()
      await hold.release()
    },
  }
}

const runningConnection = (folder: string): Connection => {
  const home = path.join(path.resolve(folder), 'postgres')
  const password = readPassword(home)
  if (password !== undefined) return connectionOf({ home, binaries: findBinaries() }, password)
  throw new FolderError(
    `The password of the running database is not in ${home}. Start the server again: it then makes a new one, and nothing is lost.`,
  )
}

/** Uses the PostgreSQL of a running server, or starts one for the time of `work`. For short tools. */
export const withEmbedded = async <Result>(
  folder: string,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> => {
  if (await isHeld(folder)) return work(runningConnection(folder))
  const embedded = await startEmbedded(folder, () => {})
  try {
    return await work(embedded.connection)
  } finally {
    await embedded.stop()
  }
}
