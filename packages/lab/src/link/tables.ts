import { type Sections } from '@atlas/engine/link-training'
import type { Say } from '../pipeline/stage.ts'
import { readList } from './rows.ts'
import { lacking, rowSets, type LinkData } from './sets.ts'
import { mayTrain } from './sources.ts'
import { brandDomains, brandLines } from './table-brands.ts'
import { confusableTable } from './table-confusables.ts'
import { letterTable } from './table-letters.ts'
import { placeTable } from './table-places.ts'
import { popularityEntries, popularityTable } from './table-popularity.ts'
import { suffixRiskTable } from './table-suffix-risk.ts'
import { brandTable, measureWords } from './word-weights.ts'

const RANKS = [
  'crux_domains_202602',
  'tranco10k_20250115',
  'cloudflare_top100k_20260810',
  'bank_websites',
  'university_domains',
  'dynamic_dns_misp',
  'brand_domains',
] as const

type Table = {
  readonly name: string
  readonly lists: readonly string[]
  /** Counts training rows too. */
  readonly rows?: boolean
  readonly make: (data: LinkData) => Uint8Array
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

const hostOf = (url: string): string => (url.split(/[/?#:]/)[0] ?? '').toLowerCase()

const makeBrands = (data: LinkData): Uint8Array => {
  const { folder } = data
  const brands = brandLines(folder, popularityEntries(folder, brandDomains(folder)))
  const scamHosts = new Set(
    data
      .scams()
      .filter((row) => mayTrain(row))
      .map((row) => hostOf(row.url)),
  )
  const visited = new Set(readList(folder, 'crux_domains_202602.tsv.gz').map((line) => line.split('\t')[0] ?? ''))
  for (const row of data.honest()) if (mayTrain(row)) visited.add(hostOf(row.url))
  return bytes(brandTable(brands, measureWords(brands, scamHosts, visited)))
}

/** In the order in which they lie in the file. */
const TABLES: readonly Table[] = [
  {
    name: 'names',
    lists: RANKS,
    make: ({ folder }) => popularityTable(popularityEntries(folder, brandDomains(folder))),
  },
  {
    name: 'places',
    lists: ['url_shorteners', 'link_in_bio', 'ipfs_gateways'],
    make: ({ folder }) => bytes(placeTable(folder)),
  },
  { name: 'brands', lists: RANKS, rows: true, make: makeBrands },
  {
    name: 'suffix-risk',
    lists: ['crux_domains_202602'],
    rows: true,
    make: (data) => bytes(suffixRiskTable(data.folder, data.scams(), data.honest())),
  },
  { name: 'letters', lists: ['crux_domains_202602'], make: ({ folder }) => letterTable(folder) },
  {
    name: 'confusables',
    lists: ['confusables_unhomoglyph'],
    make: ({ folder }) => bytes(confusableTable(folder)),
  },
]

/** Sources that a table would need and that are not there, by table. */
export const lackingForTables = (data: LinkData): ReadonlyMap<string, readonly string[]> =>
  new Map(
    TABLES.map(({ name, lists, rows }): [string, string[]] => [
      name,
      lacking(data, [...lists, ...(rows === true ? rowSets(data, 'train') : [])]),
    ]).filter(([, names]) => names.length > 0),
  )

/** Makes each table whose sources are all there; of the others the shipped ones stay. */
export const buildTables = (data: LinkData, shipped: Sections, say: Say): Sections => {
  const without = lackingForTables(data)
  const made = new Map<string, Uint8Array>()
  for (const { name, make } of TABLES) {
    const missing = without.get(name)
    if (missing) say(`  ${name}: kept as shipped, for want of ${missing.join(', ')}`)
    const table = missing ? shipped.get(name) : make(data)
    if (!table) throw new Error(`The table ${name} can neither be made nor taken from the shipped model.`)
    made.set(name, table)
  }
  return made
}
