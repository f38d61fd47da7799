import { analyzeText, type TextModel } from '@atlas/engine'
import { groupNumber, isBenchmark, type Row } from './corpus.ts'

/** Sixty benchmark messages, every kind among them, chosen by number and not by result. */
const chosen = (rows: readonly Row[]): Row[] =>
  rows
    .filter((row) => isBenchmark(row))
    .sort((left, right) => groupNumber(left.id) - groupNumber(right.id))
    .slice(0, 60)

/** What a person would notice if it changed. Scores are rounded, so that a last-digit difference is no difference. */
export const goldenReports = (model: TextModel, rows: readonly Row[]) =>
  chosen(rows).map((row) => {
    const report = analyzeText(row.text, { model })
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

/** What changed, line by line, for a person to read before it is accepted. */
export const goldenDifference = (before: string, after: string): string[] => {
  const blocks = (text: string): Map<string, string> =>
    new Map(text.split(/(?<=\n \},?\n)/).map((block) => [/"id": "([^"]+)"/.exec(block)?.[1] ?? '', block]))
  const [old, now] = [blocks(before), blocks(after)]
  return [...now].flatMap(([id, block]) => {
    const was = old.get(id)?.split('\n') ?? []
    const is = block.split('\n')
    const gone = was.filter((line) => !is.includes(line)).map((line) => `  - ${line.trim()}`)
    const come = is.filter((line) => !was.includes(line)).map((line) => `  + ${line.trim()}`)
    return gone.length + come.length === 0 || id === '' ? [] : [id, ...gone, ...come]
  })
}
