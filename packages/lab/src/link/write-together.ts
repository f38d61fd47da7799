import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { hashOf } from '../pipeline/hashes.ts'

const JOURNAL = 'promotion.json'
const Journal = z.record(z.string(), z.string())

const fresh = (folder: string, name: string): string => join(folder, `${name}.new`)

/** Goes on where a killed promotion stopped. Without a journal nothing had been changed yet. */
export const finishWriting = (folder: string): void => {
  const journal = join(folder, JOURNAL)
  if (!existsSync(journal)) return
  for (const [name, hash] of Object.entries(Journal.parse(JSON.parse(readFileSync(journal, 'utf8'))))) {
    const waiting = fresh(folder, name)
    if (existsSync(waiting) && hashOf(readFileSync(waiting)) === hash) renameSync(waiting, join(folder, name))
  }
  rmSync(journal)
}

/**
 * Several files take the place of the old ones as one: all are written beside, then a journal names them, then they are
 * renamed. A run that is killed before the journal leaves the old ones; one that is killed after it is finished by the next.
 */
export const writeTogether = (folder: string, files: ReadonlyMap<string, string | Uint8Array>): void => {
  for (const [name, content] of files) writeFileSync(fresh(folder, name), content)
  const journal = join(folder, JOURNAL)
  writeFileSync(
    `${journal}.new`,
    JSON.stringify(Object.fromEntries([...files].map(([name, content]) => [name, hashOf(content)]))),
  )
  renameSync(`${journal}.new`, journal)
  finishWriting(folder)
}
