import { countriesOf, isNational } from '@atlas/engine/link-training'
import { parse } from 'tldts'
import { choices } from '../pipeline/choices.ts'
import { EVERYDAY_BRANDS } from './brands-everyday.ts'
import { MONEY_BRANDS } from './brands-money.ts'
import { readList } from './rows.ts'
import { INSTITUTION } from './table-popularity.ts'

export type BrandLine = {
  readonly name: string
  readonly tier: 1 | 2 | 3
  readonly words: readonly string[]
  readonly domains: readonly string[]
}

const { widelyVisited: WIDELY_VISITED, leastWord: MIN_WORD } = choices.link.tables

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Shorter names belong to others in other countries. */
const MIN_HOME_WORD = 4

const nameIn = (domain: string): string => parse(domain).domainWithoutSuffix ?? ''

const coreBrands = (): BrandLine[] =>
  [...MONEY_BRANDS, ...EVERYDAY_BRANDS].map((line) => {
    const [name = '', words = '', domains = ''] = line.split('|')
    return { name, tier: 1, words: words.split(' '), domains: domains.split(' ') }
  })

type Found = { readonly domain: string; readonly name: string }

/** Brands kept by hand with the addresses that lists know of them beside their own. */
const withHomes = (core: readonly BrandLine[], listed: readonly Found[], folder: string): BrandLine[] => {
  const byWord = new Map(core.toReversed().flatMap((brand) => brand.words.map((word) => [word, brand] as const)))
  const taken = new Set(core.flatMap(({ domains }) => domains))
  const more = new Map<BrandLine, Set<string>>(core.map((brand) => [brand, new Set(brand.domains)]))
  const add = (domain: string, isHome: (brand: BrandLine) => boolean): void => {
    const brand = byWord.get(nameIn(domain))
    if (!brand || taken.has(domain) || nameIn(domain).length < MIN_HOME_WORD || !isHome(brand)) return
    more.get(brand)?.add(domain)
  }
  for (const { domain, name } of listed) add(domain, ({ words }) => words.some((word) => plain(name).includes(word)))
  const countries = new Map([...more].map(([brand, domains]) => [brand, countriesOf({ domains: [...domains] })]))
  // A brand with branches that is among the most visited sites of a country under that country's ending is at home there.
  for (const line of readList(folder, 'crux_domains_202602.tsv.gz').slice(1)) {
    const [domain = '', bucket] = line.split('\t')
    if (Number(bucket) > choices.link.tables.branchVisited || !isNational(domain.slice(domain.lastIndexOf('.') + 1)))
      continue
    add(domain, (brand) => (countries.get(brand) ?? 0) >= choices.link.tables.branches)
  }
  return core.map((brand) => ({ ...brand, domains: [...(more.get(brand) ?? brand.domains)] }))
}

const CSV = /^([^,]+),("(?:[^"]|"")*"|[^,]*),/

const indexBrands = (folder: string): Found[] =>
  readList(folder, 'brand_domains.csv.gz')
    .slice(1)
    .map((line) => CSV.exec(line))
    .map((found) => ({
      domain: found?.[1] ?? '',
      name: (found?.[2] ?? '').replace(/^"|"$/g, '').replaceAll('""', '"'),
    }))
    .filter(({ domain, name }) => domain !== '' && name !== '' && !/\t/.test(name))

/** The domain carries the brand's name: `Bank of Ireland`, `bankofireland.com`. Others may be a landlord's. */
const carriesName = ({ domain, name }: Found): boolean => {
  const [host, words] = [plain(nameIn(domain)), plain(name)]
  return host.length >= 3 && words.length >= 3 && (words.startsWith(host) || host.startsWith(words))
}

const byDomain = (found: readonly Found[], taken: ReadonlySet<string>): Map<string, Found> => {
  const best = new Map<string, Found>()
  for (const entry of found) {
    if (taken.has(entry.domain)) continue
    const before = best.get(entry.domain)
    const isLatin = /^[\p{Script=Latin}\p{N}\p{P}\p{Zs}\p{S}]+$/u.test(entry.name)
    if (
      !before ||
      (carriesName(entry) && !carriesName(before)) ||
      (isLatin && carriesName(entry) && entry.name.length < before.name.length)
    ) {
      best.set(entry.domain, entry)
    }
  }
  return best
}

const grouped = (entries: Iterable<Found>, ranks: ReadonlyMap<string, number>): BrandLine[] => {
  const brands = new Map<string, string[]>()
  for (const { name, domain } of entries) brands.set(name, [...(brands.get(name) ?? []), domain])
  const rankOf = (domain: string): number => ranks.get(domain) ?? 15
  return [...brands].map(([name, all]) => {
    const domains = all.sort((a, b) => rankOf(a) - rankOf(b))
    const [main = ''] = domains
    const word = plain(nameIn(main))
    const isTarget = rankOf(main) <= WIDELY_VISITED && word.length >= MIN_WORD && carriesName({ domain: main, name })
    return { name, tier: isTarget ? 2 : 3, words: isTarget ? [word] : [], domains }
  })
}

/** The most visited sites of the world that no brand list names are copied too. Both lists must agree. */
const topSites = (folder: string, ranks: ReadonlyMap<string, number>, taken: ReadonlySet<string>): BrandLine[] =>
  readList(folder, 'tranco10k_20250115.txt')
    .filter((domain) => ranks.get(domain) === 1 && !taken.has(domain) && plain(nameIn(domain)).length >= MIN_WORD + 1)
    .map((domain) => ({ name: domain, tier: 2, words: [plain(nameIn(domain))], domains: [domain] }))

export const brandLines = (folder: string, ranks: ReadonlyMap<string, number>): BrandLine[] => {
  const listed = indexBrands(folder)
  const core = withHomes(coreBrands(), listed, folder)
  const taken = new Set(core.flatMap((brand) => brand.domains))
  const known = grouped(byDomain(listed, taken).values(), ranks)
  const rankOf = (brand: BrandLine): number => ranks.get(brand.domains[0] ?? '') ?? 15
  const kept = known
    .filter((brand) => brand.tier === 2 || rankOf(brand) <= INSTITUTION)
    .sort((a, b) => rankOf(a) - rankOf(b))
  const all = new Set([...taken, ...kept.flatMap((brand) => brand.domains)])
  return [...core, ...kept, ...topSites(folder, ranks, all)].sort((a, b) => a.tier - b.tier)
}

/** Every domain a brand list names, for the popularity table. */
export const brandDomains = (folder: string): string[] => [
  ...coreBrands().flatMap((brand) => brand.domains.filter((domain) => domain.includes('.'))),
  ...indexBrands(folder).map(({ domain }) => domain),
]
