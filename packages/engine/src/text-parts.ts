// For the lab alone: the pieces that training must use exactly as judging does.
export { allRules } from './rules/all-rules.ts'
export { findLinks, hostOf } from './reading/things/find-links.ts'
export { encoderText } from './learned/encoder/encoder-text.ts'
export { type Cascade, CORE_SIGNS, sureness, type Sure, type Sures, signsOfCertainty } from './learned/certain.ts'
export { combine, probabilityOf, type Share, type Stack } from './learned/combine.ts'
export { type Fired, keywordPoints, runRules } from './rules/run-rules.ts'
export { foundFlags, type Grams, gramsOf } from './learned/features.ts'
export { foundNames } from './learned/found-names.ts'
export { BUCKETS, wordGrams } from './learned/hash.ts'
export { kindIds } from './knowledge/kinds.ts'
export {
  createLikenessIndex,
  KEPT,
  type LikenessIndex,
  likenessVote,
  tellingRuns,
} from './learned/likeness/likeness.ts'
export { excerptOf } from './learned/likeness/learn-example.ts'
export { packRuns, placeOf, RUN_PLACES } from './learned/likeness/likeness-runs.ts'
export { mask, tokensOf } from './reading/mask.ts'
export { countStandIns } from './personal/mask-personal.ts'
export { CROSS_SIZE, featuresHash, KIND_SIZE, PROMOTION_SIZE, type TextSettings } from './learned/model.ts'
export { read, readWords } from './reading/read.ts'
export { isKnownLanguage, languageOf } from './reading/language-codes.ts'
export { seek } from './reading/sought.ts'
export { type Doubt, type Doubts, doubtOf, isUnsure, signsOfDoubt } from './learned/unsure.ts'
export { CROSS_VALUE, crossesOf, FOUND_VALUE, RULE_VALUE, WORD_VALUE } from './learned/weigh.ts'
