import { readFileSync, writeFileSync } from 'node:fs'
import type { LinkModel } from '@atlas/engine'
import { readSections, writeSections } from '@atlas/engine/link-training'
import { MODEL_FILE, readLinkModel } from './model-file.ts'
import { rawScoreOf, type RawScore } from './raw-score.ts'
import { readHonest, readScams } from './sources.ts'
import { honestSets, scamSets, type TestSet } from './test-sets.ts'

/**
 * Shares of honest validation links allowed above each cut: below the bars, for links and domains not seen yet.
 * Deep links and home pages stand on both kinds of place; the shared ones may use up only a part of their share.
 */
const ALLOWED = {
  suspicious: { pages: 0.0096, sharedPages: 0.002, hosting: 0.04, crypto: 0.045 },
  dangerous: { pages: 0.00095, sharedPages: 0.0003, hosting: 0.0028, crypto: 0.01 },
} as const
const KINDS = ['own', 'shared'] as const
type Kind = (typeof KINDS)[number]
type Cuts = { readonly harmless: number; readonly suspicious: number; readonly dangerous: number }

const NEVER = -99

type Scored = { readonly name: string; readonly scores: readonly RawScore[] }

const scored = ({ name, rows }: TestSet, model: LinkModel): Scored => ({
  name,
  scores: rows.map((row) => rawScoreOf(row.url, model)).filter((score) => score !== undefined),
})

/** The score above which no more than `most` of these lie. */
const cutAt = (scores: readonly number[], most: number): number =>
  ([...scores].sort((a, b) => b - a)[Math.floor(most)] ?? 0) + 1e-3

const mayReach = (score: RawScore, cut: keyof typeof ALLOWED): boolean =>
  cut === 'dangerous' ? score.mayBeRed : score.mayFlag

const scoresOf = (sets: readonly Scored[], shared: boolean, cut: keyof typeof ALLOWED = 'suspicious'): number[] =>
  sets.flatMap(({ scores }) =>
    scores.filter((score) => score.shared === shared).map((score) => (mayReach(score, cut) ? score.score : NEVER)),
  )

const chooseCut = (cut: keyof typeof ALLOWED, honest: readonly Scored[]): Readonly<Record<Kind, number>> => {
  const allowed = ALLOWED[cut]
  const pages = honest.filter(({ name }) => name === 'deep' || name === 'home')
  const hosting = honest.filter(({ name }) => name === 'hosting')
  const total = pages.reduce((sum, { scores }) => sum + scores.length, 0)
  const sharedPages = scoresOf(pages, true, cut)
  const shared = Math.max(
    cutAt(scoresOf(hosting, true, cut), allowed.hosting * scoresOf(hosting, true, cut).length),
    cutAt(sharedPages, allowed.sharedPages * total),
  )
  const used = sharedPages.filter((score) => score >= shared).length
  const crypto = scoresOf(
    honest.filter(({ name }) => name === 'crypto'),
    false,
    cut,
  )
  const own = Math.max(
    cutAt(scoresOf(pages, false, cut), allowed.pages * total - used),
    cutAt(crypto, allowed.crypto * crypto.length),
  )
  return { own, shared }
}

const chooseCuts = (honest: readonly Scored[], scams: readonly Scored[]): Readonly<Record<Kind, Cuts>> => {
  const [flag, red] = [chooseCut('suspicious', honest), chooseCut('dangerous', honest)]
  const cutsOf = (kind: Kind): Cuts => {
    const bad = scoresOf(scams, kind === 'shared')
    const harmless = Math.min(cutAt(bad, 0.97 * bad.length), flag[kind] - 0.5)
    return { harmless, suspicious: flag[kind], dangerous: Math.max(red[kind], flag[kind] + 0.2) }
  }
  return { own: cutsOf('own'), shared: cutsOf('shared') }
}

const share = ({ scores }: Scored, cuts: Readonly<Record<Kind, Cuts>>, cut: 'suspicious' | 'dangerous'): string => {
  const above = scores.filter(
    (score) => mayReach(score, cut) && score.score >= cuts[score.shared ? 'shared' : 'own'][cut],
  ).length
  return ((100 * above) / Math.max(1, scores.length)).toFixed(2).padStart(7)
}

/** Chooses the cuts on validation links, writes them into the model file and shows what they do there. */
const measure = (folder: string): void => {
  const model = readLinkModel()
  const honest = honestSets(readHonest(folder), 'validate').map((set) => scored(set, model))
  const scams = scamSets(readScams(folder), 'validate').map((set) => scored(set, model))
  const cuts = chooseCuts(honest, scams)
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
