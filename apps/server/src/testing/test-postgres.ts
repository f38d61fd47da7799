import path from 'node:path'
import { findBinaries } from '../postgres/binaries.ts'
import { clusterFolder, type Connection, ownerOf, ROLE } from '../postgres/cluster.ts'
import { type Embedded, startEmbedded, withEmbedded } from '../postgres/embedded.ts'
import { runAlone } from '../postgres/own-role.ts'
import { runnersFor } from '../postgres/runner.ts'

/** The address of an embedded PostgreSQL, as DATABASE_URL takes it. */
export const addressOf = ({ user, password, host, port, database }: Connection): string =>
  host.startsWith('/')
    ? `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}`
    : `postgres://${user}:${password}@${host}:${port}/${database}`

/** As the one who owns the cluster of a folder nobody runs now. */
export const runAsOwner = (folder: string, sql: string): void => {
  const home = path.join(path.resolve(folder), 'postgres')
  const [make] = runnersFor({ home, binaries: findBinaries() }, ownerOf(clusterFolder(home)))
  if (make !== undefined) runAlone(make(), clusterFolder(home), sql)
}

/** A PostgreSQL as the server has it, but for one right: tests may make databases of their own. */
export const startTestPostgres = async (folder: string): Promise<Embedded> => {
  await withEmbedded(folder, async () => {})
  runAsOwner(folder, `alter role ${ROLE} createdb`)
  return startEmbedded(folder, () => {})
}
