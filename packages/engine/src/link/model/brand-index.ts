import { isOneEditApart } from '../edit-distance.ts'

/** 1: kept by hand, copied most. 2: widely visited. 3: known, used to recognise its own domain and its name. */
type BrandTier = 1 | 2 | 3

export type Brand = {
  readonly name: string
  readonly tier: BrandTier
  /** Words that name the brand in a host: lower case, letters and digits only. */
  readonly words: readonly string[]
  /** Its own domains, the one to show first. An entry without a dot is a suffix of its own (`google`). */
  readonly domains: readonly string[]
}

/** A word of a brand and how far it alone can be trusted to mean the brand (0: an everyday word, 3: nothing else). */
export type BrandWord = { readonly brand: Brand; readonly word: string; readonly weight: number }

export type BrandIndex = {
  readonly ownerOf: (domain: string) => Brand | undefined
  readonly byWord: (word: string) => BrandWord | undefined
  readonly bySkeleton: (skeleton: string) => BrandWord | undefined
  /** A brand's word one edit away from this one. */
  readonly near: (word: string) => BrandWord | undefined
  readonly byName: (name: string) => Brand | undefined
  readonly longestWord: number
}

const MIN_NEAR = 4

/** `Crédit Agricole` -> `creditagricole` */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Of a word and its neighbour one edit away, either the first or the second half is the same, so two look-ups for
 * each possible length find all neighbours without walking the table.
 */
const nearIndex = (entries: readonly BrandWord[]): BrandIndex['near'] => {
  const halves = new Map<string, BrandWord[]>()
  const keep = (key: string, entry: BrandWord): void => {
    const list = halves.get(key)
    if (list) list.push(entry)
    else halves.set(key, [entry])
  }
  for (const entry of entries) {
    const { word } = entry
    const middle = word.length >> 1
    keep(`<${word.length}${word.slice(0, middle)}`, entry)
    keep(`>${word.length}${word.slice(middle)}`, entry)
  }
  return (word) => {
    let best: BrandWord | undefined
    for (let length = Math.max(MIN_NEAR, word.length - 1); length <= word.length + 1; length += 1) {
      const middle = length >> 1
      const swapped = word.slice(0, middle - 1) + word.charAt(middle)
      const keys = [
        `<${length}${word.slice(0, middle)}`,
        `>${length}${word.slice(Math.max(0, word.length - (length - middle)))}`,
        `<${length}${swapped}`,
      ]
      for (const entry of keys.flatMap((key) => halves.get(key) ?? [])) {
        if (isOneEditApart(word, entry.word) && (!best || entry.brand.tier < best.brand.tier)) best = entry
      }
    }
    return best
  }
}

const readLine = (line: string): { brand: Brand; weights: string } => {
  const [name = '', tier = '3', words = '', weights = '', domains = ''] = line.split('\t')
  const rank: BrandTier = tier === '1' ? 1 : tier === '2' ? 2 : 3
  return {
    brand: { name, tier: rank, words: words === '' ? [] : words.split(' '), domains: domains.split(' ') },
    weights,
  }
}

const keepFirst = <T>(map: Map<string, T>, key: string, value: T): void => {
  if (!map.has(key)) map.set(key, value)
}

const namesOf = (brands: readonly Brand[]): Map<string, Brand> => {
  const names = new Map<string, Brand>()
  for (const brand of brands) keepFirst(names, plainName(brand.name), brand)
  return names
}

/** Builds the look-ups from the table's lines: `name TAB tier TAB words TAB weights TAB domains`, best known first. */
export const readBrands = (text: string, skeletonOf: (word: string) => string): BrandIndex => {
  const owners = new Map<string, Brand>()
  const words = new Map<string, BrandWord>()
  const skeletons = new Map<string, BrandWord>()
  const brands: Brand[] = []
  // Names are asked for only when a message claims one, so their map is made then.
  let names: Map<string, Brand> | undefined
  const entries: BrandWord[] = []
  let longestWord = 0
  for (const line of text.split('\n')) {
    if (line === '') continue
    const { brand, weights } = readLine(line)
    brands.push(brand)
    for (const domain of brand.domains) keepFirst(owners, domain, brand)
    for (const [i, word] of brand.words.entries()) {
      const found = { brand, word, weight: Number(weights.charAt(i)) }
      keepFirst(words, word, found)
      if (brand.tier === 3) continue
      longestWord = Math.max(longestWord, word.length)
      keepFirst(skeletons, skeletonOf(word), found)
      if (word.length >= MIN_NEAR) entries.push(found)
    }
  }
  return {
    ownerOf: (domain) => owners.get(domain),
    byWord: (word) => words.get(word),
    bySkeleton: (skeleton) => skeletons.get(skeleton),
    near: nearIndex(entries),
    byName: (name) => {
      names ??= namesOf(brands)
      return names.get(plainName(name)) ?? words.get(plainName(name))?.brand
    },
    longestWord,
  }
}
