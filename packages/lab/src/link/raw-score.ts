import { featuresOf, parseLink, readSigns, treeScore, UNKNOWN_RANK, type LinkModel } from '@atlas/engine/link-training'

export type RawScore = {
  readonly score: number
  readonly shared: boolean
  /** Whether the engine's bounds let this score alone flag the link, or make it red. */
  readonly mayFlag: boolean
  readonly mayBeRed: boolean
}

const NEVER_RED: ReadonlySet<string | undefined> = new Set(['shortener', 'platform', 'name-gateway'])

/** The learned score before calibration, and whether the page stands on a shared place; undefined for no link. */
export const rawScoreOf = (url: string, model: LinkModel): RawScore | undefined => {
  const link = parseLink(url)
  if (!link || !model.learned) return undefined
  const signs = readSigns(link, model)
  const score = treeScore(model.learned.trees, featuresOf(signs, model.learned))
  const kind = signs.owner.place?.kind
  const mayFlag = kind !== 'name-gateway' && kind !== 'shortener'
  const mayBeRed = signs.rank === UNKNOWN_RANK && !NEVER_RED.has(kind)
  return { score, shared: kind !== undefined, mayFlag, mayBeRed }
}
