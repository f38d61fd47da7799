export { linkJudge } from './judge-link.ts'
export { encoderText } from './text/encoder-text.ts'
export { type EncoderAbout, meaningOf, opinionOf, windowCutter, type WindowAnswer } from './text/encoder-windows.ts'
export { readVocabulary } from './text/word-pieces.ts'
export { analyzeLink } from './link/analyze-link.ts'
export { findLink, refang } from './link/find-link.ts'
export { isHomeNetwork, parseLink } from './link/parse-link.ts'
export { loadLinkModel, type LinkModel } from './link/model/load-model.ts'
export { lookUpLists, parseList, type ListEntries, type NamedList } from './link/parse-list.ts'
export type * from './link/types.ts'
export { analyzeText, type EncoderOpinion, MOST_CHARACTERS, type TextParts } from './text/analyze-text.ts'
export { combine, probabilityOf, SCAM_ABOVE, type Signals, SUSPICIOUS_ABOVE } from './text/combine.ts'
export { type KindId, kindIds, kindNames } from './text/kinds.ts'
export { knownLike, learnExample, unlearnExample } from './text/learn-example.ts'
export { maskPersonal } from './text/mask-personal.ts'
export { type MeaningIndex, readMeaningIndex } from './text/meaning-index.ts'
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
