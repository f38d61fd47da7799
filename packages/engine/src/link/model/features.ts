import { toUnicodeHost } from '../punycode.ts'
import { HOWS } from '../signs/imitation.ts'
import type { Signs } from '../signs/read-signs.ts'
import { HARD_LURES, LURE_WORDS, tokensOf } from '../signs/words.ts'
import { gramScore, hostText, nameText, pathText, visitHostGrams, visitNameGrams, visitPathGrams } from './grams.ts'
import { UNKNOWN_RANK } from './popularity.ts'
import type { GramWeights } from './grams.ts'
import { isTenant, ownHost, placeRiskOf, type PlaceRisk } from './tenant.ts'
import { digitShare, entropy, letterShape, longestRun, vowelShare } from './letter-shape.ts'

type Feature = { readonly name: string; readonly of: (signs: Signs) => number }

const count = (tokens: readonly string[], words: ReadonlySet<string>): number =>
  tokens.reduce((sum, token) => sum + (words.has(token) ? 1 : 0), 0)

const lettersOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const ownTokens = (signs: Signs): string[] => tokensOf(toUnicodeHost(ownHost(signs)))

const flag = (value: boolean): number => (value ? 1 : 0)

/** Lure words written together with others: `robuxstore24h`. */
const GLUED = [...LURE_WORDS].filter((word) => word.length >= 5)
const GLUED_HARD = [...HARD_LURES].filter((word) => word.length >= 5)

const glued = (text: string, words: readonly string[]): number =>
  words.reduce((sum, word) => sum + (text.includes(word) ? 1 : 0), 0)

const PLACES = ['shortener', 'hosting', 'dynamic-dns', 'link-in-bio', 'ipfs', 'platform', 'name-gateway'] as const

const hostFeatures: readonly Feature[] = [
  { name: 'own host length', of: (signs) => ownHost(signs).length },
  { name: 'own labels', of: (signs) => lettersOf(ownHost(signs), /\./g) + 1 },
  { name: 'subdomain length', of: ({ owner }) => owner.subdomain.length },
  { name: 'subdomain digits', of: ({ owner }) => lettersOf(owner.subdomain, /\d/g) },
  { name: 'subdomain hyphens', of: ({ owner }) => lettersOf(owner.subdomain, /-/g) },
  { name: 'subdomain entropy', of: ({ owner }) => entropy(owner.subdomain) },
  { name: 'name length', of: ({ owner }) => owner.name.length },
  { name: 'name digits', of: ({ owner }) => lettersOf(owner.name, /\d/g) },
  { name: 'name digit share', of: ({ owner }) => digitShare(owner.name) },
  { name: 'name hyphens', of: ({ owner }) => lettersOf(owner.name, /-/g) },
  { name: 'name vowel share', of: ({ owner }) => vowelShare(owner.name) },
  { name: 'name longest consonants', of: ({ owner }) => longestRun(owner.name, /[bcdfghjklmnpqrstvwxz]+/g) },
  { name: 'name longest digits', of: ({ owner }) => longestRun(owner.name, /\d+/g) },
  { name: 'name longest letters', of: ({ owner }) => longestRun(owner.name, /[a-z]+/g) },
  { name: 'name entropy', of: ({ owner }) => entropy(owner.name) },
  { name: 'name shape changes', of: ({ owner }) => letterShape(owner.name) },
  { name: 'name surprise', of: ({ surprise }) => surprise },
  { name: 'name worst surprise', of: ({ worstSurprise }) => worstSurprise },
  { name: 'host tokens', of: (signs) => ownTokens(signs).length },
  { name: 'host lures', of: (signs) => count(ownTokens(signs), LURE_WORDS) },
  { name: 'host hard lures', of: (signs) => count(ownTokens(signs), HARD_LURES) },
  { name: 'glued lures', of: ({ owner }) => glued(owner.name, GLUED) },
  { name: 'glued hard lures', of: ({ owner }) => glued(`${owner.subdomain}.${owner.name}`, GLUED_HARD) },
  { name: 'subdomain surprise', of: ({ subdomainSurprise }) => subdomainSurprise },
  { name: 'name ends in digits', of: ({ owner }) => /\d{0,63}$/.exec(owner.name)?.[0].length ?? 0 },
  { name: 'name starts with digits', of: ({ owner }) => /^\d*/.exec(owner.name)?.[0].length ?? 0 },
  { name: 'name ends in code', of: ({ owner }) => /-(?=[a-z]{0,12}\d)[a-z0-9]{4,12}$/.exec(owner.name)?.[0].length ?? 0 },
  { name: 'name distinct letters', of: ({ owner }) => new Set(owner.name).size / Math.max(1, owner.name.length) },
  { name: 'name doubled letters', of: ({ owner }) => lettersOf(owner.name, /([a-z])\1/g) },
  { name: 'punycode', of: ({ link }) => flag(link.host.includes('xn--')) },
  { name: 'ip', of: ({ link }) => flag(link.ip !== 'none') },
  { name: 'port', of: ({ link }) => flag(link.url.port !== '') },
  { name: 'strong tricks', of: ({ tricks }) => tricks.filter((trick) => trick.strong).length },
  { name: 'weak tricks', of: ({ tricks }) => tricks.filter((trick) => !trick.strong).length },
]

/** A tenant did not choose the ending of its host. */
const chosen = (signs: Signs, value: number): number => (isTenant(signs) ? 0 : value)

const placeFeatures: readonly Feature[] = [
  { name: 'suffix risk', of: (signs) => chosen(signs, signs.suffixRisk ?? 1.5) },
  { name: 'ending risk', of: (signs) => chosen(signs, signs.endingRisk ?? 1.5) },
  { name: 'ending length', of: (signs) => chosen(signs, (signs.link.labels.at(-1) ?? '').length) },
  { name: 'national ending', of: (signs) => chosen(signs, flag((signs.link.labels.at(-1) ?? '').length === 2)) },
  { name: 'checked suffix', of: ({ checkedSuffix }) => flag(checkedSuffix) },
  // The fame of a shared place says nothing of its tenants, and lists of tenants are too thin to learn from.
  { name: 'rank', of: ({ rank, owner }) => (owner.place ? UNKNOWN_RANK : rank) },
  { name: 'place', of: ({ owner }) => (owner.place ? PLACES.indexOf(owner.place.kind) + 1 : 0) },
  { name: 'place itself', of: ({ owner, link }) => flag(owner.place?.name === link.host) },
  { name: 'own brand', of: ({ ownBrand }) => (ownBrand ? 4 - ownBrand.tier : 0) },
]

const brandFeatures: readonly Feature[] = [
  { name: 'likeness', of: ({ likeness }) => (likeness ? HOWS.length - HOWS.indexOf(likeness.how) : 0) },
  { name: 'likeness tier', of: ({ likeness }) => (likeness ? likeness.brand.tier : 4) },
  { name: 'likeness weight', of: ({ likeness }) => likeness?.weight ?? -1 },
  { name: 'likeness word length', of: ({ likeness }) => likeness?.word.length ?? 0 },
  { name: 'likeness in name', of: ({ likeness, owner }) => (likeness ? 1 + flag(owner.name.includes(likeness.word)) : 0) },
  { name: 'brand in path', of: ({ brandInPath, ownBrand }) => flag(brandInPath !== undefined && brandInPath !== ownBrand) },
]

const EXTENSIONS: readonly RegExp[] = [/\.php\d?$/i, /\.html?$/i, /\.(?:exe|zip|apk|msi|dmg|rar|scr|js|iso)$/i, /\.aspx?$/i]

const pathFeatures: readonly Feature[] = [
  { name: 'path length', of: ({ link }) => (link.path === '/' ? 0 : link.path.length) },
  { name: 'path depth', of: ({ link }) => lettersOf(link.path.replace(/\/$/, ''), /\//g) },
  { name: 'path ends in slash', of: ({ link }) => flag(link.path.length > 1 && link.path.endsWith('/')) },
  { name: 'query length', of: ({ link }) => link.query.length },
  { name: 'query parameters', of: ({ link }) => lettersOf(link.query, /[=]/g) },
  { name: 'fragment', of: ({ link }) => link.url.hash.length },
  { name: 'path digits', of: ({ link }) => digitShare(link.path) },
  { name: 'path hyphens', of: ({ link }) => lettersOf(link.path, /-/g) },
  { name: 'path capitals', of: ({ link }) => lettersOf(link.path, /[A-Z]/g) },
  { name: 'path longest token', of: ({ pathTokens }) => pathTokens.reduce((max, token) => Math.max(max, token.length), 0) },
  { name: 'path tokens', of: ({ pathTokens }) => pathTokens.length },
  { name: 'path lures', of: ({ pathTokens }) => count(pathTokens, LURE_WORDS) },
  { name: 'path hard lures', of: ({ pathTokens }) => count(pathTokens, HARD_LURES) },
  { name: 'path entropy', of: ({ link }) => entropy(link.path) },
  { name: 'path extension', of: ({ link }) => EXTENSIONS.findIndex((extension) => extension.test(link.path)) + 1 },
  { name: 'path surprise', of: ({ pathSurprise }) => pathSurprise },
  { name: 'path codes', of: ({ link }) => lettersOf(link.path, /\/(?=[a-z_-]*\d)(?=[\d_-]*[a-z])[a-z0-9_-]{6,80}(?=\/|$|\.)/gi) },
  { name: 'path of a broken site', of: ({ link }) => flag(/\/wp-(?:content|includes|admin)\/|\/\.well-known\/|\/cgi-bin\/|\/~[a-z]|\/\.[a-z]|\/administrator\/|\/components?\/com_/i.test(link.path)) },
  { name: 'last path word length', of: ({ pathTokens }) => pathTokens.at(-1)?.length ?? 0 },
  { name: 'mail address inside', of: ({ link }) => flag(/[^/?=&](?:@|%40)[a-z0-9-]{1,60}\./i.test(`${link.path}${link.query}${link.url.hash}`.slice(0, 2000))) },
  { name: 'address in path', of: ({ link }) => flag(/https?(?::|%3a)|\.(?:com|net|org)(?:\/|$)/i.test(`${link.path}${link.query}`.slice(0, 2000))) },
]

const HAND: readonly Feature[] = [...hostFeatures, ...placeFeatures, ...brandFeatures, ...pathFeatures]

const SCORES = ['place risk', 'host grams', 'path grams', 'name grams'] as const

export const FEATURE_NAMES: readonly string[] = [...HAND.map(({ name }) => name), ...SCORES]

/** Where a score stands in a row of features. */
export const columnOf = (name: (typeof SCORES)[number]): number => HAND.length + SCORES.indexOf(name)

/** The hand features, with empty places at the end for the scores. */
export const handFeatures = (signs: Signs): Float32Array => {
  const values = new Float32Array(FEATURE_NAMES.length)
  for (const [i, feature] of HAND.entries()) values[i] = feature.of(signs)
  return values
}

export type GramModels = {
  readonly placeRisk: PlaceRisk
  readonly host: GramWeights
  readonly path: GramWeights
  readonly name: GramWeights
}

export const featuresOf = (signs: Signs, { placeRisk, host, path, name }: GramModels): Float32Array => {
  const values = handFeatures(signs)
  values[columnOf('place risk')] = placeRiskOf(signs, placeRisk)
  values[columnOf('host grams')] = gramScore(hostText(signs), host, visitHostGrams)
  values[columnOf('path grams')] = gramScore(pathText(signs.link), path, visitPathGrams)
  values[columnOf('name grams')] = gramScore(nameText(signs.owner.name), name, visitNameGrams)
  return values
}
