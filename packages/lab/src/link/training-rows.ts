import { isTenant, parseLink, readOwner, UNKNOWN_RANK, type LinkModel } from '@atlas/engine/link-training'
import { choices } from '../pipeline/choices.ts'
import type { Row } from './rows.ts'
import { isTaken, mayTrain, partOf } from './sources.ts'

export type Example = {
  readonly url: string
  readonly malicious: boolean
  readonly weight: number
  readonly domain: string
}

const settings = choices.link.rows

/** Shares of very large or one-sided sources. */
const SHARES: readonly (readonly [RegExp, number])[] = [
  [/^reddit/, settings.redditShare],
  [/^DMOZ/, settings.dmozShare],
]

const scamWeight = (row: Row): number => {
  if (/^GlobalAntiScamOrg|^durablenapkin|^polkadot/.test(row.source)) return settings.listWeight
  if (row.date >= settings.newFrom) return settings.newWeight
  if (row.date >= settings.recentFrom) return settings.recentWeight
  return settings.oldWeight
}

/** Honest pages on shared places are listed as home pages; the few deep ones must say what honest paths look like. */
const honestWeight = (row: Row, isHosted: boolean): number => {
  if (isHosted && /[/?#]/.test(row.url)) return settings.hostedDeepWeight
  if (/^reddit|^DMOZ/.test(row.source)) return settings.oldHonestWeight
  return row.url.includes('.blogspot.com') && row.source.startsWith('CrUX')
    ? settings.blogspotWeight
    : settings.honestWeight
}

const isChosen = (row: Row): boolean => {
  const share = SHARES.find(([source]) => source.test(row.source))?.[1] ?? 1
  return share === 1 || isTaken(row.url, share, 5)
}

const homeOf = (url: string): string => url.split(/[/?#]/)[0] ?? url

/** Rows to learn from, and for honest deep links now and then the home page too, so that a path is no sign of either. */
export const trainingExamples = (scams: readonly Row[], honest: readonly Row[], model: LinkModel): Example[] => {
  const { rankOf } = model.popularity
  const isHosted = ({ url }: Row): boolean => {
    const link = parseLink(url)
    return link !== undefined && isTenant({ link, owner: readOwner(link, model) })
  }
  const seen = new Map<string, number>()
  const urls = new Set<string>()
  const examples: Example[] = []
  const add = (url: string, malicious: boolean, weight: number, domain: string): void => {
    const times = seen.get(domain) ?? 0
    if (times >= settings.perDomain || urls.has(url)) return
    seen.set(domain, times + 1)
    urls.add(url)
    examples.push({ url, malicious, weight, domain })
  }
  for (const row of scams) {
    // Feeds carry pages of the best-known sites by mistake; learning from them would teach nonsense.
    if (mayTrain(row) && rankOf(row.domain) > settings.bestKnown) add(row.url, true, scamWeight(row), row.domain)
  }
  for (const row of honest) {
    if (!mayTrain(row) || partOf(row.domain) !== 'train' || !isChosen(row)) continue
    // A home page taken from the popularity list would teach that the list is always right.
    if (row.source.startsWith('CrUX 2') && rankOf(row.domain) < UNKNOWN_RANK) continue
    add(row.url, false, honestWeight(row, isHosted(row)), row.domain)
    if (isTaken(row.domain, settings.homeShare, 9)) add(homeOf(row.url), false, honestWeight(row, false), row.domain)
  }
  return examples
}
