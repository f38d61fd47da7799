import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBinaries } from './binaries.ts'
import { type Cluster, type Connection, connectionOf, readPassword, startPostmaster } from './cluster.ts'
import { holdFolder, isHeld } from './folder-hold.ts'

export type Embedded = {
  readonly connection: Connection
  readonly pid: () => number
  readonly stop: () => Promise<void>
}

export class FolderInUseError extends Error {}

const LONGEST_PAUSE = 5000

const clusterIn = (folder: string): Cluster => {
  const home = path.join(path.resolve(folder), 'postgres')
  return { home, binaries: findBinaries(), password: readPassword(home) }
}

/**
 * Runs PostgreSQL in a data folder for as long as this process lives, and starts it again whenever it ends.
 * The connection stays the same across restarts.
 */
export const startEmbedded = async (folder: string, report: (line: string) => void): Promise<Embedded> => {
  const cluster = clusterIn(folder)
  const hold = await holdFolder(folder)
  if (hold === undefined) {
    throw new FolderInUseError(
      `Another ATLAS server is using the data folder ${path.resolve(folder)}. Stop it first, or set ATLAS_DATA to another folder.`,
    )
  }
  let current = await startPostmaster(cluster, report)
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
    connection: current.connection,
    pid: () => current.pid,
    stop: async () => {
      stopping = true
      await current.stop()
      await hold.release()
    },
  }
}

/** Uses the PostgreSQL of a running server, or starts one for the time of `work`. For short tools. */
export const withEmbedded = async <Result>(
  folder: string,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> => {
  if (await isHeld(folder)) return work(connectionOf(clusterIn(folder)))
  const embedded = await startEmbedded(folder, () => {})
  try {
    return await work(embedded.connection)
  } finally {
    await embedded.stop()
  }
}
