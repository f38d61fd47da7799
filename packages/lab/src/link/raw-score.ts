import type { LinkModel } from '@atlas/engine'
import { featuresOf, parseLink, readSigns, treeScore } from '@atlas/engine/link-training'

/** The learned score before calibration; undefined for what is no link. */
export const rawScoreOf = (url: string, model: LinkModel): number | undefined => {
  const link = parseLink(url)
  if (!link || !model.learned) return undefined
  return treeScore(model.learned.trees, featuresOf(readSigns(link, model), model.learned.host, model.learned.path))
}
