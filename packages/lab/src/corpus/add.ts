import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { CARD, cardFor } from '../benchmark/data-card.ts'
import { type CorpusRow, isHeldBack, isUndecidable, readCorpus } from '../text/corpus.ts'
import { type Check, quickChecks } from './checks.ts'
import { EDITION, edition } from './edition.ts'
import { fileOf, toLines } from './files.ts'
import { nameProblems, type Placed } from './grouping.ts'
import { readHandIn } from './hand-in.ts'
import { takeTurn, type Turn } from './replace.ts'
import { StoredRow } from './row.ts'
import { settle, takeReadings, toRead, type TwiceRead } from './second-reading.ts'
import { placeBeside, sayLooks, weighSurface } from './weigh.ts'

const LARGEST_FILE = 20_000_000

export type Request = {
  /** The corpus, and where the reader's file goes. */
  readonly folder: string
  readonly out: string
  readonly file: string
  readonly reading?: string | undefined
  readonly wave?: string | undefined
  readonly hand?: string | undefined
  /** Somebody else has read the rows that carry a reading. */
  readonly alreadyRead?: boolean | undefined
  readonly say: (line: string) => void
}

/** `refused`: problems, nothing written. `to-read`: all well, but nobody has read them a second time. */
export type Outcome =
  | { readonly status: 'added'; readonly rows: readonly CorpusRow[] }
  | { readonly status: 'to-read'; readonly file: string }
  | { readonly status: 'refused'; readonly problems: readonly string[] }

const refused = (problems: readonly string[]): Outcome => ({ status: 'refused', problems })

const readText = (file: string): string => {
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size === undefined) throw new Error(`There is no file ${file}.`)
  if (size > LARGEST_FILE) throw new Error(`${file} is larger than ${LARGEST_FILE / 1e6} MB; hand it in in parts.`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch {
    throw new Error(`${file} is not written in UTF-8: save it so, and look at its accents again.`)
  }
}

/** What was only needed on the way (place, twin) is left out. */
const Kept = z.object(StoredRow.shape)

const toRow = (row: TwiceRead): CorpusRow => ({ ...Kept.parse(row), source: row.wave })

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

const sayAdded = (rows: readonly CorpusRow[], say: Request['say']): void => {
  const count = (label: CorpusRow['label']): number => rows.filter((row) => row.label === label).length
  const held = rows.filter(isHeldBack).length
  say(
    `${plural(rows.length, 'message')} added: ${plural(count('scam'), 'scam')}, ${count('honest')} honest, ${count('promotion')} marketing.`,
  )
  for (const [file, some] of Map.groupBy(rows, fileOf)) say(`  ${file}: ${some.map(({ id }) => id).join(' ')}`)
  say(`${plural(rows.filter(isUndecidable).length, 'message')} of them nobody can decide: they teach doubt, no label.`)
  say(
    `${rows.length - held} will teach the next model; ${held} are held back, because their groups fall into the tenth that never teaches, and wait for the next edition of the benchmark.`,
  )
  say(`The present edition of the benchmark (${EDITION}, ${edition.size} messages) is unchanged.`)
  say('DATACARD.md states the new counts.')
}

const store = (turn: Turn, folder: string, corpus: readonly CorpusRow[], fresh: readonly CorpusRow[]): void => {
  const all = [...corpus, ...fresh]
  const files = new Map<string, string>()
  for (const name of new Set(fresh.map(fileOf))) files.set(name, toLines(all.filter((row) => fileOf(row) === name)))
  turn.replace(files.set(CARD, cardFor(all, folder)))
}

type Weighed = { readonly corpus: readonly CorpusRow[]; readonly fresh: readonly CorpusRow[] }

/** The corpus as it would be, looked at before it is so. */
const weigh = ({ corpus, fresh }: Weighed, checks: readonly Check[], say: Request['say']): string[] => {
  say('How the scams of the file look beside its other messages (they should look alike):')
  for (const line of sayLooks(fresh)) say(`  ${line}`)
  say('How well a reader who cannot read tells scams apart (.5 is chance):')
  const surface = weighSurface(corpus, fresh)
  for (const line of surface.lines) say(`  ${line}`)
  const after = [...corpus, ...fresh]
  return [...surface.problems, ...checks.flatMap(({ problems }) => problems(after).map((problem) => `${problem}.`))]
}

/** All that can be said before the second reading was said: the file for the reader is written. */
const askForReading = (
  rows: readonly Placed[],
  corpus: readonly CorpusRow[],
  request: Request,
  checks: readonly Check[],
) => {
  const asWritten = rows.map((row) => toRow({ ...row, reading: row.reading ?? row.label, sure: row.sure ?? 3 }))
  const problems = weigh({ corpus, fresh: asWritten }, checks, request.say)
  if (problems.length > 0) return refused(problems)
  const file = join(request.out, 'to-read.jsonl')
  // Filling it in takes hours; running the command once more must not undo them.
  if (existsSync(file) && /"reading": ?"[a-z]/.test(readFileSync(file, 'utf8')))
    return refused([`${file} holds readings already: hand it in with --reading, or put it away.`])
  mkdirSync(request.out, { recursive: true })
  writeFileSync(file, toRead(rows))
  return { status: 'to-read', file } as const
}

const addInTurn = (turn: Turn, request: Request, checks: readonly Check[]): Outcome => {
  const { folder, file, reading, say } = request
  const handed = readHandIn(readText(file), file, request)
  const corpus = readCorpus(folder)
  const shape = [...handed.problems, ...nameProblems(handed.rows, corpus)]
  if (shape.length > 0) return refused(shape)
  const placed = placeBeside(handed.rows, corpus)
  if (placed.problems.length > 0) return refused(placed.problems)
  for (const remark of placed.remarks) say(remark)
  const isRead = placed.rows.every((row) => row.reading !== undefined)
  if (reading === undefined && !isRead) return askForReading(placed.rows, corpus, request, checks)
  const read = takeReadings(
    placed.rows,
    reading === undefined ? undefined : { path: reading, content: readText(reading) },
  )
  if (read.problems.length > 0) return refused(read.problems)
  const settled = settle(read.rows)
  if (settled.problems.length > 0) return refused(settled.problems)
  for (const line of settled.disagreed) say(`${line}.`)
  const fresh = settled.rows.map(toRow)
  const problems = weigh({ corpus, fresh }, checks, say)
  if (problems.length > 0) return refused(problems)
  store(turn, folder, corpus, fresh)
  sayAdded(fresh, say)
  return { status: 'added', rows: fresh }
}

/** Messages of a file into the corpus: all of them or none. */
export const add = (request: Request, checks: readonly Check[] = quickChecks): Outcome => {
  const turn = takeTurn(request.folder)
  try {
    if (turn.finished) request.say('An earlier run was killed while it wrote: what it had begun is finished now.')
    return addInTurn(turn, request, checks)
  } finally {
    turn.end()
  }
}
