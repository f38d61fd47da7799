import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { analyzeText } from '@atlas/engine'
import { expect, test } from 'vitest'
import { groupNumber, isBenchmark, readCorpus } from './corpus.ts'
import { readModel } from './model-reader.ts'

const file = fileURLToPath(new URL('golden-reports.json', import.meta.url))

/** Sixty benchmark messages, every kind among them, chosen by number and not by result. */
const chosen = () =>
  readCorpus()
    .filter(isBenchmark)
    .sort((left, right) => groupNumber(left.id) - groupNumber(right.id))
    .slice(0, 60)

/** What a person would notice if it changed. Scores are rounded, so that a last-digit difference is no difference. */
const golden = () => {
  const model = readModel()
  return chosen().map((row) => {
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
}

test('sixty reports are as they were; after a wanted change, delete golden-reports.json, run again and read the difference', () => {
  const now = golden()
  if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(now, undefined, 1)}\n`)
  expect(now).toEqual(JSON.parse(readFileSync(file, 'utf8')))
})
