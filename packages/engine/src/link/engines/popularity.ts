import { UNKNOWN_RANK } from '../model/popularity.ts'
import { because } from '../reasons.ts'
import type { Engine } from './engine.ts'

/** Ranks up to here: among the first 10,000 of some country, or in many. Scams of a few weeks get into the ranks below. */
const WELL_KNOWN = 5
/** Banks, universities and the sites that brand lists name. */
const INSTITUTIONS: ReadonlySet<number> = new Set([10, 11])

export const popularity: Engine = {
  id: 'link/popularity',
  judge: ({ signs: { rank, usersPagesOn, ownPart } }) => {
    const isInstitution = INSTITUTIONS.has(rank)
    if (rank === UNKNOWN_RANK && usersPagesOn === undefined) return { opinion: 'cannot-tell', because: because('not-known') }
    if (usersPagesOn !== undefined) return { opinion: 'cannot-tell', because: because('shared-place-known') }
    if (rank > WELL_KNOWN && !isInstitution) return { opinion: 'cannot-tell', because: because('little-known') }
    if (!ownPart) return { opinion: 'cannot-tell', because: because('part-of-known') }
    return { opinion: 'harmless', because: because(isInstitution ? 'listed-institution' : 'widely-visited') }
  },
}
