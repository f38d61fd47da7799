import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { corpusFolder, isUndecidable, type Row } from '../text/corpus.ts'
import { readBenchmark } from './rows.ts'

/** The card, beside the rows it speaks of. */
export const CARD = 'DATACARD.md'
const BLOCK = /(?<=<!-- counts -->\n)[\s\S]*?(?=<!-- \/counts -->)/

const number = (value: number): string => value.toLocaleString('en-US')

const countLine = (name: string, rows: readonly Row[]): string => {
  const labels = (['scam', 'honest', 'promotion'] as const).map((label) =>
    number(rows.filter((row) => row.label === label).length),
  )
  return `| ${name} | ${number(rows.length)} | ${labels.join(' | ')} |`
}

/** How much was read a second time without its label, and how often the two readings agree. */
const readingLine = (rows: readonly Row[]): string => {
  const read = rows.filter(({ reading }) => reading !== undefined)
  const decided = read.filter((row) => !isUndecidable(row))
  const agreed = decided.filter(({ label, reading }) => (label === 'scam') === (reading === 'scam'))
  const share = ((100 * agreed.length) / Math.max(1, decided.length)).toFixed(1)
  return `Read a second time: ${number(read.length)} of ${number(rows.length)}. Undecidable: ${number(read.length - decided.length)}. Where the second reader decided, ${share} % agree with the label as it now stands.`
}

/** The counts as the card states them. */
export const countsBlock = (rows: readonly Row[]): string => {
  const { decidable, undecidable } = readBenchmark(undefined, rows)
  const languages = [...Map.groupBy(rows, ({ lang }) => lang)].sort(
    ([left, some], [right, others]) => others.length - some.length || (left < right ? -1 : 1),
  )
  return [
    '',
    '| | messages | scams | honest | marketing |',
    '|---|---|---|---|---|',
    countLine('all', rows),
    countLine('benchmark', [...decidable, ...undecidable]),
    countLine('benchmark, undecidable', undecidable),
    ...languages.map(([lang, some]) => countLine(lang, some)),
    '',
    readingLine(rows),
    '',
    '',
  ].join('\n')
}

/** What the card states now; empty when it has no place for counts. */
export const statedCounts = (folder = corpusFolder): string =>
  BLOCK.exec(readFileSync(join(folder, CARD), 'utf8'))?.[0] ?? ''

/** The card with the counts of these rows. */
export const cardFor = (rows: readonly Row[], folder = corpusFolder): string => {
  const card = readFileSync(join(folder, CARD), 'utf8')
  if (!BLOCK.test(card)) throw new Error('DATACARD.md has lost its place for the counts.')
  return card.replace(BLOCK, () => countsBlock(rows))
}

export const writeDataCard = (rows: readonly Row[], folder = corpusFolder): void =>
  writeFileSync(join(folder, CARD), cardFor(rows, folder))
