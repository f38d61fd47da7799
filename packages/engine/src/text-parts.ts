// For the lab alone: the pieces that training must use exactly as judging does.
export { allRules } from './rules/all-rules.ts'
export { findLinks, hostOf } from './reading/things/find-links.ts'
export { firedNumbers, judgeLinks } from './report/analyze-text.ts'
export { combine, probabilityOf, type Share, type Stack } from './learned/combine.ts'
export { type Fired, keywordPoints, runRules } from './report/evidence.ts'
export { foundFlags, type Grams, gramsOf, type IsKnownHost, windowsOf } from './learned/features.ts'
export { foundNames } from './learned/found-names.ts'
export { BUCKETS, wordGrams } from './learned/hash.ts'
export { kindIds } from './knowledge/kinds.ts'
export { addHost, hasHost, HOST_BITS } from './learned/known-hosts.ts'
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
export { CROSS_SIZE, KIND_SIZE, PROMOTION_SIZE, type TextSettings } from './learned/model.ts'
export { read } from './reading/read.ts'
export { seek } from './reading/sought.ts'
export { type Doubt, type Doubts, doubtOf, signsOfDoubt } from './learned/unsure.ts'
export { CROSS_VALUE, crossesOf, FOUND_VALUE, RULE_VALUE, WORD_VALUE } from './learned/weigh.ts'
