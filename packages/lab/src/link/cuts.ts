import type { LinkModel } from '@atlas/engine/link-training'
import { choices } from '../pipeline/choices.ts'
import { rawScoreOf, type RawScore } from './raw-score.ts'
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
    crypto: settings.flaggedCrypto,
  },
  dangerous: {
    pages: settings.redPages,
    sharedPages: settings.redSharedPages,
    hosting: settings.redHosting,
    crypto: settings.redCrypto,
  },
} as const
type Kind = 'own' | 'shared'
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

/** The learned score at which a link is called honest, suspicious and dangerous, for both kinds of place. */
export const chooseCuts = (validation: Validation, model: LinkModel): Readonly<Record<Kind, Cuts>> => {
  const honest = validation.honest.map((set) => scored(set, model))
  const scams = validation.scams.map((set) => scored(set, model))
  const [flag, red] = [chooseCut('suspicious', honest), chooseCut('dangerous', honest)]
  const cutsOf = (kind: Kind): Cuts => {
    const bad = scoresOf(scams, kind === 'shared')
    const harmless = Math.min(cutAt(bad, settings.scamsAbove * bad.length), flag[kind] - settings.harmlessApart)
    return {
      harmless,
      suspicious: flag[kind],
      dangerous: Math.max(red[kind], flag[kind] + settings.redApart),
    }
  }
  return { own: cutsOf('own'), shared: cutsOf('shared') }
}

export const cutsText = ({ harmless, suspicious, dangerous }: Cuts): Uint8Array =>
  new TextEncoder().encode(`${harmless} ${suspicious} ${dangerous}`)
