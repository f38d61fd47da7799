import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { program } from './binaries.ts'
import { type Cluster, clusterFolder, ownerOf } from './cluster.ts'

/** What is wrong with a data folder, and what to do about it. Nothing in the folder was changed. */
export class FolderError extends Error {}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Says that a cluster was made here once, so that one which is gone is missed. It never says that one may be made. */
const mark = (home: string): string => path.join(home, 'initialised')

export const leaveMark = (home: string): void => {
  if (!existsSync(mark(home))) writeFileSync(mark(home), 'A PostgreSQL cluster was made here.\n')
}

export const openHome = (folder: string): string => {
  const home = path.join(path.resolve(folder), 'postgres')
  try {
    mkdirSync(home, { recursive: true, mode: 0o700 })
    const trial = path.join(home, 'trial')
    writeFileSync(trial, '')
    rmSync(trial)
  } catch (error) {
    throw new FolderError(
      `The data folder ${path.resolve(folder)} cannot be written: ${reason(error)}. ` +
        'Make it writable for the user who starts ATLAS, or set ATLAS_DATA to another folder.',
      { cause: error },
    )
  }
  return home
}

const hasFiles = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0

const programMajor = (binaries: string): string | undefined =>
  / (\d+)/.exec(spawnSync(program(binaries, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout)?.[1]

const checkOwner = (folder: string): void => {
  const [owner, self] = [ownerOf(folder), process.getuid?.()]
  if (self === undefined || self === 0 || owner === self) return
  throw new FolderError(
    `The database in ${folder} belongs to user number ${owner}, and ATLAS was started by number ${self}. ` +
      `Start it as that user, or give the folder away: chown -R ${self} ${path.dirname(path.dirname(folder))}`,
  )
}

const checkComplete = (folder: string): void => {
  const missing = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal'].filter(
    (name) => !existsSync(path.join(folder, name)),
  )
  if (missing.length === 0) return
  throw new FolderError(
    `${folder} holds only part of a database (without ${missing.join(', ')}), so ATLAS leaves it alone. ` +
      'If it was copied, copy it again, whole. If it never held anything, or you have a backup, move the folder away and start ATLAS again.',
  )
}

const checkMajor = (folder: string, binaries: string): void => {
  const made = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim()
  const major = programMajor(binaries)
  if (major === undefined || made === major) return
  throw new FolderError(
    `The database in ${folder} was made by PostgreSQL ${made}; this ATLAS brings PostgreSQL ${major}. ` +
      'Take a backup with the version of ATLAS you had (npm run backup -- FILE), move the folder away, ' +
      'and load it with this one (npm run restore -- FILE).',
  )
}

/**
 * Is a cluster there? A folder that holds anything is never initialised again: it is started, or refused with what to
 * do. A new cluster gets its name only when it is complete, so one that was cut off never stands in the way.
 */
export const hasCluster = ({ home, binaries }: Cluster): boolean => {
  const folder = clusterFolder(home)
  if (!hasFiles(folder)) {
    if (!existsSync(mark(home))) return false
    throw new FolderError(
      `${home} held a database, and it is gone: ${folder} is missing or empty. Put it back or restore a backup; ` +
        `to begin anew with nothing, remove ${mark(home)} and start ATLAS again.`,
    )
  }
  checkOwner(folder)
  checkComplete(folder)
  checkMajor(folder, binaries)
  // A copy made without its modes: PostgreSQL refuses a folder that others may read.
  if ((statSync(folder).mode & 0o077) !== 0 && process.platform !== 'win32') chmodSync(folder, 0o700)
  return true
}

const passwordFile = (home: string): string => path.join(home, 'password')
const Password = /^[\w-]{20,100}$/

/** The password that is written down, if it can be one. */
export const readPassword = (home: string): string | undefined => {
  if (!existsSync(passwordFile(home))) return undefined
  try {
    const text = readFileSync(passwordFile(home), 'utf8').trim()
    return Password.test(text) ? text : undefined
  } catch (error) {
    throw new FolderError(
      `The password of the database cannot be read: ${reason(error)}. Give ${passwordFile(home)} to the user who ` +
        'starts ATLAS, or remove it: a new one is then made, and nothing is lost.',
      { cause: error },
    )
  }
}

/** A lost password is no loss: whoever owns the cluster can set a new one. */
export const ensurePassword = (home: string): string => {
  const known = readPassword(home)
  if (known !== undefined) return known
  const fresh = randomBytes(24).toString('base64url')
  writeWhole(passwordFile(home), fresh)
  return fresh
}

const writeWhole = (file: string, text: string): void => {
  const aside = `${file}.new`
  writeFileSync(aside, text, { mode: 0o600 })
  chmodSync(aside, 0o600)
  renameSync(aside, file)
}
