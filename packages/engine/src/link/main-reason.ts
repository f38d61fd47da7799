import { placeReason } from './engines/place.ts'
import { type Because, because } from './reasons.ts'
import type { Signs } from './signs/read-signs.ts'
import type { LinkVerdict, Opinion, OpinionKind } from './types.ts'

/** Whose reason is told first when several engines warn. */
const ORDER: readonly string[] = ['link/lists', 'link/look-alike', 'link/brand-name', 'link/address-tricks']
const LAST: readonly string[] = ['link/suffix-risk', 'link/learned']

const rankOf = (engine: string): number => {
  const first = ORDER.indexOf(engine)
  if (first >= 0) return first
  return LAST.includes(engine) ? ORDER.length + 1 + LAST.indexOf(engine) : ORDER.length
}

/** A sign that can be named says more than a score, however sure the score is. */
const firstOf = (opinions: readonly Opinion[], kinds: readonly OpinionKind[]): Because | undefined =>
  opinions
    .filter(({ opinion }) => kinds.includes(opinion))
    .sort((a, b) => rankOf(a.engine) - rankOf(b.engine))
    .at(0)?.because

/** Where nothing is said for or against, what the person should know: where the page stands, or that we do not know it. */
const quietReason = (opinions: readonly Opinion[], signs: Signs): Because => {
  const named = firstOf(
    opinions.filter(({ engine }) => !LAST.includes(engine)),
    ['malicious', 'suspicious'],
  )
  const known = opinions.find(({ because: { id } }) => id === 'branch-abroad' || id === 'part-of-known')
  const page = signs.inMachinery ? because('part-of-known') : known?.because
  return named ?? placeReason(signs) ?? page ?? because('not-widely-known')
}

/** Of all reasons the one that is told beside the verdict. */
export const mainReason = (verdict: LinkVerdict, opinions: readonly Opinion[], signs: Signs): Because => {
  if (verdict === 'harmless') return firstOf(opinions, ['harmless']) ?? because('trusted')
  const warning = firstOf(opinions, ['malicious', 'suspicious'])
  if (verdict === 'dangerous') return warning ?? because('several-signs')
  if (verdict === 'suspicious') return warning ?? because('much-in-common')
  return quietReason(opinions, signs)
}
