import { isOneEditApart } from '../edit-distance.ts'
import { hashText } from './hash.ts'

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

/** Words of the copied brands, each with a code that says which word of which line it is. */
type Coded = { readonly words: readonly string[]; readonly codes: readonly number[] }

const WORDS_A_LINE = 16

/**
 * Of a word and its neighbour one edit away, either the first or the second half is the same, so two look-ups for
 * each possible length find all neighbours without walking the table. Entries with one key form a chain.
 */
const nearIndex = ({ words }: Coded): ((word: string) => number[]) => {
  const heads = new Map<number, number>()
  const next = new Int32Array(words.length * 2)
  const firstHalf = (length: number, text: string): number => hashText(text, length)
  const secondHalf = (length: number, text: string): number => hashText(text, length + 1000)
  const keep = (key: number, slot: number): void => {
    next[slot] = heads.get(key) ?? -1
    heads.set(key, slot)
  }
  for (const [i, word] of words.entries()) {
    const middle = word.length >> 1
    keep(firstHalf(word.length, word.slice(0, middle)), i * 2)
    keep(secondHalf(word.length, word.slice(middle)), i * 2 + 1)
  }
  return (word) => {
    const found: number[] = []
    for (let length = Math.max(MIN_NEAR, word.length - 1); length <= word.length + 1; length += 1) {
      const middle = length >> 1
      const keys = [
        firstHalf(length, word.slice(0, middle)),
        secondHalf(length, word.slice(Math.max(0, word.length - (length - middle)))),
        firstHalf(length, word.slice(0, middle - 1) + word.charAt(middle)),
      ]
      for (const key of keys) {
        for (let slot = heads.get(key) ?? -1; slot >= 0; slot = next[slot] ?? -1) {
          if (isOneEditApart(word, words[slot >> 1] ?? '')) found.push(slot >> 1)
        }
      }
    }
    return found
  }
}

const readBrand = (line: string): Brand => {
  const [name = '', tier = '3', words = '', , domains = ''] = line.split('\t')
  const rank: BrandTier = tier === '1' ? 1 : tier === '2' ? 2 : 3
  return { name, tier: rank, words: words === '' ? [] : words.split(' '), domains: domains.split(' ') }
}

const keepFirst = <T>(map: Map<string, T>, key: string, value: T): void => {
  if (!map.has(key)) map.set(key, value)
}

/** Brands are made from their lines when first asked for: making them all is what made loading slow. */
const lazyBrands = (lines: readonly string[]) => {
  const made = new Map<number, Brand>()
  const brandAt = (line: number): Brand => {
    const brand = made.get(line) ?? readBrand(lines[line] ?? '')
    made.set(line, brand)
    return brand
  }
  const wordAt = (code: number): BrandWord => {
    const line = Math.floor(code / WORDS_A_LINE)
    const brand = brandAt(line)
    const weights = (lines[line] ?? '').split('\t')[3] ?? ''
    return { brand, word: brand.words[code % WORDS_A_LINE] ?? '', weight: Number(weights.charAt(code % WORDS_A_LINE)) }
  }
  let names: Map<string, Brand> | undefined
  const byName = (name: string): Brand | undefined => {
    names ??= new Map(lines.map((_, i) => brandAt(i)).toReversed().map((brand) => [plainName(brand.name), brand]))
    return names.get(plainName(name))
  }
  return { brandAt, wordAt, byName }
}

type Tables = {
  readonly owners: Map<string, number>
  readonly words: Map<string, number>
  readonly skeletons: Map<string, number>
  readonly copied: { readonly words: string[]; readonly codes: number[] }
}

const addLine = (tables: Tables, line: string, at: number, skeletonOf: (word: string) => string): void => {
  const [, tier, words = '', , domains = ''] = line.split('\t')
  for (const domain of domains.split(' ')) keepFirst(tables.owners, domain, at)
  if (words === '') return
  for (const [i, word] of words.split(' ').entries()) {
    const code = at * WORDS_A_LINE + i
    keepFirst(tables.words, word, code)
    if (tier === '3') continue
    const skeleton = skeletonOf(word)
    if (skeleton !== word) keepFirst(tables.skeletons, skeleton, code)
    if (word.length < MIN_NEAR) continue
    tables.copied.words.push(word)
    tables.copied.codes.push(code)
  }
}

/** Builds the look-ups from the table's lines: `name TAB tier TAB words TAB weights TAB domains`, best known first. */
export const readBrands = (text: string, skeletonOf: (word: string) => string): BrandIndex => {
  const lines = text === '' ? [] : text.split('\n')
  const tables: Tables = { owners: new Map(), words: new Map(), skeletons: new Map(), copied: { words: [], codes: [] } }
  for (const [at, line] of lines.entries()) addLine(tables, line, at, skeletonOf)
  const { brandAt, wordAt, byName } = lazyBrands(lines)
  const neighbours = nearIndex(tables.copied)
  const byWord = (word: string): BrandWord | undefined => {
    const code = tables.words.get(word)
    return code === undefined ? undefined : wordAt(code)
  }
  return {
    byWord,
    ownerOf: (domain) => {
      const line = tables.owners.get(domain)
      return line === undefined ? undefined : brandAt(line)
    },
    bySkeleton: (skeleton) => {
      // A word that is its own skeleton is found among the words.
      const same = byWord(skeleton)
      if (same && same.brand.tier < 3) return same
      const code = tables.skeletons.get(skeleton)
      return code === undefined ? undefined : wordAt(code)
    },
    near: (word) =>
      neighbours(word)
        .map((i) => wordAt(tables.copied.codes[i] ?? 0))
        .sort((a, b) => a.brand.tier - b.brand.tier)
        .at(0),
    byName: (name) => byName(name) ?? byWord(plainName(name))?.brand,
    longestWord: tables.copied.words.reduce((longest, word) => Math.max(longest, word.length), 0),
  }
}
