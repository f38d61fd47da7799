import type { Brand, BrandWord } from '../model/brand-index.ts'
import type { LinkModel } from '../model/load-model.ts'
import type { ParsedLink } from '../parse-link.ts'
import { skeletonOf } from '../skeleton.ts'
import { brandInTokens, nearToken } from './brand-tokens.ts'
import { isNational, mayBeBranch } from './endings.ts'
import { isCheckedSuffix, type Owner } from './owner.ts'
import { LURE_WORDS } from './words.ts'

/** How a name copies a brand, the surest first. */
export const HOWS = [
  'look-alike-letters',
  'whole-address-inside',
  'one-letter-off',
  'hyphen-inside',
  'split-by-dots',
  'brand-and-lure',
  'other-ending',
  'brand-word',
  'brand-within',
] as const
export type How = (typeof HOWS)[number]

export type Likeness = {
  readonly brand: Brand
  readonly word: string
  readonly weight: number
  readonly how: How
  /** The brand's own name where the brand may be at home, or on a site that is well known itself: no proof alone. */
  readonly doubtful?: 'branch' | 'known'
}

const likeness = (found: BrandWord | undefined, how: How): Likeness | undefined =>
  found && { brand: found.brand, word: found.word, weight: found.weight, how }

/** Honest proxies and help desks carry other people's names by design. */
const CARRIES_NAMES =
  /(?:^|\.)(?:translate\.goog|[a-z0-9-]{0,20}proxy[a-z0-9-]{0,20}\.[a-z0-9.-]{2,60}|zendesk\.com|custhelp\.com|freshdesk\.com|statuspage\.io|uservoice\.com|helpscoutdocs\.com|greenhouse\.io|lever\.co|myworkdayjobs\.com|smartrecruiters\.com|slack\.com|atlassian\.net|okta\.com|auth0\.com|webex\.com|zoom\.us|sharepoint\.com|fandom\.com|readthedocs\.io|medium\.com|substack\.com|tumblr\.com|stackexchange\.com|wordpress\.org|github\.com|gitlab\.com|force\.com|instructure\.com|custom-domains?\.[a-z]{2,6})$/

/** Names better known than this are taken to be themselves. */
const KNOWN_RANK = 7
/** So are banks, universities and the sites of listed brands. */
const isListed = (rank: number): boolean => rank === 10 || rank === 11
const isKnown = (rank: number): boolean => rank <= KNOWN_RANK || isListed(rank)

/** The brand's own name under an ending that is not known as its home. */
const elsewhere = (same: BrandWord, link: ParsedLink): Likeness => {
  const like = { brand: same.brand, word: same.word, weight: same.weight, how: 'other-ending' } as const
  const isBranch = !link.suffixIsPrivate && mayBeBranch(same.brand, link.labels.at(-1) ?? '')
  return isBranch ? { ...like, doubtful: 'branch' } : like
}

const wholeName = (link: ParsedLink, owner: Owner, model: LinkModel): Likeness | undefined => {
  const skeleton = skeletonOf(owner.name, model.confusables)
  const same = model.brands.bySkeleton(skeleton)
  if (same) {
    if (same.word !== owner.name || owner.disguised) return likeness(same, 'look-alike-letters')
    return owner.place ? likeness(same, 'brand-word') : elsewhere(same, link)
  }
  if (owner.name.includes('-')) {
    const joined = model.brands.bySkeleton(skeletonOf(owner.name.replaceAll('-', ''), model.confusables))
    if (joined) return likeness(joined, 'hyphen-inside')
  }
  return undefined
}

/** Four letters have honest neighbours everywhere; these few are copied so much that it is worth saying. */
const SHORT_TARGETS = new Set(['ebay', 'usps', 'hsbc', 'ikea', 'etsy', 'bbva', 'lidl', 'hulu', 'uber', 'nike', 'visa'])

/** Words that only happen to lie one letter from a brand. */
const HONEST_NEIGHBOURS = new Set(
  'finance cloud clouds apply ample maple apples strip stripes pledge switch stitch witch revolt correo correct bookings cooking looking robots abode adopt fortnight chases phase cheese orange store stream'.split(
    ' ',
  ),
)

const isFarEnough = ({ brand, word }: BrandWord, name: string): boolean => {
  if (HONEST_NEIGHBOURS.has(name)) return false
  if (word.length < 5) return SHORT_TARGETS.has(word) && name.length >= 4
  // Nobody misreads the first letter: `haver` is not taken for `naver`, nor a shorter word for a longer one.
  if (name.slice(1) === word.slice(1) || (word.length === 5 && name.length < 5)) return false
  if (brand.tier === 1) return true
  const onlyDigitsDiffer = name.replace(/\d{1,63}$/, '') === word.replace(/\d{1,63}$/, '')
  return word.length >= 6 && name.charAt(0) === word.charAt(0) && !onlyDigitsDiffer
}

const oneLetterOff = (owner: Owner, model: LinkModel): Likeness | undefined => {
  const found = model.brands.near(owner.name)
  return found && isFarEnough(found, owner.name) ? likeness(found, 'one-letter-off') : undefined
}

/** `pay.pal.com`: the dots fall inside the name. */
const splitByDots = (owner: Owner, model: LinkModel): Likeness | undefined => {
  if (owner.subdomain === '' || owner.place) return undefined
  const labels = `${owner.subdomain}.${owner.name}`.split('.')
  const found = model.brands.bySkeleton(skeletonOf(labels.join(''), model.confusables))
  return found && found.word.length >= 5 ? likeness(found, 'split-by-dots') : undefined
}

const ENDINGS = /(?:com|net|org|co|gov)$/

/** `paypalcom.example`, `wwwpaypal.com`, `www-paypal.com`, `wvvw-paypal.com`. */
const addressInside = (owner: Owner, model: LinkModel): Likeness | undefined => {
  const bare = owner.name.replaceAll('-', '').replace(/^(?:w|vv){2,5}/, '')
  if (bare === owner.name.replaceAll('-', '') && !ENDINGS.test(bare)) return undefined
  for (const name of [bare, bare.replace(ENDINGS, '')]) {
    const found = model.brands.bySkeleton(skeletonOf(name, model.confusables))
    if (found && found.word.length >= 4) return likeness(found, 'whole-address-inside')
  }
  return undefined
}

/** `paypal.com.example.net`, `paypal.com-login.example`: one of the brand's own addresses before the real ending. */
const ownAddressBefore = (brand: Brand, text: string): boolean => {
  const dotted = `.${text.replaceAll('-', '.')}.`
  return brand.domains.some((own) => own.includes('.') && dotted.includes(`.${own.replaceAll('-', '.')}.`))
}

const inTokens = (owner: Owner, model: LinkModel): Likeness | undefined => {
  const text = owner.subdomain === '' ? owner.name : `${owner.subdomain}.${owner.name}`
  const found = brandInTokens(text, model)
  if (!found) return undefined
  const like = { brand: found.brand, word: found.word, weight: found.weight }
  if (ownAddressBefore(found.brand, text)) return { ...like, how: 'whole-address-inside' }
  if (found.disguised) return { ...like, how: 'look-alike-letters' }
  const lured = found.others.some((other) => LURE_WORDS.has(other))
  if (lured) return { ...like, how: 'brand-and-lure' }
  return { ...like, how: found.whole ? 'brand-word' : 'brand-within' }
}

/** A brand's whole address or disguised name among the tokens is surer than a neighbour one letter away. */
const inTokensOrNear = (owner: Owner, model: LinkModel): Likeness | undefined => {
  const tokens = inTokens(owner, model)
  if (tokens && HOWS.indexOf(tokens.how) <= 1) return tokens
  const near = owner.place ? undefined : oneLetterOff(owner, model)
  return near ?? tokens ?? likeness(nearToken(`${owner.subdomain}.${owner.name}`, model), 'one-letter-off')
}

/** Under a suffix that is sold by its owner (`eu.com`) a name is its buyer's, not the seller's. */
export const isOwnDomain = (link: ParsedLink, model: LinkModel): Brand | undefined => {
  const own = model.brands.ownerOf(link.host) ?? model.brands.ownerOf(link.domain)
  return own ?? (link.suffixIsPrivate ? undefined : model.brands.ownerOf(link.labels.at(-1) ?? ''))
}

/** Some names speak for themselves: the brand's own, well-known ones, and those of a shared place itself. */
const isItself = (link: ParsedLink, owner: Owner, model: LinkModel): boolean => {
  const { place } = owner
  if (!place) return isOwnDomain(link, model) !== undefined || isKnown(model.popularity.rankOf(link.domain))
  return (
    link.host === place.name ||
    model.brands.ownerOf(owner.domain) !== undefined ||
    place.kind === 'platform' ||
    place.kind === 'shortener'
  )
}

const MIN_KNOWN_COPY = 5

/**
 * Copies of the most copied brands get so many visitors that lists of well-known sites hold them (`roblox.com.ml`).
 * Letters that only look alike, and a name under `com.xx`, which brands without branches never use, are copies even
 * there. Under a country's own ending a known site is itself (`telegram.hr` is a newspaper); under others we doubt.
 */
const copyAmongKnown = (link: ParsedLink, owner: Owner, model: LinkModel): Likeness | undefined => {
  if (owner.place || isOwnDomain(link, model) || isListed(model.popularity.rankOf(link.domain))) return undefined
  const like = wholeName(link, owner, model)
  if (!like || like.brand.tier !== 1 || like.weight < 1 || like.word.length < MIN_KNOWN_COPY) return undefined
  if (like.how === 'look-alike-letters') return like
  if (like.how !== 'other-ending' || like.doubtful) return undefined
  if (link.suffix.includes('.')) return like
  return isNational(link.suffix) ? undefined : { ...like, doubtful: 'known' }
}

/** The brand that this address could be taken for; undefined when none, or when it is the brand's own. */
export const findLikeness = (link: ParsedLink, owner: Owner, model: LinkModel): Likeness | undefined => {
  if (link.ip !== 'none' || CARRIES_NAMES.test(link.host) || isCheckedSuffix(link.host)) return undefined
  const split = splitByDots(owner, model)
  if (split?.brand.tier === 1 && !isOwnDomain(link, model)) return split
  if (isItself(link, owner, model)) return copyAmongKnown(link, owner, model)
  return wholeName(link, owner, model) ?? addressInside(owner, model) ?? split ?? inTokensOrNear(owner, model)
}
