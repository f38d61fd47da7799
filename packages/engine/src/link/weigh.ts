import { CUTS, calibrate } from './model/calibration.ts'
import { featuresOf } from './model/features.ts'
import type { LearnedModel } from './model/load-model.ts'
import { treeScore } from './model/trees.ts'
import { claimedElsewhere } from './engines/brand-name.ts'
import type { Case } from './engines/engine.ts'
import { UNKNOWN_RANK } from './model/popularity.ts'
import { isHomeNetwork } from './parse-link.ts'
import type { How } from './signs/imitation.ts'
import type { Signs } from './signs/read-signs.ts'
import type { LinkVerdict, Opinion } from './types.ts'

export const learnedProbability = (signs: Signs, model: LearnedModel): number =>
  calibrate(
    treeScore(model.trees, featuresOf(signs, model)),
    signs.owner.place ? model.calibration.shared : model.calibration.own,
  )

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

/** How sure a way of copying a most copied brand must be (weight of the word) to count by itself; measured. */
type Copies = Partial<Readonly<Record<How, number>>>
const FLAGGED_COPIES: Copies = {
  'look-alike-letters': 1,
  'one-letter-off': 2,
  'hyphen-inside': 1,
  'split-by-dots': 1,
  'brand-and-lure': 1,
  'brand-word': 1,
}
const RED_COPIES: Copies = { 'look-alike-letters': 2, 'whole-address-inside': 0, 'brand-and-lure': 2, 'brand-word': 2 }

/** On shared places even these are left to the learned model: people name their hobby pages after brands. */
const isCopy = ({ likeness, owner }: Signs, copies: Copies): boolean => {
  const enough = likeness && copies[likeness.how]
  if (!likeness || enough === undefined || owner.place) return false
  return likeness.brand.tier === 1 && likeness.weight >= enough
}

/** Banks, universities and the sites that brand lists name. */
const isInstitution = ({ rank, ownBrand }: Signs): boolean => rank === 10 || rank === 11 || ownBrand !== undefined

const BEST_KNOWN = 3
const KNOWN_TENANT = 9

/** In order; a later bound wins. The operator's allow list is last: it is a person's decision. */
const BOUNDS: readonly Bound[] = [
  {
    id: 'no-model',
    least: 0.6,
    holds: (subject, opinions) =>
      subject.learned === undefined &&
      opinions.some(({ opinion }) => opinion === 'suspicious' || opinion === 'malicious'),
  },
  {
    id: 'copied-letters',
    least: 0.93,
    holds: ({ signs }) =>
      signs.likeness?.how === 'look-alike-letters' &&
      signs.likeness.brand.tier === 1 &&
      signs.link.host.includes('xn--'),
  },
  { id: 'copied-name', least: 0.55, holds: ({ signs }) => isCopy(signs, FLAGGED_COPIES) },
  { id: 'copied-plainly', least: 0.91, holds: ({ signs }) => isCopy(signs, RED_COPIES) },
  {
    // Scam lists hold pages of the best-known sites by mistake; the address alone never condemns those.
    id: 'best-known',
    most: 0.45,
    holds: ({ signs }) =>
      !signs.owner.place &&
      (signs.rank <= BEST_KNOWN || isInstitution(signs)) &&
      !signs.tricks.some((trick) => trick.strong),
  },
  {
    // Where it leads cannot be read off a short link or a form's address: careful, but never condemned by itself.
    id: 'target-unseen',
    most: 0.85,
    holds: ({ signs: { owner } }) => owner.place?.kind === 'shortener' || owner.place?.kind === 'platform',
  },
  {
    // Whose name it is stands in another register; only a copied brand can be read off the address.
    id: 'name-elsewhere',
    most: 0.45,
    holds: ({ signs: { owner, likeness } }) => owner.place?.kind === 'name-gateway' && likeness === undefined,
  },
  {
    // A tenant whom people of several countries visit is nobody's trap of a day.
    id: 'known-tenant',
    most: 0.85,
    holds: ({ signs }) => signs.owner.place !== undefined && signs.rank <= KNOWN_TENANT,
  },
  { id: 'listed', most: 0.85, holds: ({ signs }) => !signs.owner.place && signs.rank < UNKNOWN_RANK },
  { id: 'public-body', most: 0.85, holds: ({ signs }) => signs.checkedSuffix && !signs.owner.place },
  { id: 'home-network', most: 0.45, holds: ({ signs }) => isHomeNetwork(signs.link) },
  { id: 'strong-trick', least: 0.6, holds: (_, opinions) => said(opinions, 'link/address-tricks', 'malicious') },
  { id: 'claimed', least: 0.6, holds: (subject) => claimed(subject) !== undefined && subject.signs.rank > 5 },
  {
    id: 'claimed-copy',
    least: 0.95,
    holds: (subject) => {
      const brand = claimed(subject)
      return brand !== undefined && isImitationOf(subject.signs, brand)
    },
  },
  { id: 'outside-suspicious', least: 0.6, holds: (subject) => outside(subject, 'suspicious') },
  { id: 'outside-malicious', least: 0.95, holds: (subject) => outside(subject, 'malicious') },
  { id: 'blocked', least: 0.99, holds: (_, opinions) => said(opinions, 'link/lists', 'malicious') },
  { id: 'allowed', most: 0.02, holds: (_, opinions) => said(opinions, 'link/lists', 'harmless') },
]

const NOTHING_KNOWN = 0.3

export const weigh = (subject: Case, opinions: readonly Opinion[]): number => {
  let probability = subject.learned ?? NOTHING_KNOWN
  for (const bound of BOUNDS) {
    if (!bound.holds(subject, opinions)) continue
    probability = Math.min(bound.most ?? 1, Math.max(bound.least ?? 0, probability))
  }
  return probability
}

/** Green needs a reason of its own: a low probability alone, or a page on a shared place, is `cannot-tell`. */
export const verdictOf = (probability: number, subject: Case, opinions: readonly Opinion[]): LinkVerdict => {
  if (probability >= CUTS.dangerous) return 'dangerous'
  if (probability >= CUTS.suspicious) return 'suspicious'
  if (said(opinions, 'link/lists', 'harmless')) return 'harmless'
  const vouched = opinions.some(({ opinion }) => opinion === 'harmless')
  const warned = opinions.some(({ opinion }) => opinion === 'suspicious' || opinion === 'malicious')
  const sharedPage = subject.signs.owner.place !== undefined && !said(opinions, 'link/popularity', 'harmless')
  return vouched && !warned && !sharedPage ? 'harmless' : 'cannot-tell'
}
