import type { Brand } from '../model/brand-index.ts'
import type { LinkModel } from '../model/load-model.ts'
import { UNKNOWN_RANK } from '../model/popularity.ts'
import type { ParsedLink } from '../parse-link.ts'
import { findLikeness, isOwnDomain, type Likeness } from './imitation.ts'
import { isCheckedSuffix, isPublicBody, readOwner, type Owner } from './owner.ts'
import { TRICKS, type Trick } from './tricks.ts'
import { isInMachinery, isOthersPage, isOwnPart, usersPagesOn } from './users-pages.ts'
import { tokensOf } from './words.ts'

/** Everything the engines look at, worked out once for each address. */
export type Signs = {
  readonly link: ParsedLink
  readonly owner: Owner
  readonly ownBrand: Brand | undefined
  readonly likeness: Likeness | undefined
  readonly tricks: readonly Trick[]
  /** Rank of the owner (the tenant on a shared place). UNKNOWN_RANK when not in any list. */
  readonly rank: number
  readonly checkedSuffix: boolean
  /** The suffix is given to public bodies alone, by a registry that looks at each. */
  readonly publicBody: boolean
  /** Where strangers put pages: the name of that site, when this page is one of theirs. */
  readonly usersPagesOn: string | undefined
  /** The host is the site itself or a part that its own people run, and the path does not say that others made it. */
  readonly ownPart: boolean
  /** The page lies in a folder of the site's machinery, where only those who broke in put pages. */
  readonly inMachinery: boolean
  /** Measured log-odds of the suffix: above 0 commoner among scams than among visited sites. */
  readonly suffixRisk: number | undefined
  readonly brandInPath: Brand | undefined
  /** Bits of surprise a letter in the owner's name, on average and at the worst place. */
  readonly surprise: number
  readonly worstSurprise: number
  /** The same for the most surprising label before the owner's name, and for the path's longer words. */
  readonly subdomainSurprise: number
  readonly pathSurprise: number
  /** Measured log-odds of the last label alone. */
  readonly endingRisk: number | undefined
  readonly hostTokens: readonly string[]
  readonly pathTokens: readonly string[]
}

const MAX_PATH_TOKENS = 60

const brandInPath = (tokens: readonly string[], model: LinkModel): Brand | undefined => {
  for (const token of tokens) {
    const found = token.length >= 4 ? model.brands.byWord(token) : undefined
    if (found && found.brand.tier === 1 && found.weight >= 1) return found.brand
  }
  return undefined
}

/** On a shared place only the tenant's own fame counts, never that of the place. */
const rankOf = (link: ParsedLink, owner: Owner, model: LinkModel): number => {
  if (link.ip !== 'none') return UNKNOWN_RANK
  if (owner.place) return owner.domain === owner.place.name ? UNKNOWN_RANK : model.popularity.rankOf(owner.domain)
  return model.popularity.rankOf(link.domain)
}

const suffixRiskOf = (link: ParsedLink, owner: Owner, model: LinkModel): number | undefined =>
  model.suffixRisk.get(owner.suffix) ??
  model.suffixRisk.get(link.suffix) ??
  model.suffixRisk.get(link.labels.at(-1) ?? '')

const MIN_SURPRISING = 5

const mostSurprising = (words: readonly string[], model: LinkModel): number =>
  words.reduce((most, word) => (word.length < MIN_SURPRISING ? most : Math.max(most, model.letters.surprise(word))), 0)

export const readSigns = (link: ParsedLink, model: LinkModel): Signs => {
  const owner = readOwner(link, model)
  const pathTokens = tokensOf(`${link.path}${link.query}`.slice(0, 500).toLowerCase()).slice(0, MAX_PATH_TOKENS)
  const shared = owner.place !== undefined && owner.place.name !== link.host
  const ownBrand = shared ? model.brands.ownerOf(owner.domain) : isOwnDomain(link, model)
  return {
    link,
    owner,
    ownBrand,
    likeness: findLikeness(link, owner, model),
    tricks: TRICKS.filter((trick) => trick.seen(link)),
    rank: rankOf(link, owner, model),
    checkedSuffix: link.ip === 'none' && isCheckedSuffix(link.host),
    publicBody: link.ip === 'none' && isPublicBody(link.host),
    usersPagesOn: usersPagesOn(link, owner, model),
    ownPart: isOwnPart(link) && !isOthersPage(link),
    inMachinery: isInMachinery(link),
    suffixRisk: suffixRiskOf(link, owner, model),
    brandInPath: brandInPath(pathTokens, model),
    surprise: model.letters.surprise(owner.name),
    worstSurprise: model.letters.worst(owner.name),
    subdomainSurprise: mostSurprising(owner.subdomain.split('.'), model),
    pathSurprise: mostSurprising(pathTokens, model),
    endingRisk: model.suffixRisk.get(link.labels.at(-1) ?? ''),
    hostTokens: tokensOf(link.shownHost.replace(/^www\./, '')),
    pathTokens,
  }
}
