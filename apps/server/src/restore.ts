import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from './config.ts'
import { isHeld } from './folder-hold.ts'
import { withEmbedded } from './postgres/embedded.ts'
import { startupWords } from './startup-words.ts'
import { deletionsBeside, readDeletions } from './store/backup/deletions-file.ts'
import { BackupError } from './store/backup/format.ts'
import { restoreBackup } from './store/backup/restore-backup.ts'
import type { Target } from './store/database.ts'
import type { Deletion } from './store/deletions.ts'

/** `npm run restore -- FILE`: a backup into an empty database, without what was deleted since. */

const USAGE = `Usage: npm run restore -- FILE [--deletions LIST]
  Loads FILE into the empty database of ATLAS_DATA or DATABASE_URL.
  LIST names what was deleted since; it lies beside the backups as deletions.ndjson.
  --deletions none restores without one: whoever was deleted since FILE was made comes back.`

const resolve = (file: string): string => path.resolve(process.env['INIT_CWD'] ?? '.', file)

const readGiven = () => {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { deletions: { type: 'string' } } })
    const [file] = positionals
    if (file !== undefined && positionals.length === 1) return { file: resolve(file), list: values.deletions }
  } catch {
    // Answered below.
  }
  throw new BackupError(USAGE)
}

/** The list that was named, or the one beside the backup, or the one of the folder restored into. */
const findDeletions = async (config: Config, file: string, given: string | undefined): Promise<readonly Deletion[]> => {
  if (given === 'none') return []
  const beside = [deletionsBeside(file), deletionsBeside(path.join(config.backupsFolder, 'any'))]
  const found = given === undefined ? beside : [resolve(given)]
  const list = found.find((place) => existsSync(place))
  if (list !== undefined) return readDeletions(list)
  throw new BackupError(
    `There is no list of deletions at ${found.join(' or ')}, so people who were deleted since would come back.\n${USAGE}`,
  )
}

const run = async (): Promise<void> => {
  const config = readConfig(process.env)
  const { file, list } = readGiven()
  const deletions = await findDeletions(config, file, list)
  const atTarget = async (target: Target): Promise<void> => {
    const { header, end, deletedAgain } = await restoreBackup(target, file, deletions)
    for (const { name, rows } of end.tables) process.stdout.write(`${name}: ${rows} rows\n`)
    process.stdout.write(
      `Restored as of ${header.madeAt}; every count and sum agrees. Deleted again: ${deletedAgain}. ` +
        'Everybody signs in again.\n',
    )
  }
  if (config.databaseUrl !== undefined) return atTarget({ connectionString: config.databaseUrl })
  if (await isHeld(config.dataFolder))
    throw new BackupError(`A server is using ${path.resolve(config.dataFolder)}. Stop it first.`)
  return withEmbedded(config.dataFolder, atTarget)
}

run().catch((error: unknown) => {
  process.stderr.write(`${startupWords(error, process.env['DATABASE_URL'])}\n`)
  process.exitCode = 1
})
