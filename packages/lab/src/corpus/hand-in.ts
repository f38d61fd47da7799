import { basename } from 'node:path'
import type * as z from 'zod'
import { linesOf } from './files.ts'
import { HandedIn, parseLine } from './row.ts'

/** So many at once: more than anybody can have read with care. */
const MOST_ROWS = 5000

/** A message on its way into the corpus, with its place in the file that brought it. */
export type Draft = HandedIn & { readonly place: string; readonly wave: string; readonly hand: string }

export type Handed<Value> = { readonly rows: readonly Value[]; readonly problems: readonly string[] }

/** Every line of a file, each by the same schema. */
export const parseFile = <Value>(schema: z.ZodType<Value>, content: string, file: string) => {
  const lines = linesOf(content)
  const problems: string[] = lines.length === 0 ? [`${file} holds no message.`] : []
  if (lines.length > MOST_ROWS) problems.push(`${file} holds more than ${MOST_ROWS} messages; hand them in in parts.`)
  const rows = lines.slice(0, MOST_ROWS).flatMap(({ line, number }) => {
    const place = `${file}, line ${number}`
    const parsed = parseLine(schema, line)
    if (parsed.status === 'good') return [{ place, row: parsed.row }]
    problems.push(...parsed.problems.map((problem) => `${place}: ${problem}.`))
    return []
  })
  return { rows, problems }
}

export type Defaults = {
  readonly wave?: string | undefined
  readonly hand?: string | undefined
  readonly alreadyRead?: boolean | undefined
}

/** What is said once for the whole file: the wave is the file's name where nothing else is said. */
export const readHandIn = (
  content: string,
  path: string,
  { wave, hand, alreadyRead = false }: Defaults,
): Handed<Draft> => {
  const file = basename(path)
  const fallback = wave ?? file.replace(/\.jsonl?$/, '')
  const problems: string[] = []
  const isName = (name: string): boolean => HandedIn.shape.id.safeParse(name).success
  if (!isName(fallback))
    problems.push(`"${fallback}" is no name for a wave: letters, digits and hyphens. Say another with --wave.`)
  if (hand !== undefined && !isName(hand))
    problems.push(`"${hand}" is no mark for a hand: letters, digits and hyphens, with --hand.`)
  const parsed = parseFile(HandedIn, content, file)
  const rows = parsed.rows.map(({ place, row }) => {
    if (row.reading !== undefined && !alreadyRead)
      problems.push(
        `${place}: "reading" belongs to somebody who did not write it. If it is theirs, say --already-read.`,
      )
    if ((row.reading === undefined) !== (row.sure === undefined))
      problems.push(`${place}: "reading" and "sure" stand together or not at all.`)
    return { ...row, place, wave: row.wave ?? fallback, hand: row.hand ?? hand ?? '' }
  })
  if (rows.some((row) => row.hand === ''))
    problems.push(`${file}: "hand" is missing: a short mark of whoever wrote it, for all with --hand or in a row.`)
  return { rows, problems: [...parsed.problems, ...problems] }
}
