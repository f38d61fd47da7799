import {
  analyzeText,
  type EncoderOpinion,
  type JudgeLink,
  SCAM_ABOVE,
  SUSPICIOUS_ABOVE,
  type TextModel,
  type TextReport,
} from '@atlas/engine'
import { readEncoderOpinions } from '../encoder/scores.ts'
import type { Row } from './corpus.ts'
import { readLinkJudge } from './model-reader.ts'
import { auc, calibrationError, shareAbove } from './measure.ts'

export type Scored = { readonly row: Row; readonly report: TextReport }

type OtherTiers = {
  readonly judgeLink?: JudgeLink
  readonly encoder?: ReadonlyMap<string, EncoderOpinion>
}

export const scoreRows = (
  model: TextModel,
  rows: readonly Row[],
  textOf: (row: Row) => string = (row) => row.text,
  others: OtherTiers = {},
): Scored[] => {
  const { judgeLink, encoder } = others
  return rows.map((row) => ({
    row,
    report: analyzeText(textOf(row), { model, judgeLink, encoder: encoder?.get(row.id) }),
  }))
}

/** What stands beside the core on a server: the link engine, and the encoder as it scores rows it never saw. */
export const allTiers = (): OtherTiers => ({ judgeLink: readLinkJudge(), encoder: readEncoderOpinions() })

export const isScam = ({ row }: Scored): boolean => row.label === 'scam'

const percent = (share: number): string => (Number.isNaN(share) ? '-' : share.toFixed(3).replace(/^0/, ''))

/** One line of a table: how many, recall and false alarms at both cut points, and how well they separate. */
export const tableLine = (name: string, scored: readonly Scored[]): string => {
  const scams = scored.filter(isScam).map(({ report }) => report.score)
  const honest = scored.filter((one) => !isScam(one)).map(({ report }) => report.score)
  const separated = auc(
    scored.map(({ report }) => report.score),
    scored.map(isScam),
  )
  const cells = [
    name,
    `${scams.length} / ${honest.length}`,
    percent(shareAbove(scams, SUSPICIOUS_ABOVE)),
    percent(shareAbove(scams, SCAM_ABOVE)),
    percent(shareAbove(honest, SUSPICIOUS_ABOVE)),
    percent(shareAbove(honest, SCAM_ABOVE)),
    percent(separated),
  ]
  return `| ${cells.join(' | ')} |`
}

export const tableHead =
  '| | scams / honest | scams > 1.5 | scams > 4 | honest > 1.5 | honest > 4 | AUC |\n|---|---|---|---|---|---|---|'

export const groupedLines = (scored: readonly Scored[], by: (one: Scored) => string): string[] => {
  const groups = Map.groupBy(scored, by)
  return [...groups].sort(([left], [right]) => left.localeCompare(right)).map(([name, rows]) => tableLine(name, rows))
}

export const calibrationOf = (scored: readonly Scored[]): number =>
  calibrationError(
    scored.map(({ report }) => report.probability),
    scored.map(isScam),
  )

/** Ten bins: what was said against what was so. */
export const calibrationLines = (scored: readonly Scored[]): string[] =>
  Array.from({ length: 10 }, (_, bin) => {
    const inside = scored.filter(({ report }) => Math.min(9, Math.floor(report.probability * 10)) === bin)
    const said = inside.reduce((sum, { report }) => sum + report.probability, 0) / Math.max(1, inside.length)
    const share = inside.filter(isScam).length / Math.max(1, inside.length)
    return `| ${bin / 10}-${(bin + 1) / 10} | ${inside.length} | ${percent(said)} | ${percent(share)} |`
  })
