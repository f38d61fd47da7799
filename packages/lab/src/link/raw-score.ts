import type { LinkModel } from '@atlas/engine'
import { featuresOf, parseLink, readSigns, treeScore } from '@atlas/engine/link-training'

export type RawScore = { readonly score: number; readonly shared: boolean }

/** The learned score before calibration, and whether the page stands on a shared place; undefined for no link. */
export const rawScoreOf = (url: string, model: LinkModel): RawScore | undefined => {
  const link = parseLink(url)
  if (!link || !model.learned) return undefined
  const signs = readSigns(link, model)
  const score = treeScore(model.learned.trees, featuresOf(signs, model.learned))
  return { score, shared: signs.owner.place !== undefined }
}
