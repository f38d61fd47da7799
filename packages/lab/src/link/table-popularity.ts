import { writeNameTable } from '@atlas/engine/link-training'
import { parse } from 'tldts'
import { choices } from '../pipeline/choices.ts'
import { readList } from './rows.ts'

type Entries = Map<string, number>

const keepBest = (entries: Entries, name: string, rank: number): void => {
  entries.set(name, Math.min(entries.get(name) ?? 15, rank))
}

/** Ranks 1-8 from the best bucket in any country and the number of countries. */
const cruxRank = (bucket: number, countries: number): number => {
  if (countries >= choices.link.tables.everywhere) return 1
  if (countries >= choices.link.tables.widespread) return 2
  if (bucket <= 1000) return 3
  if (bucket <= 5000) return 4
  if (bucket <= 10_000) return 5
  if (bucket <= 50_000) return 6
  return bucket <= 100_000 ? 7 : 8
}

const addCrux = (entries: Entries, folder: string): void => {
  for (const line of readList(folder, 'crux_domains_202602.tsv.gz').slice(1)) {
    const [domain = '', bucket, countries] = line.split('\t')
    keepBest(entries, domain, cruxRank(Number(bucket), Number(countries)))
  }
}

/** Names are looked up by what was registered; a part of somebody's site would only take room. */
const isLookedUp = (name: string): boolean =>
  parse(name).domain === name || parse(name, { allowPrivateDomains: true }).domain === name

const DYNAMIC_DNS = 15
export const INSTITUTION = 10
const BRAND = 11
const MIDDLING = 4
const WELL_KNOWN = 7

/** Domain -> rank as the engine's popularity.ts reads it. */
export const popularityEntries = (folder: string, brandDomains: Iterable<string>): Entries => {
  const entries: Entries = new Map()
  addCrux(entries, folder)
  for (const name of readList(folder, 'tranco10k_20250115.txt')) keepBest(entries, name, 4)
  for (const name of readList(folder, 'cloudflare_top100k_20260810.txt.gz')) keepBest(entries, name, 9)
  for (const file of ['bank_websites.txt', 'university_domains.txt']) {
    // That a site is a bank's or a university's says more than a middling rank.
    for (const name of readList(folder, file)) if ((entries.get(name) ?? 15) >= MIDDLING) entries.set(name, INSTITUTION)
  }
  for (const name of brandDomains) {
    // That a list names it as a brand's site says more than that some people visit it.
    const rank = entries.get(name) ?? 15
    if (rank > WELL_KNOWN && rank !== INSTITUTION) entries.set(name, BRAND)
  }
  for (const name of readList(folder, 'dynamic_dns_misp.txt.gz')) if (!entries.has(name)) entries.set(name, DYNAMIC_DNS)
  for (const name of entries.keys()) if (!isLookedUp(name)) entries.delete(name)
  return entries
}

export const popularityTable = (entries: Entries): Uint8Array => writeNameTable(entries)
