import type { CutKind, LinkModel } from '@atlas/engine/link-training'
import { choices } from '../pipeline/choices.ts'
import { rawScoreOf, withoutPlaces, type RawScore } from './raw-score.ts'
import type { TestSet } from './test-sets.ts'
import type { Validation } from './validation.ts'

const settings = choices.link.cuts

/**
 * Shares of honest validation links allowed above each cut: below the bars, for links and domains not seen yet.
 * Deep links and home pages stand on both kinds of place; the shared ones may use up only a part of their share.
 */
const ALLOWED = {
  suspicious: {
    pages: settings.flaggedPages,
    sharedPages: settings.flaggedSharedPages,
    hosting: settings.flaggedHosting,
    newHosting: settings.flaggedNewHosting,
    crypto: settings.flaggedCrypto,
  },
  dangerous: {
    pages: settings.redPages,
    sharedPages: settings.redSharedPages,
    hosting: settings.redHosting,
    newHosting: settings.redNewHosting,
    crypto: settings.redCrypto,
  },
} as const
type Cut = keyof typeof ALLOWED
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

const mayReach = (score: RawScore, cut: Cut): boolean => (cut === 'dangerous' ? score.mayBeRed : score.mayFlag)

const scoresOf = (sets: readonly Scored[], kinds: readonly CutKind[], cut: Cut = 'suspicious'): number[] =>
  sets.flatMap(({ scores }) =>
    scores.filter(({ kind }) => kinds.includes(kind)).map((score) => (mayReach(score, cut) ? score.score : NEVER)),
  )

type Honest = {
  readonly sets: readonly Scored[]
  /** Pages on free hosts as if nothing were known of their host. */
  readonly newHosting: readonly Scored[]
}

const chooseCut = (cut: Cut, { sets, newHosting }: Honest): Readonly<Record<CutKind, number>> => {
  const allowed = ALLOWED[cut]
  const named = (...names: readonly string[]): Scored[] => sets.filter(({ name }) => names.includes(name))
  const pages = named('deep', 'home')
  const total = pages.reduce((sum, { scores }) => sum + scores.length, 0)
  const hosting = scoresOf(named('hosting'), ['shared'], cut)
  const hostedPages = scoresOf(pages, ['shared', 'unknown'], cut)
  const shared = Math.max(
    cutAt(hosting, allowed.hosting * hosting.length),
    cutAt(hostedPages, allowed.sharedPages * total),
  )
  const asNew = scoresOf(newHosting, ['unknown'], cut)
  const unknown = cutAt(asNew, allowed.newHosting * asNew.length)
  const used =
    scoresOf(pages, ['shared'], cut).filter((score) => score >= shared).length +
    scoresOf(pages, ['unknown'], cut).filter((score) => score >= unknown).length
  const crypto = scoresOf(named('crypto'), ['own'], cut)
  const own = Math.max(
    cutAt(scoresOf(pages, ['own'], cut), allowed.pages * total - used),
    cutAt(crypto, allowed.crypto * crypto.length),
  )
  return { own, shared, unknown }
}

/** The learned score at which a link is called honest, suspicious and dangerous, for each kind of place. */
export const chooseCuts = (validation: Validation, model: LinkModel): Readonly<Record<CutKind, Cuts>> => {
  const honest: Honest = {
    sets: validation.honest.map((set) => scored(set, model)),
    newHosting: validation.honest
      .filter(({ name }) => name === 'hosting')
      .map((set) => scored(set, withoutPlaces(model))),
  }
  const scams = validation.scams.map((set) => scored(set, model))
  const [flag, red] = [chooseCut('suspicious', honest), chooseCut('dangerous', honest)]
  const cutsOf = (kind: CutKind): Cuts => {
    const bad = scoresOf(scams, kind === 'own' ? ['own'] : ['shared', 'unknown'])
    const harmless = Math.min(cutAt(bad, settings.scamsAbove * bad.length), flag[kind] - settings.harmlessApart)
    return {
      harmless,
      suspicious: flag[kind],
      dangerous: Math.max(red[kind], flag[kind] + settings.redApart),
    }
  }
  return { own: cutsOf('own'), shared: cutsOf('shared'), unknown: cutsOf('unknown') }
}

export const cutsText = ({ harmless, suspicious, dangerous }: Cuts): Uint8Array =>
  new TextEncoder().encode(`${harmless} ${suspicious} ${dangerous}`)
