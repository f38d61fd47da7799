import { type Because, because } from '../reasons.ts'
import { readableDomain } from '../unwrap.ts'
import type { Signs } from '../signs/read-signs.ts'
import type { Engine } from './engine.ts'

/** What is to be said of where the page stands; the surest reason not to judge it by its host comes first. */
export const placeReason = ({ link, owner: { place }, usersPagesOn }: Signs): Because | undefined => {
  if (link.hidden) return because('redirector', { place: link.icannDomain })
  if (link.onward !== undefined) return because('leads-on', { domain: readableDomain(link.onward) })
  if (place) return because(place.kind, { place: place.name })
  return usersPagesOn === undefined ? undefined : because('platform', { place: usersPagesOn })
}

export const place: Engine = {
  id: 'link/place',
  judge: ({ signs }) => ({ opinion: 'cannot-tell', because: placeReason(signs) ?? because('place-of-its-own') }),
}
