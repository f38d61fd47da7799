import { analyzeLink, type LinkModel, type LinkReport } from '@atlas/engine'
import {
  HOWS,
  parseLink,
  readSigns,
  UNKNOWN_RANK,
  type Copies,
  type Signs,
  type Weigher,
} from '@atlas/engine/link-training'
import { choices } from '../pipeline/choices.ts'
import { bestCopies, type CopyCell } from './copies-fit.ts'
import { EMPTY_WEIGHER } from './fit.ts'
import type { TestSet } from './test-sets.ts'
import type { Validation } from './validation.ts'

const settings = choices.link.weigher

/** One validation link: its signs, and what is said of it while the weigher says nothing. */
type Looked = {
  readonly url: string
  readonly malicious: boolean
  readonly signs: Signs
  readonly verdict: LinkReport['verdict']
}

const judge = (url: string, model: LinkModel): LinkReport | undefined => {
  const report = analyzeLink(url, model)
  return report.status === 'judged' ? report : undefined
}

const lookAt = (sets: readonly TestSet[], model: LinkModel): Looked[] =>
  sets.flatMap(({ rows }) =>
    rows.flatMap(({ url, malicious }) => {
      const [link, report] = [parseLink(url), judge(url, model)]
      return link && report ? [{ url, malicious, signs: readSigns(link, model), verdict: report.verdict }] : []
    }),
  )

const isFlagged = (verdict: LinkReport['verdict']): boolean => verdict === 'suspicious' || verdict === 'dangerous'
const isRed = (verdict: LinkReport['verdict']): boolean => verdict === 'dangerous'

const EVERY_WAY: Copies = Object.fromEntries(HOWS.map((how) => [how, 0]))

/** Links that copy a most copied brand, by way and weight of the word; what a bound cannot lift does not count. */
const copyCells = (looked: readonly Looked[], model: LinkModel, part: 'flaggedCopies' | 'redCopies'): CopyCell[] => {
  const reached = part === 'redCopies' ? isRed : isFlagged
  const lifted: LinkModel = { ...model, weigher: { ...EMPTY_WEIGHER, [part]: EVERY_WAY } }
  return looked.flatMap(({ url, malicious, verdict, signs: { likeness, owner } }) => {
    if (!likeness || likeness.doubtful || owner.place || likeness.brand.tier !== 1) return []
    if (!reached(verdict) && !reached(judge(url, lifted)?.verdict ?? 'cannot-tell')) return []
    return [{ how: likeness.how, weight: likeness.weight, malicious, caught: reached(verdict) }]
  })
}

/** The greatest rank up to which no more than so many of these scams are lost. */
export const greatestRank = (lost: readonly { readonly signs: Pick<Signs, 'rank'> }[], most: number): number => {
  const lostUpTo = (rank: number): number => lost.filter(({ signs }) => signs.rank <= rank).length
  let rank = 0
  while (rank + 1 < UNKNOWN_RANK && lostUpTo(rank + 1) <= most) rank += 1
  return rank
}

const meanUnsure = (looked: readonly Looked[], model: LinkModel): number => {
  const unsure = looked
    .map(({ url }) => judge(url, model))
    .filter((report) => report?.verdict === 'cannot-tell')
    .map((report) => report?.probability ?? 0)
  return unsure.reduce((sum, value) => sum + value, 0) / Math.max(1, unsure.length)
}

/**
 * Chooses on validation links what weigh.ts reads from the file. What warns may flag so many honest links and catches
 * the most scams with them; what protects the well known may lose so many scams and covers the most ranks with them.
 */
export const fitWeigher = (validation: Validation, given: LinkModel): Weigher => {
  const bare: LinkModel = { ...given, weigher: EMPTY_WEIGHER }
  const scams = lookAt(validation.scams, bare)
  const honest = lookAt(
    validation.honest.filter(({ name }) => name !== 'hosting'),
    bare,
  )
  const all = [...scams, ...honest]
  const copies = (part: 'flaggedCopies' | 'redCopies', share: number, seen: number): Copies =>
    bestCopies(copyCells(all, bare, part), Math.floor(share * honest.length), seen)
  const onOwnName = scams.filter(({ signs, verdict }) => !signs.owner.place && isFlagged(verdict))
  const tenants = scams.filter(({ signs, verdict }) => signs.owner.place !== undefined && isRed(verdict))
  const fitted: Weigher = {
    flaggedCopies: copies('flaggedCopies', settings.copiedFlagged, settings.copiedSeenFlagged),
    redCopies: copies('redCopies', settings.copiedRed, settings.copiedSeenRed),
    bestKnown: greatestRank(onOwnName, settings.bestKnownScams * scams.length),
    knownTenant: greatestRank(tenants, settings.knownTenantScams * scams.length),
    claimedKnown: greatestRank(scams, settings.claimedScams * scams.length),
    nothingKnown: 0,
  }
  const model: LinkModel = { ...given, weigher: fitted }
  const unsure = (meanUnsure(scams, model) + meanUnsure(honest, model)) / 2
  return { ...fitted, nothingKnown: Math.round(unsure * 1000) / 1000 }
}
