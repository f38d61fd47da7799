import { UNKNOWN_RANK } from '../model/popularity.ts'
import { because } from '../reasons.ts'
import type { Engine } from './engine.ts'

/** Ranks up to here are visited by enough people to speak for themselves. */
export const WELL_KNOWN = 7

export const popularity: Engine = {
  id: 'link/popularity',
  judge: ({ signs: { owner, rank } }) => {
    if (owner.place && (owner.place.kind === 'shortener' || owner.place.kind === 'platform' || rank === UNKNOWN_RANK)) {
      return { opinion: 'cannot-tell', because: because('shared-place-known') }
    }
    if (rank <= WELL_KNOWN) return { opinion: 'harmless', because: because('widely-visited') }
    if (rank < UNKNOWN_RANK) return { opinion: 'cannot-tell', because: because('little-known') }
    return { opinion: 'cannot-tell', because: because('not-known') }
  },
}
