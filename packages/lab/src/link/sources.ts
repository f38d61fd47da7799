import { hashText } from '@atlas/engine/link-training'
import { readRows, type Row } from './rows.ts'

/** Scam rows from this day on are never trained on: they are the test. */
export const CUT = '2025-06-01'

/** Domains are dealt into ten hands by their hash; two hands of honest domains are kept for cuts and test. */
const HANDS = 10
export type Part = 'train' | 'validate' | 'test'

export const partOf = (domain: string): Part => {
  const hand = hashText(domain, 77) % HANDS
  if (hand === 0) return 'test'
  return hand === 1 ? 'validate' : 'train'
}

/** Sources whose licence lets weights trained on them ship. Everything else only measures. */
const CLEAN_SCAM =
  /^(?:TweetFeed:(?:phishing|scam|malware\/other)|polkadot-js\/phishing|GlobalAntiScamOrg|durablenapkin\/scamblocklist)$/
const CLEAN_HONEST =
  /^(?:kagisearch|iptv-org|GSA|ethereum-lists|EbookFoundation|alltheplaces|jdm-contrib|2factorauth|apple change|awesome-rss|yt-dlp|homebrew-cask|scoop extras|recipe-scrapers|DMOZ|reddit|CrUX)/

export const mayTrain = (row: Row): boolean =>
  row.malicious ? CLEAN_SCAM.test(row.source) && row.date < CUT : CLEAN_HONEST.test(row.source)

export type HonestClass = 'deep' | 'home' | 'account' | 'crypto' | 'hosting'

const CLASSES: readonly (readonly [RegExp, HonestClass])[] = [
  [/^CrUX free-hosting|^developer-portfolios/, 'hosting'],
  [/^WeekInEth|^ethereum-lists/, 'crypto'],
  [/^jdm-contrib|^2factorauth|^apple change|^OpenTermsArchive/, 'account'],
  [/^CrUX/, 'home'],
]

export const honestClass = (row: Row): HonestClass => {
  const found = CLASSES.find(([source]) => source.test(row.source))
  if (found) return found[1]
  return /[/?#]/.test(row.url) ? 'deep' : 'home'
}

const HONEST_FILES = [
  'hn_links_2024_2026',
  'benign_deep2_2026',
  'benign_misc_2020_2026',
  'reddit_links_2013',
  'dmoz_kasztp',
  'crux_origins_202602',
  'crux_freehosting_202602',
] as const

const SCAM_FILES = [
  'openphish_2024_2026',
  'jpcert_2019_2025',
  'tweetfeed_2021_2026',
  'phishtank_snapshots_2020_2025',
  'scam_domains',
] as const

export const readHonest = (folder: string): Row[] => HONEST_FILES.flatMap((file) => readRows(folder, file))

export const readScams = (folder: string): Row[] => SCAM_FILES.flatMap((file) => readRows(folder, file))

/** A choice that is the same on every run: row i is taken when its hash falls below the share. */
export const isTaken = (text: string, share: number, seed: number): boolean => hashText(text, seed) / 2 ** 32 < share
