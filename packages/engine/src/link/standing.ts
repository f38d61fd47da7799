import type { LinkModel } from './model/load-model.ts'
import { isHomeNetwork, parseLink } from './parse-link.ts'
import { readSigns, type Signs } from './signs/read-signs.ts'
import type { Standing } from './types.ts'
import { isInstitution } from './weigh.ts'

/** Visited by so many that one listed page says nothing of the rest; more than vouch for a site. */
const MUCH_VISITED = 7

/** Below a name that is sold like an ending (`uk.com`) the fame is that of the seller, not of the buyer. */
const isSold = ({ link, owner }: Signs): boolean => owner.place === undefined && link.domain !== link.icannDomain

const isKnown = (signs: Signs): boolean =>
  signs.checkedSuffix || (!isSold(signs) && (signs.rank <= MUCH_VISITED || isInstitution(signs)))

const isTenant = ({ owner: { place, domain } }: Signs): boolean =>
  place !== undefined && place.kind !== 'shortener' && place.kind !== 'platform' && domain.endsWith(`.${place.name}`)

const kindOf = (signs: Signs): Standing['kind'] => {
  if (isHomeNetwork(signs.link)) return 'home'
  if (isKnown(signs)) return 'known'
  if (signs.owner.place === undefined) return 'own'
  return isTenant(signs) ? 'tenant' : 'shared'
}

export const standingOf = (signs: Signs): Standing => ({ kind: kindOf(signs), domain: signs.owner.domain })

/** The same of what a person pasted; undefined when there is no web address in it. */
export const readStanding = (pasted: string, model: LinkModel): Standing | undefined => {
  const link = parseLink(pasted)
  return link && standingOf(readSigns(link, model))
}
