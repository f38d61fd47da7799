// For the lab alone: the pieces that training must use exactly as judging does.
export { allRules } from './rules/all-rules.ts'
export { findLinks, hostOf } from './text/find-links.ts'
export { firedNumbers, judgeLinks } from './text/analyze-text.ts'
export { combine, probabilityOf, type Stack } from './text/combine.ts'
export { type Fired, keywordPoints, runRules } from './text/evidence.ts'
export { foundFlags, type Grams, gramsOf, type IsKnownHost, windowsOf } from './text/features.ts'
export { foundNames } from './text/found-names.ts'
export { BUCKETS, wordGrams } from './text/hash.ts'
export { kindIds } from './text/kinds.ts'
export { addHost, hasHost, HOST_BITS } from './text/known-hosts.ts'
export {
  createLikenessIndex,
  IDF_SIZE,
  KEPT,
  type LikenessIndex,
  likenessVote,
  tellingBuckets,
} from './text/likeness.ts'
export { mask, tokensOf } from './text/mask.ts'
export { CROSS_SIZE, KIND_SIZE, PROMOTION_SIZE, type TextSettings } from './text/model.ts'
export { read } from './text/read.ts'
export { seek } from './text/sought.ts'
export { type Doubt, doubtOf, signsOfDoubt } from './text/unsure.ts'
export { CROSS_VALUE, crossesOf, FOUND_VALUE, RULE_VALUE, WORD_VALUE } from './text/weigh.ts'
