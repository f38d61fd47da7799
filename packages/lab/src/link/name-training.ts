import { hashText, nameText, visitNameGrams } from '@atlas/engine/link-training'
import { parse } from 'tldts'
import { choices } from '../pipeline/choices.ts'
import { fitGrams, gramRows, rawScore, type GramFit, type GramRows, type GramSettings } from './gram-training.ts'
import { readList } from './rows.ts'
import { partOf } from './sources.ts'

const NAME_SLOTS = 1 << choices.link.fit.nameBits
const HONEST_TIMES = choices.link.fit.honestInNames

export type Named = {
  readonly name: string
  readonly domain: string
  readonly malicious: boolean
  readonly weight: number
}

/** Names of visited sites: far more honest names than the honest links have. Kept-back domains are left out. */
const visitedNames = (folder: string): Named[] =>
  readList(folder, 'crux_domains_202602.tsv.gz')
    .slice(1)
    .map((line) => line.split('\t')[0] ?? '')
    .filter((domain) => partOf(domain) === 'train')
    .map((domain) => ({
      domain,
      name: parse(domain, { allowPrivateDomains: true }).domainWithoutSuffix ?? '',
      malicious: false,
      weight: 1,
    }))

export type NameFit = { readonly fit: GramFit; readonly scores: Float32Array }

/** Fits names of scam sites against names of visited ones; each given name is scored by a fit that never saw its domain. */
export const fitNames = (folder: string, given: readonly Named[], folds: number, settings: GramSettings): NameFit => {
  const known = new Set(given.map(({ domain }) => domain))
  const all = [...given, ...visitedNames(folder).filter(({ domain }) => !known.has(domain))]
  const grams: GramRows = gramRows(
    all.map(({ name }) => nameText(name)),
    NAME_SLOTS - 1,
    visitNameGrams,
  )
  const labels = Uint8Array.from(all, ({ malicious }) => Number(malicious))
  const importance = Float32Array.from(all, ({ weight, malicious }) => (malicious ? weight : weight * HONEST_TIMES))
  const foldOf = Uint8Array.from(all, ({ domain }) => hashText(domain, 31) % folds)
  const rows = Uint32Array.from(all, (_, i) => i)
  const scores = new Float32Array(given.length)
  for (let fold = 0; fold < folds; fold += 1) {
    const fit = fitGrams(
      grams,
      labels,
      importance,
      rows.filter((row) => foldOf[row] !== fold),
      NAME_SLOTS,
      settings,
    )
    for (let row = 0; row < given.length; row += 1) if (foldOf[row] === fold) scores[row] = rawScore(grams, fit, row)
  }
  return { fit: fitGrams(grams, labels, importance, rows, NAME_SLOTS, settings), scores }
}
