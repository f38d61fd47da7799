import { existsSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { clusterFolder, pidFile, PORT } from './cluster.ts'
import { isAlive, isForeign, startOf, waitForEnd } from './processes.ts'

/** A process number may be used again by anybody; a start this near to the noted one may not. */
const SAME_START_SECONDS = 5

type Kind = 'ours' | 'stranger' | 'unclear'
type Noted = { readonly pid: number; readonly startedAt: number }

const readNote = (home: string): Noted | undefined => {
  if (!existsSync(pidFile(home))) return undefined
  const [pid, , startedAt] = readFileSync(pidFile(home), 'utf8').split('\n').map(Number)
  if (pid === undefined || !Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, startedAt: startedAt ?? Number.NaN }
}

const startedThen = ({ pid, startedAt }: Noted): boolean =>
  Math.abs((startOf(pid) ?? Number.NaN) - startedAt) <= SAME_START_SECONDS

/** PostgreSQL stands in its data folder, whatever name the folder has in its own view of the disk. */
const kindOnLinux = (home: string, noted: Noted): Kind => {
  try {
    const isPostgres = path.basename(readlinkSync(`/proc/${noted.pid}/exe`)).startsWith('postgres')
    const [here, there] = [statSync(clusterFolder(home)), statSync(`/proc/${noted.pid}/cwd`)]
    if (!isPostgres || here.ino !== there.ino || here.dev !== there.dev) return 'stranger'
  } catch {
    return 'unclear'
  }
  return startedThen(noted) ? 'ours' : 'unclear'
}

const kindByList = (home: string, noted: Noted): Kind => {
  const { stdout, status } = spawnSync('ps', ['-ww', '-p', String(noted.pid), '-o', 'command='], { encoding: 'utf8' })
  if (status !== 0) return 'unclear'
  if (!stdout.includes(`postgres -D ${clusterFolder(home)} `)) return 'stranger'
  return startedThen(noted) ? 'ours' : 'unclear'
}

/** PostgreSQL runs only as the owner of its data folder, so one that belongs to somebody else is not this folder's. */
const kindOf = (home: string, noted: Noted): Kind => {
  if (isForeign(noted.pid)) return 'stranger'
  return existsSync('/proc/self/stat') ? kindOnLinux(home, noted) : kindByList(home, noted)
}

/**
 * Ends a PostgreSQL of ours whose server was killed. The note in the folder may be a copy's, or its number may be
 * somebody else's by now: only what runs in this very folder since the noted time is ended. In doubt nothing is.
 */
export const endOrphan = async (home: string): Promise<void> => {
  const noted = readNote(home)
  if (noted !== undefined && isAlive(noted.pid)) {
    const kind = kindOf(home, noted)
    if (kind === 'unclear' && isAlive(noted.pid)) {
      throw new Error(
        `Process ${noted.pid} may be a PostgreSQL that still uses ${clusterFolder(home)}, and ATLAS cannot tell. ` +
          `End that process if it is one; if it is not, remove ${pidFile(home)}. Then start ATLAS again.`,
      )
    }
    if (kind === 'ours') await end(noted.pid)
    if (kind === 'stranger') rmSync(pidFile(home), { force: true })
  }
  // Nobody listens there now, and PostgreSQL would take a copied lock for a living one.
  for (const name of [`.s.PGSQL.${PORT}`, `.s.PGSQL.${PORT}.lock`])
    rmSync(path.join(clusterFolder(home), name), { force: true })
}

const end = async (pid: number): Promise<void> => {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(pid, signal)
    if (await waitForEnd(pid, 8000)) return
  }
}
