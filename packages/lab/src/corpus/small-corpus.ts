import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileOf, toLines } from './files.ts'
import type { StoredRow } from './row.ts'

/** Rows and folders for tests. */

export const storedRow = (changes: Partial<StoredRow> = {}): StoredRow => ({
  id: 'x-001',
  text: 'Your parcel waits at the counter until Friday, bring a card with your name on it.',
  label: 'honest',
  kind: 'parcel',
  channel: 'sms',
  lang: 'en',
  region: 'GB',
  group: 'x-g001',
  wave: 'first-1',
  hand: 'x',
  reading: 'honest',
  sure: 3,
  ...changes,
})

const CARD = '# Card\n<!-- counts -->\n<!-- /counts -->\n'

/** A folder with these files; the caller removes it. */
export const folderWith = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'atlas-corpus-'))
  for (const [name, content] of Object.entries({ 'DATACARD.md': CARD, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

export const folderOf = (rows: readonly StoredRow[]): string =>
  folderWith(Object.fromEntries([...Map.groupBy(rows, fileOf)].map(([name, some]) => [name, toLines(some)])))
