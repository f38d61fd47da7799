import {
  analyzeText,
  type EncoderOpinion,
  type LinkKnowledge,
  SCAM_ABOVE,
  SUSPICIOUS_ABOVE,
  type TextModel,
  type TextReport,
} from '@atlas/engine'
import type { Row } from './corpus.ts'
import { auc, calibrationError, shareAbove } from './measure.ts'

export type Scored = { readonly row: Row; readonly report: TextReport }

/** What stands beside the core: the link engine in a browser, and on a server the encoder too. */
export type OtherTiers = {
  readonly links: LinkKnowledge
  readonly encoder?: ReadonlyMap<string, EncoderOpinion>
}

export const scoreRows = (
  model: TextModel,
  rows: readonly Row[],
  textOf: (row: Row) => string = (row) => row.text,
  { links, encoder }: OtherTiers,
): Scored[] => {
  return rows.map((row) => ({
    row,
    report: analyzeText(textOf(row), { model, links, encoder: encoder?.get(row.id) }),
  }))
}

export const isScam = ({ row }: Scored): boolean => row.label === 'scam'

const percent = (share: number): string => (Number.isNaN(share) ? '-' : share.toFixed(3).replace(/^0/, ''))

type ScoreOf = (one: Scored) => number
const scoreNow: ScoreOf = ({ report }) => report.score

/** Recall and false alarms at both cut points, and how well they separate. */
const figuresOf = (scored: readonly Scored[], scoreOf: ScoreOf): string[] => {
  const scams = scored.filter(isScam).map(scoreOf)
  const honest = scored.filter((one) => !isScam(one)).map(scoreOf)
  return [
    shareAbove(scams, SUSPICIOUS_ABOVE),
    shareAbove(scams, SCAM_ABOVE),
    shareAbove(honest, SUSPICIOUS_ABOVE),
    shareAbove(honest, SCAM_ABOVE),
    auc(scored.map(scoreOf), scored.map(isScam)),
  ].map(percent)
}

/** One line of a table: how many there are, and the figures; with those of an earlier engine in front where it is given. */
export const tableLine = (name: string, scored: readonly Scored[], before?: ScoreOf): string => {
  const now = figuresOf(scored, scoreNow)
  const then = before === undefined ? undefined : figuresOf(scored, before)
  const scams = scored.filter(isScam).length
  const figures = now.map((figure, place) => (then === undefined ? figure : `${then[place]} → ${figure}`))
  return `| ${[name, `${scams} / ${scored.length - scams}`, ...figures].join(' | ')} |`
}

export const tableHead =
  '| | scams / honest | scams > 1.5 | scams > 4 | honest > 1.5 | honest > 4 | AUC |\n|---|---|---|---|---|---|---|'

export const groupedLines = (scored: readonly Scored[], by: (one: Scored) => string, before?: ScoreOf): string[] =>
  [...Map.groupBy(scored, by)]
    .sort(([left], [right]) => left.localeCompare(right))
    .map(([name, rows]) => tableLine(name, rows, before))

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
