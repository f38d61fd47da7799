import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { program } from './binaries.ts'
import type { Runner } from './runner.ts'

export type Connection = {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

/** Where one embedded PostgreSQL lives. */
export type Cluster = { readonly home: string; readonly binaries: string }

/** The owner of the cluster: it makes the role below and is never signed in over a connection. */
export const SUPERUSER = 'atlas'
/** The ordinary role ATLAS works as: owns the tables, may nothing beyond them. */
export const ROLE = 'atlas_app'
export const DATABASE = 'postgres'
export const PORT = 5432

const STEP_PATIENCE = 120_000

export const clusterFolder = (home: string): string => path.join(home, 'cluster')
export const pidFile = (home: string): string => path.join(clusterFolder(home), 'postmaster.pid')
export const ownerOf = (place: string): number | undefined => statSync(place, { throwIfNoEntry: false })?.uid

export const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  SystemRoot: process.env['SystemRoot'],
  TMPDIR: os.tmpdir(),
  LC_ALL: 'C',
})

/** Runs one of PostgreSQL's programs to its end, in a runner's way. */
export const runProgram = (
  runner: Runner,
  name: 'initdb' | 'postgres',
  args: readonly string[],
  input = '',
): SpawnSyncReturns<string> => {
  const [command, ...prefix] = [...runner.prefix, program(runner.binaries, name)]
  const common = { encoding: 'utf8', env: environment(), cwd: os.tmpdir(), timeout: STEP_PATIENCE } as const
  return spawnSync(command ?? '', [...prefix, ...args], { ...runner.identity, ...common, input })
}

/** The connection to a cluster that another process of ours runs. */
export const connectionOf = (cluster: Cluster, password: string): Connection => {
  const [, , , port, socketFolder] = readFileSync(pidFile(cluster.home), 'utf8').split('\n')
  const inside = clusterFolder(cluster.home)
  const host =
    process.platform === 'win32'
      ? '127.0.0.1'
      : existsSync(path.join(inside, `.s.PGSQL.${PORT}`))
        ? inside
        : socketFolder
  return { host: host ?? inside, port: Number(port), user: ROLE, password, database: DATABASE }
}
