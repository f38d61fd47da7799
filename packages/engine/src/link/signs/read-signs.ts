import type { Brand } from '../model/brand-index.ts'
import type { LinkModel } from '../model/load-model.ts'
import { UNKNOWN_RANK } from '../model/popularity.ts'
import type { ParsedLink } from '../parse-link.ts'
import { findLikeness, isOwnDomain, type Likeness } from './imitation.ts'
import { isCheckedSuffix, readOwner, type Owner } from './owner.ts'
import { TRICKS, type Trick } from './tricks.ts'
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
  /** Measured log-odds of the suffix: above 0 commoner among scams than among visited sites. */
  readonly suffixRisk: number | undefined
  readonly brandInPath: Brand | undefined
  /** Bits of surprise a letter in the owner's name, on average and at the worst place. */
  readonly surprise: number
  readonly worstSurprise: number
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
  return Math.min(model.popularity.rankOf(link.domain), model.popularity.rankOf(link.icannDomain))
}

const suffixRiskOf = (link: ParsedLink, owner: Owner, model: LinkModel): number | undefined =>
  model.suffixRisk.get(owner.suffix) ??
  model.suffixRisk.get(link.suffix) ??
  model.suffixRisk.get(link.labels.at(-1) ?? '')

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
    suffixRisk: suffixRiskOf(link, owner, model),
    brandInPath: brandInPath(pathTokens, model),
    surprise: model.letters.surprise(owner.name),
    worstSurprise: model.letters.worst(owner.name),
    hostTokens: tokensOf(link.shownHost.replace(/^www\./, '')),
    pathTokens,
  }
}
