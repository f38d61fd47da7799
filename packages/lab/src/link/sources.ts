import { hashText } from '@atlas/engine/link-training'
import { choices } from '../pipeline/choices.ts'
import type { Row } from './rows.ts'

/** Scam rows from this day on are never trained on: they are the test. */
export const CUT = choices.link.rows.cut

/** Domains are dealt into hands by their hash; two hands of honest domains are kept for cuts and test. */
export type Part = 'train' | 'validate' | 'test'

export const partOf = (domain: string): Part => {
  const hand = hashText(domain, 77) % choices.link.rows.hands
  if (hand === 0) return 'test'
  return hand === 1 ? 'validate' : 'train'
}

/** Sources whose licence lets weights trained on them ship. Everything else only measures. */
const CLEAN_SCAM =
  /^(?:TweetFeed:(?:phishing|scam)|polkadot-js\/phishing|GlobalAntiScamOrg|durablenapkin\/scamblocklist)$/
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

/** A choice that is the same on every run: row i is taken when its hash falls below the share. */
export const isTaken = (text: string, share: number, seed: number): boolean => hashText(text, seed) / 2 ** 32 < share
