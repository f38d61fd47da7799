export { analyzeText, MOST_CHARACTERS, type TextParts } from './text/analyze-text.ts'
export { combine, probabilityOf, SCAM_ABOVE, type Signals, SUSPICIOUS_ABOVE } from './text/combine.ts'
export { type KindId, kindIds, kindNames } from './text/kinds.ts'
export { learnExample } from './text/learn-example.ts'
export { loadTextModel, type TextModel } from './text/model.ts'
export type {
  Conversation,
  Evidence,
  JudgeLink,
  Language,
  LinkOpinion,
  LinkVerdict,
  Similar,
  TextReport,
  Verdict,
} from './text/types.ts'
