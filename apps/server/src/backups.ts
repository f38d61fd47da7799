import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { deletionsBeside, deletionsKeeper } from './store/backup/deletions-file.ts'
import { PART, writeBackup } from './store/backup/write-backup.ts'
import type { Target } from './store/database.ts'
import type { Store } from './store/store.ts'

export type Backups = { readonly stop: () => Promise<void> }

export type BackupNeeds = {
  readonly target: Target
  readonly store: Pick<Store, 'deletions'>
  readonly folder: string
  /** For so many days a daily backup is kept; 0: none is made. */
  readonly days: number
  readonly program: string
  readonly report: (problem: string) => void
}

const DAY = 86_400_000
const FIRST_MILLISECONDS = 60_000
const PAUSE_MILLISECONDS = 600_000
const DELETIONS_MILLISECONDS = 10_000
const DAILY = /^atlas-(\d{4}-\d\d-\d\d)\.backup$/

const dateOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** Those of earlier days go only when there is one of today, and with them what a killed server left half written. */
const forgetOlder = async (folder: string, today: number, days: number): Promise<void> => {
  const oldest = dateOf(today - (days - 1) * DAY)
  for (const name of await readdir(folder)) {
    const date = DAILY.exec(name)?.[1]
    const isHalf = name.startsWith('atlas-') && name.endsWith(PART)
    if (isHalf || (date !== undefined && date < oldest)) await rm(path.join(folder, name), { force: true })
  }
}

/** Makes the backup of a day unless it is there; answers whether it made one. */
export const backUpDay = async (
  { target, folder, days, program }: Pick<BackupNeeds, 'target' | 'folder' | 'days' | 'program'>,
  today: number,
  signal: AbortSignal = new AbortController().signal,
): Promise<boolean> => {
  const file = path.join(folder, `atlas-${dateOf(today)}.backup`)
  if (existsSync(file)) return false
  await writeBackup(target, file, program, { signal })
  await forgetOlder(folder, today, days)
  return true
}

/** Of a failed query what PostgreSQL said, not the query with its values. */
const reason = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  return error.cause instanceof Error ? reason(error.cause) : error.message
}

/** One thing at a time, again and again, until it is stopped; a failure is told once a day, not at each attempt. */
const repeat = (work: () => Promise<unknown>, first: number, pause: number, tell: (error: unknown) => void) => {
  let running: Promise<void> = Promise.resolve()
  let told = ''
  const once = async (): Promise<void> => {
    try {
      await work()
      told = ''
    } catch (error) {
      const line = `${dateOf(Date.now())} ${reason(error)}`
      if (told !== line) tell(error)
      told = line
    }
    if (timer !== undefined) timer = setTimeout(turn, pause).unref()
  }
  const turn = (): void => {
    running = once()
  }
  let timer: NodeJS.Timeout | undefined = setTimeout(turn, first).unref()
  return {
    stop: async (): Promise<void> => {
      clearTimeout(timer)
      timer = undefined
      await running
    },
  }
}

/**
 * The server that runs the embedded PostgreSQL keeps a backup of each of the last days beside its data, and a list of
 * what was deleted, so that a backup which is restored does not bring it back.
 */
export const startBackups = (needs: BackupNeeds): Backups => {
  const { store, folder, days, report } = needs
  const leaving = new AbortController()
  const failed = (what: string) => (error: unknown) => {
    if (!leaving.signal.aborted) report(`${what} failed and is tried again: ${reason(error)}`)
  }
  const keepDeletions = deletionsKeeper(store.deletions, deletionsBeside(path.join(folder, 'any')))
  const deletions = repeat(keepDeletions, 0, DELETIONS_MILLISECONDS, failed('writing down deletions'))
  const backUp = () => backUpDay(needs, Date.now(), leaving.signal)
  const daily = days > 0 ? [repeat(backUp, FIRST_MILLISECONDS, PAUSE_MILLISECONDS, failed('the daily backup'))] : []
  return {
    stop: async () => {
      leaving.abort()
      await Promise.all([deletions, ...daily].map((one) => one.stop()))
      await keepDeletions().catch(() => {})
    },
  }
}
