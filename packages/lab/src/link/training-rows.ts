import { UNKNOWN_RANK } from '@atlas/engine/link-training'
import type { Row } from './rows.ts'
import { isTaken, mayTrain, partOf } from './sources.ts'

export type Example = {
  readonly url: string
  readonly malicious: boolean
  readonly weight: number
  readonly domain: string
}

/** Enough of one domain is enough: a big feed entry must not teach its own name. */
const PER_DOMAIN = 4
const BEST_KNOWN = 2
/** Shares of very large or one-sided sources. */
const SHARES: readonly (readonly [RegExp, number])[] = [
  [/^reddit/, 0.35],
  [/^DMOZ/, 0.5],
]

/** Newer rows tell more of the scams to come; malware sites are named as scam sites are, but are not our subject. */
const scamWeight = (row: Row): number => {
  if (/^GlobalAntiScamOrg|^durablenapkin/.test(row.source)) return 0.4
  if (row.source.startsWith('polkadot')) return 0.3
  const subject = row.source.endsWith('malware/other') ? 0.4 : 1
  if (row.date >= '2024-12') return 3 * subject
  if (row.date >= '2023-06') return 1.5 * subject
  return 0.6 * subject
}

const honestWeight = (row: Row): number => {
  if (/^reddit|^DMOZ/.test(row.source)) return 1
  if (row.source.startsWith('ethereum-lists')) return 6
  return row.url.includes('.blogspot.com') && row.source.startsWith('CrUX') ? 0.5 : 3
}

/** Malware is often put on numbers and on honest sites that were broken into; those rows say nothing about names. */
const isUseful = (row: Row, rank: number): boolean => {
  if (rank <= BEST_KNOWN) return false
  return !row.source.endsWith('malware/other') || (rank === UNKNOWN_RANK && !/^\d+(?:\.\d+){3}/.test(row.url))
}

const isChosen = (row: Row): boolean => {
  const share = SHARES.find(([source]) => source.test(row.source))?.[1] ?? 1
  return share === 1 || isTaken(row.url, share, 5)
}

const homeOf = (url: string): string => url.split(/[/?#]/)[0] ?? url

/** Rows to learn from, and for honest deep links now and then the home page too, so that a path is no sign of either. */
export const trainingExamples = (
  scams: readonly Row[],
  honest: readonly Row[],
  rankOf: (domain: string) => number,
): Example[] => {
  const seen = new Map<string, number>()
  const urls = new Set<string>()
  const examples: Example[] = []
  const add = (url: string, malicious: boolean, weight: number, domain: string): void => {
    const times = seen.get(domain) ?? 0
    if (times >= PER_DOMAIN || urls.has(url)) return
    seen.set(domain, times + 1)
    urls.add(url)
    examples.push({ url, malicious, weight, domain })
  }
  for (const row of scams) {
    // Feeds carry pages of the best-known sites by mistake; learning from them would teach nonsense.
    if (mayTrain(row) && isUseful(row, rankOf(row.domain))) add(row.url, true, scamWeight(row), row.domain)
  }
  for (const row of honest) {
    if (!mayTrain(row) || partOf(row.domain) !== 'train' || !isChosen(row)) continue
    // A home page taken from the popularity list would teach that the list is always right.
    if (row.source.startsWith('CrUX 2') && rankOf(row.domain) < UNKNOWN_RANK) continue
    add(row.url, false, honestWeight(row), row.domain)
    if (isTaken(row.domain, 0.5, 9)) add(homeOf(row.url), false, honestWeight(row), row.domain)
  }
  return examples
}
