import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { corpusFolder, type Row } from '../text/corpus.ts'
import { readSecondReadings } from './second-readings.ts'
import { readBenchmark } from './rows.ts'

const file = join(corpusFolder, 'DATACARD.md')
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
  const readings = readSecondReadings()
  const read = rows.flatMap((row) => {
    const judgement = readings.get(row.id)
    return judgement === undefined ? [] : [{ isScam: row.label === 'scam', judgement }]
  })
  const decided = read.filter(({ judgement }) => !judgement.startsWith('undecidable'))
  const agreed = decided.filter(({ isScam, judgement }) => isScam === (judgement === 'scam'))
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
export const statedCounts = (): string => BLOCK.exec(readFileSync(file, 'utf8'))?.[0] ?? ''

export const writeDataCard = (rows: readonly Row[]): void => {
  const card = readFileSync(file, 'utf8')
  if (!BLOCK.test(card)) throw new Error('DATACARD.md has lost its place for the counts.')
  writeFileSync(
    file,
    card.replace(BLOCK, () => countsBlock(rows)),
  )
}
