import { analyzeText, type TextModel } from '@atlas/engine'
import * as z from 'zod'
import type { OtherTiers } from './scored.ts'
import { groupNumber, isBenchmark, type Row } from './corpus.ts'

/** Sixty benchmark messages, every kind among them, chosen by number and not by result. */
export const goldenRows = (rows: readonly Row[]): Row[] =>
  rows
    .filter((row) => isBenchmark(row))
    .sort((left, right) => groupNumber(left.id) - groupNumber(right.id))
    .slice(0, 60)

/** What a person would notice if it changed. Scores are rounded, so that a last-digit difference is no difference. */
export const goldenReports = (model: TextModel, rows: readonly Row[], { links, encoder }: Required<OtherTiers>) =>
  goldenRows(rows).map((row) => {
    const report = analyzeText(row.text, { model, links, encoder: encoder.get(row.id) })
    return {
      id: row.id,
      label: row.label,
      score: Math.round(report.score * 10) / 10,
      verdict: report.verdict,
      kind: report.kind?.id ?? null,
      unsure: report.unsure,
      language: report.language.code,
      stage: report.conversation?.stage ?? null,
      evidence: report.evidence.map(
        ({ rule, quote }) => `${rule.replace('text/', '')}: ${quote.replaceAll(/\s+/g, ' ').slice(0, 60)}`,
      ),
      advice: report.advice[0] ?? null,
    }
  })

export const goldenText = (reports: ReturnType<typeof goldenReports>): string =>
  `${JSON.stringify(reports, undefined, 1)}\n`

const Reports = z.array(z.looseObject({ id: z.string() }))

/** What changed, field by field, for a person to read before it is accepted. */
export const goldenDifference = (before: string, after: string): string[] => {
  const old = new Map(Reports.parse(JSON.parse(before)).map((report) => [report.id, report]))
  return Reports.parse(JSON.parse(after)).flatMap((report) => {
    const was = old.get(report.id) ?? { id: report.id }
    const names = [...new Set([...Object.keys(was), ...Object.keys(report)])]
    const changed = names.filter((name) => JSON.stringify(was[name]) !== JSON.stringify(report[name]))
    const lines = changed.map((name) => `  ${name}: ${JSON.stringify(was[name])} -> ${JSON.stringify(report[name])}`)
    return lines.length === 0 ? [] : [report.id, ...lines]
  })
}
