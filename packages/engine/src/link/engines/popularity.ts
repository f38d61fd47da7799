import { UNKNOWN_RANK } from '../model/popularity.ts'
import type { Engine } from './engine.ts'

/** Ranks up to here are visited by enough people to speak for themselves. */
const WELL_KNOWN = 7

export const popularity: Engine = {
  id: 'link/popularity',
  name: 'How well known the site is',
  judge: ({ signs: { owner, rank } }) => {
    if (owner.place && (owner.place.kind === 'shortener' || owner.place.kind === 'platform' || rank === UNKNOWN_RANK)) {
      return { opinion: 'cannot-tell', reason: 'The place is well known, but that says nothing about this one page.' }
    }
    if (rank <= WELL_KNOWN) return { opinion: 'harmless', reason: 'Very many people visit this site.' }
    if (rank < UNKNOWN_RANK) return { opinion: 'cannot-tell', reason: 'The site is known, but not widely.' }
    return {
      opinion: 'cannot-tell',
      reason: 'The site is in none of the lists of well-known sites, and most new sites are not.',
    }
  },
}
