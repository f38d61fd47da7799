import type { Signs } from '../signs/read-signs.ts'
import { calibrate, type CutKind } from './calibration.ts'
import { featuresOf } from './features.ts'
import type { LearnedModel } from './load-model.ts'
import { isTenant, placeRiskOf, UNKNOWN_PLACE } from './tenant.ts'
import { treeScore } from './trees.ts'

export const cutKindOf = (signs: Signs, { placeRisk }: Pick<LearnedModel, 'placeRisk'>): CutKind => {
  if (!signs.owner.place) return 'own'
  return isTenant(signs) && placeRiskOf(signs, placeRisk) === UNKNOWN_PLACE ? 'unknown' : 'shared'
}

/** What training makes of the signs; it may warn, never acquit. */
export const learnedProbability = (signs: Signs, model: LearnedModel): number =>
  calibrate(treeScore(model.trees, featuresOf(signs, model)), model.calibration[cutKindOf(signs, model)])
