import type { Asked } from './ask.ts'
import { calibrationOf, type Cuts, type Judged, lineOf, linesBy, tableOf, unsureShare } from './figures.ts'
import type { Benchmark } from './rows.ts'

const percent = (share: number | null): string => (share === null ? 'not told' : `${(share * 100).toFixed(1)} %`)

const failureLines = ({ failures }: Asked): string[] => {
  const count = [...failures.values()].reduce((sum, some) => sum + some, 0)
  return count === 0
    ? ['Every message was answered.']
    : [
        `${count} messages got no answer and are in no figure:`,
        ...[...failures].map(([reason, some]) => `- ${some}: ${reason}`),
      ]
}

/** Everything the runner prints: the whole, then by language, kind and channel, then what could not be asked. */
export const reportLines = (benchmark: Benchmark, asked: Asked, cuts: Cuts): string[] => {
  const ids = new Set(benchmark.undecidable.map(({ id }) => id))
  const judged = asked.judged.filter(({ row }) => !ids.has(row.id))
  const open: readonly Judged[] = asked.judged.filter(({ row }) => ids.has(row.id))
  const table = (title: string, by: (one: Judged['row']) => string): string[] => [
    '',
    title,
    ...tableOf(linesBy(judged, by, cuts), cuts),
  ]
  const marked = cuts.sure === undefined ? '' : `, surely: above ${cuts.sure}`
  if (asked.judged.length === 0) return failureLines(asked)
  return [
    `The ATLAS benchmark: ${benchmark.decidable.length} messages, and ${benchmark.undecidable.length} that nobody can decide from the text alone. Marked: above ${cuts.marked}${marked}.`,
    '',
    ...tableOf([lineOf('all', judged, cuts)], cuts),
    ...table('By language', ({ lang }) => lang),
    ...table('By kind', ({ kind }) => kind),
    ...table('By channel', ({ channel }) => channel),
    '',
    `Expected calibration error: ${calibrationOf(judged)?.toFixed(3) ?? 'no probability in the answers'}`,
    `Unsure: ${percent(unsureShare(judged))} of the decidable, ${percent(unsureShare(open))} of the undecidable`,
    ...failureLines(asked),
  ]
}
