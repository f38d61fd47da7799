import { UNKNOWN_RANK } from '../model/popularity.ts'
import { because } from '../reasons.ts'
import type { Engine } from './engine.ts'

/** Ranks up to here: among the first 10,000 of some country, or in many. Scams of a few weeks get into the ranks below. */
const WELL_KNOWN = 5
/** Banks, universities and the sites that brand lists name. */
const INSTITUTIONS: ReadonlySet<number> = new Set([10, 11])

/** Ranks that vouch for a site. */
export const isWellKnown = (rank: number): boolean => rank <= WELL_KNOWN || INSTITUTIONS.has(rank)

export const popularity: Engine = {
  id: 'link/popularity',
  judge: ({ signs: { rank, usersPagesOn, ownPart } }) => {
    if (rank === UNKNOWN_RANK && usersPagesOn === undefined)
      return { opinion: 'cannot-tell', because: because('not-known') }
    if (usersPagesOn !== undefined) return { opinion: 'cannot-tell', because: because('shared-place-known') }
    if (!isWellKnown(rank)) return { opinion: 'cannot-tell', because: because('little-known') }
    if (!ownPart) return { opinion: 'cannot-tell', because: because('part-of-known') }
    return { opinion: 'harmless', because: because(INSTITUTIONS.has(rank) ? 'listed-institution' : 'widely-visited') }
  },
}
