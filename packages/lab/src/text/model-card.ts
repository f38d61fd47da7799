import { cleanSets } from './public-sets.ts'
import { calibrationLines, calibrationOf, groupedLines, isScam, type Scored, tableHead, tableLine } from './scored.ts'
import type { RuleRecord } from './stacking.ts'
import type { Curve } from '../benchmark/figures-file.ts'

/** What MODEL.md is written from. */
export type Card = {
  /** The benchmark with more and more of the engine at work. */
  readonly browser: readonly Scored[]
  readonly server: readonly Scored[]
  /** What an engine of an earlier edition said of the same rows, and what that model was. */
  readonly before: { readonly model: string; readonly scores: ReadonlyMap<string, number> }
  readonly curve: Curve
  readonly records: readonly RuleRecord[]
  readonly points: Readonly<Record<string, number>>
  readonly made: Readonly<Record<string, string>>
  /** How many rows of each public set were learned from. */
  readonly others: ReadonlyMap<string, number>
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

const dataLines = ({ made, others }: Card): string[] => [
  'Our own corpus (packages/lab/corpus), without what is held back, and at low weight rows of these public sets, whose licences allow it. No row of theirs is in the repository.',
  '',
  '| set | licence | rows used |',
  '|---|---|---|',
  ...cleanSets.map(({ name, licence }) => `| ${name} | ${licence} | ${others.get(name) ?? 0} |`),
  '',
  'Made from, each by the first half of a SHA-256:',
  '',
  ...Object.entries(made).map(([name, hash]) => `- ${name} ${hash}`),
]

const curveLines = ({ publicMessages, points }: Curve): string[] => [
  `The core alone, fitted on a quarter, a half and all of our training messages, with ${publicMessages} public ones.`,
  '',
  '| messages | AUC | scams found at 5 % false alarms |',
  '|---|---|---|',
  ...points.map(({ messages, auc, recallAt5 }) => `| ${messages} | ${auc} | ${recallAt5} |`),
]

/** MODEL.md: what the model was made from and how it does on the benchmark it never saw. */
export const modelCard = (card: Card): string => {
  const { browser, server, before } = card
  const then = ({ row }: Scored): number => before.scores.get(row.id) ?? 0
  const table = (by: (one: Scored) => string): string[] => [tableHead, ...groupedLines(server, by, then)]
  const parts = [
    '# The text model\n\nWritten by `npm run model`. Figures are those of the public benchmark: a fixed tenth of the corpus, by group, never trained on, without the messages that a careful reader could not decide. The encoder speaks with eight bits, as it ships.\n',
    section('Benchmark', [
      tableHead,
      tableLine('core and links, as in a browser', browser),
      tableLine('core, links and encoder, as on a server', server),
      '',
      tableHead,
      tableLine('all tiers, first edition → now', server, then),
      '',
      `All tables below are those of all tiers together. Where two figures stand in a cell, the first is that of the engine as it was trained on the first edition of the corpus (8,866 messages; model ${before.model}), measured on the very same rows; it had seen none of them.`,
      '',
      `Expected calibration error: ${calibrationOf(server).toFixed(3)}`,
    ]),
    section('Learning curve', curveLines(card.curve)),
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
    section('Calibration', [
      '| probability | messages | said | so |',
      '|---|---|---|---|',
      ...calibrationLines(server),
    ]),
    section('Worst misses', missLines(server)),
    section('Rules', ruleLines(card)),
    section('Data', dataLines(card)),
  ]
  return parts.join('\n')
}
