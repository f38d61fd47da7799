import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseLine, StoredRow } from './row.ts'

/** So many mistakes are named at once. */
const MOST_NAMED = 30

const byCode = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)

/** The order of rows, the same whatever file they lie in and whatever machine reads them. */
const inOrder = (left: Pick<StoredRow, 'wave' | 'id'>, right: Pick<StoredRow, 'wave' | 'id'>): number =>
  byCode(left.wave, right.wave) || byCode(left.id, right.id)

export const fileOf = ({ lang, channel }: Pick<StoredRow, 'lang' | 'channel'>): string => `${lang}/${channel}.jsonl`

const fields = Object.keys(StoredRow.shape)

/** One row a line, its fields always in the same order. */
export const toLines = (rows: readonly StoredRow[]): string =>
  rows
    .toSorted(inOrder)
    .map((row) => `${JSON.stringify(row, fields)}\n`)
    .join('')

/** A name for exactly these rows, whatever files they lie in. */
export const hashOf = (rows: readonly StoredRow[]): string =>
  createHash('sha256').update(toLines(rows)).digest('hex').slice(0, 16)

/** Every file of the corpus, as `en/sms.jsonl`. */
const corpusFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.jsonl'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
    .filter((name) => !name.startsWith('.'))
    .sort(byCode)

/** Lines that hold something, with their numbers. */
export const linesOf = (content: string): { readonly line: string; readonly number: number }[] =>
  content
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line, place) => ({ line, number: place + 1 }))
    .filter(({ line }) => line.trim() !== '')

/** All problems as one text, not endless. */
export const sayProblems = (problems: readonly string[]): string =>
  [
    ...problems.slice(0, MOST_NAMED),
    ...(problems.length > MOST_NAMED ? [`and ${problems.length - MOST_NAMED} more`] : []),
  ].join('\n')

type Found = { readonly rows: StoredRow[]; readonly problems: string[] }

const readFile = (folder: string, name: string, places: Map<string, string>): Found => {
  const rows: StoredRow[] = []
  const problems: string[] = []
  for (const { line, number } of linesOf(readFileSync(join(folder, name), 'utf8'))) {
    const place = `${name}, line ${number}`
    const parsed = parseLine(StoredRow, line)
    if (parsed.status === 'bad') {
      problems.push(...parsed.problems.map((problem) => `${place}: ${problem}.`))
      continue
    }
    const { row } = parsed
    const other = places.get(row.id)
    places.set(row.id, place)
    if (other !== undefined) problems.push(`${place}: "id" must be unique, but ${other} has ${row.id} too.`)
    if (fileOf(row) !== name) problems.push(`${place}: a row with this "lang" and "channel" lies in ${fileOf(row)}.`)
    rows.push(row)
  }
  return { rows, problems }
}

/** Every row of a corpus folder; a row that is not as it should be is an error that says where and why. */
export const readStored = (folder: string): StoredRow[] => {
  const places = new Map<string, string>()
  const found = corpusFiles(folder).map((name) => readFile(folder, name, places))
  const problems = found.flatMap((one) => one.problems)
  if (problems.length > 0) throw new Error(`The corpus is not as it should be:\n${sayProblems(problems)}`)
  return found.flatMap(({ rows }) => rows).sort(inOrder)
}
