import { AT_LEAST, AT_MOST, CUTS } from './model/calibration.ts'
import { claimedElsewhere } from './engines/brand-name.ts'
import type { Case } from './engines/engine.ts'
import { UNKNOWN_RANK } from './model/popularity.ts'
import type { Copies } from './model/weigher.ts'
import { isHomeNetwork } from './parse-link.ts'
import type { How } from './signs/imitation.ts'
import type { Signs } from './signs/read-signs.ts'
import { DOMAIN_AGE, type LinkVerdict, type Opinion } from './types.ts'

/** What is said from outside the address itself; each sets the least or the most the probability can be. */
type Bound = {
  readonly id: string
  readonly holds: (subject: Case, opinions: readonly Opinion[]) => boolean
  readonly least?: number
  readonly most?: number
}

const isImitationOf = (signs: Signs, brand: unknown): boolean =>
  signs.likeness !== undefined && signs.likeness.brand === brand

const claimed = ({ signs, context, model }: Case) => claimedElsewhere(signs, context.claimed ?? [], model)

const said = (opinions: readonly Opinion[], engine: string, kind: Opinion['opinion']): boolean =>
  opinions.some((opinion) => opinion.engine === engine && opinion.opinion === kind)

const outside = ({ context }: Case, kind: Opinion['opinion']): boolean =>
  (context.outside ?? []).some((opinion) => opinion.opinion === kind)

/**
 * A way of copying a most copied brand that is sure enough to count by itself. On shared places even these are left to
 * the learned model: people name their hobby pages after brands.
 */
const isCopy = ({ likeness, owner }: Signs, copies: Copies): boolean => {
  const enough = likeness && copies[likeness.how]
  if (!likeness || enough === undefined || owner.place || likeness.doubtful) return false
  return likeness.brand.tier === 1 && likeness.weight >= enough
}

const isYoung = ({ context }: Case): boolean =>
  (context.outside ?? []).some(({ engine, opinion }) => engine === DOMAIN_AGE && opinion === 'suspicious')

/** A cheap ending is no sign of its own here: honest newcomers take them too. */
const isWarnedOtherwise = ({ context }: Case, opinions: readonly Opinion[]): boolean =>
  [...opinions, ...(context.outside ?? [])].some(
    ({ engine, opinion }) =>
      engine !== DOMAIN_AGE && engine !== 'link/suffix-risk' && (opinion === 'suspicious' || opinion === 'malicious'),
  )

/** Letters of the brand's word from which on its copy alone is told; shorter names have honest neighbours. */
const MIN_WHOLE: Partial<Record<How, number>> = { 'other-ending': 5, 'look-alike-letters': 5, 'one-letter-off': 8 }

/** Brands whose names are words, surnames or things that others speak of as well; they need a second sign. */
const ORDINARY_NAMES: ReadonlySet<string> = new Set(
  'allegro apple bitcoin booking canva chase discover ethereum fidelity huntington interbank interpol kraken ledger norton oracle outlook polkadot regions roundcube schwab solana strato stripe telegram tesla twitch wordpress zimbra'.split(
    ' ',
  ),
)

/** A most copied brand's whole name, or one letter off it, where the brand is not at home. */
const isNameElsewhere = ({ likeness, owner }: Signs): boolean => {
  if (!likeness || likeness.doubtful || owner.place || likeness.brand.tier !== 1 || likeness.weight < 1) return false
  const least = MIN_WHOLE[likeness.how]
  return least !== undefined && likeness.word.length >= least && !ORDINARY_NAMES.has(likeness.word)
}

/** Banks, universities and the sites that brand lists name. */
export const isInstitution = ({ rank, ownBrand }: Signs): boolean =>
  rank === 10 || rank === 11 || ownBrand !== undefined

/** In order; a later bound wins. The operator's allow list is last: it is a person's decision. */
const BOUNDS: readonly Bound[] = [
  {
    id: 'no-model',
    least: AT_LEAST.suspicious,
    holds: (subject, opinions) =>
      subject.learned === undefined &&
      opinions.some(({ opinion }) => opinion === 'suspicious' || opinion === 'malicious'),
  },
  {
    id: 'copied-letters',
    least: AT_LEAST.copiedLetters,
    holds: ({ signs }) =>
      signs.likeness?.how === 'look-alike-letters' &&
      signs.likeness.brand.tier === 1 &&
      signs.link.host.includes('xn--'),
  },
  {
    id: 'copied-name',
    least: AT_LEAST.copiedName,
    holds: ({ signs, model }) => isCopy(signs, model.weigher.flaggedCopies),
  },
  { id: 'name-elsewhere', least: AT_LEAST.copiedName, holds: ({ signs }) => isNameElsewhere(signs) },
  {
    id: 'copied-plainly',
    least: AT_LEAST.copiedPlainly,
    holds: ({ signs, model }) => isCopy(signs, model.weigher.redCopies),
  },
  {
    // Scam lists hold pages of the best-known sites by mistake; the address alone never condemns those.
    id: 'best-known',
    most: AT_MOST.unsure,
    holds: ({ signs, model }) =>
      !signs.owner.place &&
      (signs.rank <= model.weigher.bestKnown || isInstitution(signs)) &&
      !isNameElsewhere(signs) &&
      !signs.tricks.some((trick) => trick.strong),
  },
  {
    // Where it leads cannot be read off a form's address: careful, but never condemned by itself.
    id: 'target-unseen',
    most: AT_MOST.suspicious,
    holds: ({ signs: { owner } }) => owner.place?.kind === 'platform',
  },
  {
    // A short link is a code: statistics of codes say nothing of where it leads.
    id: 'code-only',
    most: AT_MOST.unsure,
    holds: ({ signs: { owner, link } }) => owner.place?.kind === 'shortener' || link.hidden,
  },
  {
    // Whose name it is stands in another register; only a copied brand can be read off the address.
    id: 'other-register',
    most: AT_MOST.unsure,
    holds: ({ signs: { owner, likeness } }) => owner.place?.kind === 'name-gateway' && likeness === undefined,
  },
  {
    // A tenant whom people of several countries visit is nobody's trap of a day.
    id: 'known-tenant',
    most: AT_MOST.suspicious,
    holds: ({ signs, model }) => signs.owner.place !== undefined && signs.rank <= model.weigher.knownTenant,
  },
  { id: 'listed', most: AT_MOST.suspicious, holds: ({ signs }) => !signs.owner.place && signs.rank < UNKNOWN_RANK },
  { id: 'public-body', most: AT_MOST.suspicious, holds: ({ signs }) => signs.checkedSuffix && !signs.owner.place },
  { id: 'home-network', most: AT_MOST.unsure, holds: ({ signs }) => isHomeNetwork(signs.link) },
  {
    id: 'strong-trick',
    least: AT_LEAST.suspicious,
    holds: (_, opinions) => said(opinions, 'link/address-tricks', 'malicious'),
  },
  {
    id: 'claimed',
    least: AT_LEAST.suspicious,
    holds: (subject) => claimed(subject) !== undefined && subject.signs.rank > subject.model.weigher.claimedKnown,
  },
  {
    id: 'claimed-copy',
    least: AT_LEAST.dangerous,
    holds: (subject) => {
      const brand = claimed(subject)
      return brand !== undefined && isImitationOf(subject.signs, brand)
    },
  },
  { id: 'outside-suspicious', least: AT_LEAST.suspicious, holds: (subject) => outside(subject, 'suspicious') },
  {
    // A name of a few days is the strongest sign there is beside another one; alone it is that of every new shop.
    id: 'young-and-warned',
    least: AT_LEAST.dangerous,
    holds: (subject, opinions) => isYoung(subject) && isWarnedOtherwise(subject, opinions),
  },
  { id: 'outside-malicious', least: AT_LEAST.dangerous, holds: (subject) => outside(subject, 'malicious') },
  { id: 'blocked', least: AT_LEAST.blocked, holds: (_, opinions) => said(opinions, 'link/lists', 'malicious') },
  { id: 'allowed', most: AT_MOST.allowed, holds: (_, opinions) => said(opinions, 'link/lists', 'harmless') },
]

export const weigh = (subject: Case, opinions: readonly Opinion[]): number => {
  let probability = subject.learned ?? subject.model.weigher.nothingKnown
  for (const bound of BOUNDS) {
    if (!bound.holds(subject, opinions)) continue
    probability = Math.min(bound.most ?? 1, Math.max(bound.least ?? 0, probability))
  }
  return probability
}

/** What we know of names and owners. A learned score or an outside service that found nothing cannot vouch. */
const VOUCHING: ReadonlySet<string> = new Set(['link/brand-name', 'link/popularity', 'link/suffix-risk'])

/** Green needs knowledge of whose page it is: a low probability, or a page where anybody puts pages, is `cannot-tell`. */
export const verdictOf = (probability: number, { signs }: Case, opinions: readonly Opinion[]): LinkVerdict => {
  if (probability >= CUTS.dangerous) return 'dangerous'
  if (probability >= CUTS.suspicious) return 'suspicious'
  if (said(opinions, 'link/lists', 'harmless')) return 'harmless'
  const vouched = opinions.some(({ engine, opinion }) => opinion === 'harmless' && VOUCHING.has(engine))
  const warned = opinions.some(({ opinion }) => opinion === 'suspicious' || opinion === 'malicious')
  const { link, usersPagesOn, inMachinery } = signs
  const isOwners = !link.hidden && link.onward === undefined && usersPagesOn === undefined && !inMachinery
  return vouched && !warned && isOwners ? 'harmless' : 'cannot-tell'
}
