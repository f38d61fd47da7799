import { readFileSync, writeFileSync } from 'node:fs'
import type { LinkModel } from '@atlas/engine'
import { readSections, writeSections } from '@atlas/engine/link-training'
import { MODEL_FILE, readLinkModel } from './model-file.ts'
import { rawScoreOf, type RawScore } from './raw-score.ts'
import { readHonest, readScams } from './sources.ts'
import { honestSets, scamSets, type TestSet } from './test-sets.ts'

/** Shares of honest validation links allowed above each cut: below the bars, for links and domains not seen yet. */
const ALLOWED = {
  own: { classes: ['deep', 'home'], flagged: 0.0075, red: 0.0007 },
  shared: { classes: ['hosting'], flagged: 0.02, red: 0.0012 },
} as const
type Kind = keyof typeof ALLOWED
const KINDS = ['own', 'shared'] as const satisfies readonly Kind[]
type Cuts = { readonly harmless: number; readonly suspicious: number; readonly dangerous: number }

type Scored = { readonly name: string; readonly scores: readonly RawScore[] }

const scored = ({ name, rows }: TestSet, model: LinkModel): Scored => ({
  name,
  scores: rows.map((row) => rawScoreOf(row.url, model)).filter((score) => score !== undefined),
})

/** The score above which no more than `most` of these lie. */
const cutAt = (scores: readonly number[], most: number): number =>
  ([...scores].sort((a, b) => b - a)[Math.floor(most)] ?? 0) + 1e-3

const chooseCuts = (kind: Kind, honest: readonly Scored[], scams: readonly Scored[]): Cuts => {
  const of = (sets: readonly Scored[]) => sets.flatMap(({ scores }) => scores)
  const rule = ALLOWED[kind]
  const classes: readonly string[] = rule.classes
  const pool = of(honest.filter(({ name }) => classes.includes(name)))
  const here = pool.filter(({ shared }) => shared === (kind === 'shared')).map(({ score }) => score)
  const bad = of(scams)
    .filter(({ shared }) => shared === (kind === 'shared'))
    .map(({ score }) => score)
  const suspicious = cutAt(here, rule.flagged * pool.length)
  const dangerous = Math.max(cutAt(here, rule.red * pool.length), suspicious + 0.2)
  return { harmless: Math.min(cutAt(bad, 0.97 * bad.length), suspicious - 0.5), suspicious, dangerous }
}

const share = ({ scores }: Scored, cuts: Readonly<Record<Kind, Cuts>>, cut: 'suspicious' | 'dangerous'): string => {
  const above = scores.filter(({ score, shared }) => score >= cuts[shared ? 'shared' : 'own'][cut]).length
  return ((100 * above) / Math.max(1, scores.length)).toFixed(2).padStart(7)
}

/** Chooses the cuts on validation links, writes them into the model file and shows what they do there. */
const measure = (folder: string): void => {
  const model = readLinkModel()
  const honest = honestSets(readHonest(folder), 'validate').map((set) => scored(set, model))
  const scams = scamSets(readScams(folder), 'validate').map((set) => scored(set, model))
  const cuts = { own: chooseCuts('own', honest, scams), shared: chooseCuts('shared', honest, scams) }
  console.log(cuts)
  for (const set of [...scams, ...honest]) {
    console.log(
      set.name.padEnd(12),
      String(set.scores.length).padStart(6),
      'red',
      share(set, cuts, 'dangerous'),
      'flagged',
      share(set, cuts, 'suspicious'),
    )
  }
  const sections = new Map(readSections(readFileSync(MODEL_FILE)))
  for (const kind of KINDS) {
    const { harmless, suspicious, dangerous } = cuts[kind]
    sections.set(`cuts-${kind}`, new TextEncoder().encode(`${harmless} ${suspicious} ${dangerous}`))
  }
  writeFileSync(MODEL_FILE, writeSections(sections))
}

measure(process.argv[2] ?? '')
