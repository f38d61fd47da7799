import { isTenant, parseLink, readOwner, type LinkModel, type PlaceRisk } from '@atlas/engine/link-training'
import { parse } from 'tldts'
import { choices } from '../pipeline/choices.ts'
import type { Row } from './rows.ts'
import { mayTrain, partOf } from './sources.ts'

const settings = choices.link.fit

/** Hosts of tenants, by the place they stand on. */
const tenantsByPlace = (rows: readonly Row[], model: LinkModel): Map<string, number> => {
  const counts = new Map<string, number>()
  const hosts = new Set(rows.map(({ url }) => (url.split(/[/?#]/)[0] ?? '').toLowerCase()))
  for (const host of hosts) {
    const link = parseLink(host)
    if (!link) continue
    const owner = readOwner(link, model)
    if (!owner.place || !isTenant({ link, owner })) continue
    counts.set(owner.place.name, (counts.get(owner.place.name) ?? 0) + 1)
  }
  return counts
}

/**
 * Honest tenants of each place as an even sample of visited sites would show them. The sample of free hosts is a much
 * denser one of some places, and other lists pick by hand: neither may make a place look better than it is.
 */
const honestTenants = (rows: readonly Row[], model: LinkModel): Map<string, HonestTenants> => {
  const of = (is: (source: string) => boolean): Map<string, number> =>
    tenantsByPlace(
      rows.filter(({ source }) => is(source)),
      model,
    )
  const even = of((source) => source.startsWith('CrUX 2'))
  const dense = of((source) => source.startsWith('CrUX free'))
  const picked = of((source) => !source.startsWith('CrUX'))
  const places = new Set([...even.keys(), ...dense.keys(), ...picked.keys()])
  return new Map(
    [...places].map((place) => {
      const [e, d, p] = [even.get(place) ?? 0, dense.get(place) ?? 0, picked.get(place) ?? 0]
      return [place, { seen: e + d + p, even: Math.max(e, d / settings.placeDense, p / settings.placePicked) }]
    }),
  )
}

type HonestTenants = { readonly seen: number; readonly even: number }

export type PlaceCounts = {
  readonly bad: ReadonlyMap<string, number>
  readonly good: ReadonlyMap<string, HonestTenants>
}

/** Tenants of each shared place in the rows that may be learnt from. */
export const countPlaces = (scams: readonly Row[], honest: readonly Row[], model: LinkModel): PlaceCounts => ({
  bad: tenantsByPlace(
    scams.filter((row) => mayTrain(row)),
    model,
  ),
  good: honestTenants(
    honest.filter((row) => mayTrain(row) && partOf(row.domain) === 'train'),
    model,
  ),
})

/** Log of how much commoner each of these places is among scam pages on shared places than among honest ones. */
const risksOf = ({ bad, good }: PlaceCounts, places: readonly string[]): PlaceRisk => {
  const badTotal = [...bad.values()].reduce((all, count) => all + count, 0)
  const goodTotal = [...good.values()].reduce((all, { even }) => all + even, 0)
  const ratio = goodTotal / Math.max(1, badTotal)
  return new Map(
    places.map((place) => {
      const scamShare = ((bad.get(place) ?? 0) + settings.placeSmooth) / badTotal
      const honestShare = ((good.get(place)?.even ?? 0) + settings.placeSmooth * ratio) / goodTotal
      return [place, Math.round((Math.log(scamShare) - Math.log(honestShare)) * 100) / 100]
    }),
  )
}

const isKnown = ({ good }: PlaceCounts, place: string): boolean => (good.get(place)?.seen ?? 0) >= settings.placeSeen

/**
 * Risks of the places whose honest pages are known. The others get none: that a feed names a place says only that it is
 * large.
 */
export const placeRisks = (counts: PlaceCounts): PlaceRisk =>
  risksOf(
    counts,
    [...counts.good.keys()].filter((place) => isKnown(counts, place)),
  )

const isPublicSuffix = (place: string): boolean =>
  parse(`a.${place}`, { allowPrivateDomains: true }).publicSuffix === place

/**
 * Risks of public suffixes with many scams and no honest tenants. Each of their tenants is a domain of its own in the
 * lists of visited sites, so that none is there says something; a place that is one domain to those lists may be
 * missing as a whole, which says nothing. Trees are fitted without these.
 */
export const suffixRisks = (counts: PlaceCounts): PlaceRisk =>
  risksOf(
    counts,
    [...counts.bad]
      .filter(([place, count]) => count >= settings.placeScams && !isKnown(counts, place) && isPublicSuffix(place))
      .map(([place]) => place),
  )

export const placeRiskText = (risks: PlaceRisk): string =>
  [...risks].map(([place, risk]) => `${place}\t${risk.toFixed(2)}`).join('\n')
