import type { ParsedLink } from '../parse-link.ts'
import type { Place } from './places.ts'

/** What of the signs of an address says on whose ground it stands. */
export type Hosted = {
  readonly link: Pick<ParsedLink, 'host'>
  readonly owner: { readonly place: Place | undefined; readonly suffix: string }
}

/** A page below a name that somebody else owns: `shop.weebly.com`. */
export const isTenant = ({ link, owner: { place, suffix } }: Hosted): boolean =>
  place !== undefined && suffix === place.name && link.host.endsWith(`.${place.name}`)

/**
 * What its owner chose of the host: on a shared place only what stands before the name of the place. How the place is
 * spelt says nothing of its tenants (`.page`, `web.app`); what the place is worth, the place risk says.
 */
export const ownHost = (signs: Hosted): string => {
  const { link, owner } = signs
  const host = isTenant(signs) ? link.host.slice(0, -1 - (owner.place?.name.length ?? 0)) : link.host
  return host.replace(/^www\./, '')
}

/** Stands where nothing is known of the honest pages of a place: neither good nor bad. */
export const UNKNOWN_PLACE = -9

/** Log-odds of a shared place among shared places: above 0 commoner among scams than among honest pages. */
export type PlaceRisk = ReadonlyMap<string, number>

export const placeRiskOf = (signs: Hosted, risks: PlaceRisk): number =>
  (isTenant(signs) ? risks.get(signs.owner.place?.name ?? '') : undefined) ?? UNKNOWN_PLACE
