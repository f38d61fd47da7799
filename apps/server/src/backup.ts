import { existsSync } from 'node:fs'
import path from 'node:path'
import { readAbout } from './about.ts'
import { readConfig } from './config.ts'
import { withEmbedded } from './postgres/embedded.ts'
import { startupWords } from './startup-words.ts'
import { deletionsBeside, deletionsKeeper } from './store/backup/deletions-file.ts'
import { BackupError } from './store/backup/format.ts'
import { writeBackup } from './store/backup/write-backup.ts'
import { openDatabase, openPool, type Target } from './store/database.ts'
import { openStore } from './store/store.ts'

/** `npm run backup -- FILE`: everything the database holds, in one file, while the server runs or while it does not. */

const USAGE = `Usage: npm run backup -- FILE
  Writes the database of ATLAS_DATA or DATABASE_URL to a new FILE, and the list of what was deleted beside it.`

const keepDeletions = async (target: Target, file: string): Promise<void> => {
  const pool = openPool(target, 1, () => {})
  try {
    await deletionsKeeper(openStore(openDatabase(pool)).deletions, deletionsBeside(file))()
  } finally {
    await pool.end()
  }
}

const run = async (): Promise<void> => {
  const config = readConfig(process.env)
  const [given] = process.argv.slice(2)
  if (given === undefined || given.startsWith('-')) throw new BackupError(USAGE)
  const file = path.resolve(process.env['INIT_CWD'] ?? '.', given)
  const atTarget = async (target: Target): Promise<void> => {
    const { tables } = await writeBackup(target, file, readAbout().version)
    if (tables.some(({ name }) => name === 'deletions')) await keepDeletions(target, file)
    for (const { name, rows, sha256 } of tables) process.stdout.write(`${name}: ${rows} rows, ${sha256}\n`)
    process.stdout.write(`${file} is whole: it was read again, and every count and sum agrees.\n`)
  }
  if (config.databaseUrl !== undefined) return atTarget({ connectionString: config.databaseUrl })
  if (!existsSync(path.join(config.dataFolder, 'postgres', 'cluster')))
    throw new BackupError(`There is no database in ${path.resolve(config.dataFolder)}. Set ATLAS_DATA or DATABASE_URL.`)
  return withEmbedded(config.dataFolder, atTarget)
}

run().catch((error: unknown) => {
  process.stderr.write(`${startupWords(error, process.env['DATABASE_URL'])}\n`)
  process.exitCode = 1
})
