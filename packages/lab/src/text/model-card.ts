import type { TextModel } from '@atlas/engine'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBenchmark, readCorpus, type Row } from './corpus.ts'
import { readLinkJudge, readModel } from './model-reader.ts'
import { cleanSets } from './public-sets.ts'
import {
  allTiers,
  calibrationLines,
  calibrationOf,
  groupedLines,
  isScam,
  scoreRows,
  type Scored,
  tableHead,
  tableLine,
} from './scored.ts'
import type { RuleRecord } from './stacking.ts'
import { undecidable } from './undecidable.ts'
import { readFirstScores } from './first-scores.ts'

type Card = {
  readonly folder: string
  readonly records: readonly RuleRecord[]
  readonly points: Readonly<Record<string, number>>
  readonly data: Readonly<Record<string, string>>
  readonly others: readonly string[]
  readonly say: (line: string) => void
}

const section = (title: string, lines: readonly string[]): string => `## ${title}\n\n${lines.join('\n')}\n`

const missLines = (scored: readonly Scored[]): string[] => {
  const missed = scored
    .filter((one) => isScam(one) && one.report.score <= 1.5)
    .sort((left, right) => left.report.score - right.report.score)
  const alarms = scored
    .filter((one) => !isScam(one) && one.report.score > 4)
    .sort((left, right) => right.report.score - left.report.score)
  const line = ({ row, report }: Scored): string =>
    `- ${row.id} (${row.kind}, ${row.lang}), score ${report.score}: ${row.text.replaceAll(/\s+/g, ' ').slice(0, 140)}`
  return [
    'Scams that scored lowest:',
    ...missed.slice(0, 20).map(line),
    '',
    'Honest messages that scored highest:',
    ...alarms.slice(0, 20).map(line),
  ]
}

const ruleLines = ({ records, points }: Card): string[] => [
  '| rule | scams | honest | groups | points |',
  '|---|---|---|---|---|',
  ...[...records]
    .sort((left, right) => left.id.localeCompare(right.id))
    .map(({ id, scam, honest, groups }) => `| ${id} | ${scam} | ${honest} | ${groups} | ${points[id] ?? 'on trial'} |`),
]

const dataLines = ({ data, others }: Card): string[] => {
  const counts = Map.groupBy(others, (source) => source)
  return [
    'Our own corpus (packages/lab/corpus), without the benchmark tenth, and at low weight rows of these public sets, whose licences allow it. No row of theirs is in the repository.',
    '',
    '| set | licence | rows used |',
    '|---|---|---|',
    ...cleanSets.map(({ name, licence }) => `| ${name} | ${licence} | ${counts.get(name)?.length ?? 0} |`),
    '',
    'Files and the first half of a SHA-256:',
    '',
    ...Object.entries(data).map(([name, hash]) => `- ${name} ${hash}`),
  ]
}

/** The same rows with more and more of the engine at work. */
const tierLines = (model: TextModel, benchmark: readonly Row[], all: readonly Scored[]): string[] => [
  tableLine('core alone', scoreRows(model, benchmark)),
  tableLine('core and links, as in a browser', scoreRows(model, benchmark, undefined, { judgeLink: readLinkJudge() })),
  tableLine('core, links and encoder, as on a server', all),
]

/** MODEL.md: what the model was made from and how it does on the benchmark tenth it never saw. */
export const writeModelCard = (card: Card): void => {
  const model = readModel(card.folder)
  const open = new Set(undecidable())
  const benchmark = readCorpus().filter((row) => isBenchmark(row) && !open.has(row.id))
  const scored = scoreRows(model, benchmark, undefined, allTiers())
  const first = readFirstScores()
  const before = ({ row }: Scored): number => first.get(row.id) ?? 0
  const table = (by: (one: Scored) => string): string[] => [tableHead, ...groupedLines(scored, by, before)]
  const parts = [
    '# The text model\n\nWritten by `npm run train`. Figures are those of the public benchmark: a fixed tenth of the corpus, by group, never trained on, without the messages that a careful reader could not decide.\n',
    section('Benchmark', [
      tableHead,
      ...tierLines(model, benchmark, scored),
      '',
      tableHead,
      tableLine('all tiers, first edition → now', scored, before),
      '',
      'All tables below are those of all tiers together. Where two figures stand in a cell, the first is that of the engine as it was trained on the first edition of the corpus (8,866 messages), measured on the very same rows; it had seen none of them.',
      '',
      `Expected calibration error: ${calibrationOf(scored).toFixed(3)}`,
    ]),
    section(
      'By language',
      table(({ row }) => row.lang),
    ),
    section(
      'By kind',
      table(({ row }) => row.kind),
    ),
    section(
      'By channel',
      table(({ row }) => row.channel),
    ),
    section(
      'By file',
      table(({ row }) => row.source),
    ),
    section('Calibration', [
      '| probability | messages | said | so |',
      '|---|---|---|---|',
      ...calibrationLines(scored),
    ]),
    section('Worst misses', missLines(scored)),
    section('Rules', ruleLines(card)),
    section('Data', dataLines(card)),
  ]
  writeFileSync(join(card.folder, 'MODEL.md'), parts.join('\n'))
  card.say('MODEL.md written')
  console.log(
    [
      tableHead,
      tableLine('benchmark', scored),
      ...groupedLines(scored, ({ row }) => (row.lang === 'en' ? 'English' : 'other languages')),
    ].join('\n'),
  )
  console.log(`calibration error ${calibrationOf(scored).toFixed(3)}`)
}
