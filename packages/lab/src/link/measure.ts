import { writeFileSync, readFileSync } from 'node:fs'
import { readSections, writeSections } from '@atlas/engine/link-training'
import { rawScoreOf } from './raw-score.ts'
import { MODEL_FILE, readLinkModel } from './model-file.ts'
import { readHonest, readScams } from './sources.ts'
import { honestSets, scamSets, type TestSet } from './test-sets.ts'

/** Shares of honest validation links allowed above each cut: half to two thirds of the bars, for links not seen yet. */
const ALLOWED = [
  { classes: ['deep', 'home'], flagged: 0.006, red: 0.0006 },
  { classes: ['account', 'crypto', 'hosting'], flagged: 0.02, red: 0.0012 },
] as const

const descending = (values: readonly number[]): number[] => [...values].sort((a, b) => b - a)

const cutAt = (scores: readonly number[], share: number): number => {
  const sorted = descending(scores)
  return (sorted[Math.ceil(share * sorted.length)] ?? 0) + 1e-3
}

const share = (scores: readonly number[], cut: number): string =>
  ((100 * scores.filter((score) => score >= cut).length) / Math.max(1, scores.length)).toFixed(2).padStart(7)

const scored = ({ name, rows }: TestSet, model: ReturnType<typeof readLinkModel>) => ({
  name,
  scores: rows.map((row) => rawScoreOf(row.url, model) ?? 0),
})

/** Chooses the cuts on validation links, writes them into the model file and shows what they do there. */
const measure = (folder: string): void => {
  const model = readLinkModel()
  const honest = honestSets(readHonest(folder), 'validate').map((set) => scored(set, model))
  const scams = scamSets(readScams(folder), 'validate').map((set) => scored(set, model))
  const pooled = (classes: readonly string[]) =>
    honest.filter(({ name }) => classes.includes(name)).flatMap(({ scores }) => scores)
  const cuts = (kind: 'flagged' | 'red') => Math.max(...ALLOWED.map((rule) => cutAt(pooled(rule.classes), rule[kind])))
  const [suspicious, dangerous] = [cuts('flagged'), cuts('red')]
  const harmless = cutAt(
    scams.flatMap(({ scores }) => scores),
    0.97,
  )
  console.log('cuts', { harmless, suspicious, dangerous })
  for (const rule of ALLOWED)
    console.log(
      rule.classes.join('+'),
      'alone',
      cutAt(pooled(rule.classes), rule.flagged).toFixed(2),
      cutAt(pooled(rule.classes), rule.red).toFixed(2),
    )
  for (const { name, scores } of [...scams, ...honest]) {
    console.log(
      name.padEnd(12),
      String(scores.length).padStart(6),
      'red',
      share(scores, dangerous),
      'flagged',
      share(scores, suspicious),
    )
  }
  const sections = new Map(readSections(readFileSync(MODEL_FILE)))
  const low = Math.min(harmless, suspicious - 0.5)
  sections.set('cuts', new TextEncoder().encode([low, suspicious, Math.max(dangerous, suspicious + 0.2)].join(' ')))
  writeFileSync(MODEL_FILE, writeSections(sections))
}

measure(process.argv[2] ?? '')
