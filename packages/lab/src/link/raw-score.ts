import {
  cutKindOf,
  featuresOf,
  parseLink,
  readSigns,
  treeScore,
  UNKNOWN_RANK,
  type CutKind,
  type LinkModel,
} from '@atlas/engine/link-training'

export type RawScore = {
  readonly score: number
  readonly kind: CutKind
  /** Whether the engine's bounds let this score alone flag the link, or make it red. */
  readonly mayFlag: boolean
  readonly mayBeRed: boolean
}

const NEVER_RED: ReadonlySet<string | undefined> = new Set(['shortener', 'platform', 'name-gateway'])

/** As if nothing were known of any shared place: what a place looks like that the tables have not met. */
export const withoutPlaces = (model: LinkModel): LinkModel => ({
  ...model,
  learned: model.learned && { ...model.learned, placeRisk: new Map() },
})

/** The learned score before calibration, and which cuts it is held against; undefined for no link. */
export const rawScoreOf = (url: string, model: LinkModel): RawScore | undefined => {
  const link = parseLink(url)
  if (!link || !model.learned) return undefined
  const signs = readSigns(link, model)
  const score = treeScore(model.learned.trees, featuresOf(signs, model.learned))
  const place = signs.owner.place?.kind
  const mayFlag = place !== 'name-gateway' && place !== 'shortener'
  const mayBeRed = signs.rank === UNKNOWN_RANK && !NEVER_RED.has(place)
  return { score, kind: cutKindOf(signs, model.learned), mayFlag, mayBeRed }
}
