import type { Row } from '../text/corpus.ts'
import { auc, calibrationError, recallAt, shareAbove } from '../text/measure.ts'

/** One message with what some checker said of it. */
export type Judged = {
  readonly row: Row
  readonly score: number
  readonly probability?: number | undefined
  readonly unsure?: boolean | undefined
}

/** Above the first cut a message counts as marked, above the second (where a checker has one) as surely a scam. */
export type Cuts = { readonly marked: number; readonly sure?: number | undefined }

/** One line of a table. A share nobody can state, such as the recall where there is no scam, is null. */
export type Line = {
  readonly id: string
  readonly scams: number
  readonly honest: number
  readonly caught: number | null
  readonly caughtSurely: number | null
  readonly alarms: number | null
  readonly alarmsSurely: number | null
  readonly auc: number | null
  readonly recallAt5: number | null
}

const ALLOWED_ALARMS = 0.05

const rounded = (share: number): number | null => (Number.isFinite(share) ? Math.round(share * 1000) / 1000 : null)

const isScam = ({ row }: Judged): boolean => row.label === 'scam'

export const lineOf = (id: string, judged: readonly Judged[], cuts: Cuts): Line => {
  const scams = judged.filter(isScam).map(({ score }) => score)
  const honest = judged.filter((one) => !isScam(one)).map(({ score }) => score)
  const above = (scores: readonly number[], cut: number | undefined): number | null =>
    cut === undefined ? null : rounded(shareAbove(scores, cut))
  return {
    id,
    scams: scams.length,
    honest: honest.length,
    caught: above(scams, cuts.marked),
    caughtSurely: above(scams, cuts.sure),
    alarms: above(honest, cuts.marked),
    alarmsSurely: above(honest, cuts.sure),
    auc: rounded(
      auc(
        judged.map(({ score }) => score),
        judged.map(isScam),
      ),
    ),
    recallAt5: honest.length === 0 ? null : rounded(recallAt(scams, honest, ALLOWED_ALARMS)),
  }
}

/** A line for each value of a field, in the order of their names. */
export const linesBy = (judged: readonly Judged[], by: (row: Row) => string, cuts: Cuts): Line[] =>
  [...Map.groupBy(judged, ({ row }) => by(row))]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([id, some]) => lineOf(id, some, cuts))

/** How far said and true part, over those that came with a probability; null where none did. */
export const calibrationOf = (judged: readonly Judged[]): number | null => {
  const told = judged.flatMap((one) => (one.probability === undefined ? [] : [{ ...one, said: one.probability }]))
  return told.length === 0
    ? null
    : rounded(
        calibrationError(
          told.map(({ said }) => said),
          told.map(isScam),
        ),
      )
}

/** How many were answered "unsure", of those that said whether they are. */
export const unsureShare = (judged: readonly Judged[]): number | null => {
  const told = judged.filter(({ unsure }) => unsure !== undefined)
  return told.length === 0 ? null : rounded(told.filter(({ unsure }) => unsure === true).length / told.length)
}

const share = (value: number | null): string => (value === null ? '-' : value.toFixed(3).replace(/^0/, ''))

/** Lines as a table, with the second cut's columns only where there is one. */
export const tableOf = (lines: readonly Line[], cuts: Cuts): string[] => {
  const hasSure = cuts.sure !== undefined
  const head = [
    '',
    'scams / honest',
    'scams marked',
    ...(hasSure ? ['surely'] : []),
    'honest marked',
    ...(hasSure ? ['surely'] : []),
    'AUC',
    'scams at 5 % honest',
  ]
  const cells = (line: Line): string[] => [
    line.id,
    `${line.scams} / ${line.honest}`,
    share(line.caught),
    ...(hasSure ? [share(line.caughtSurely)] : []),
    share(line.alarms),
    ...(hasSure ? [share(line.alarmsSurely)] : []),
    share(line.auc),
    share(line.recallAt5),
  ]
  const row = (values: readonly string[]): string => `| ${values.join(' | ')} |`
  return [row(head), `|${'---|'.repeat(head.length)}`, ...lines.map((line) => row(cells(line)))]
}
