export {
  type Cut,
  type EncoderAbout,
  type EncoderOpinion,
  type Limits,
  limitsInFile,
  meaningOf,
  opinionOf,
  windowCutter,
  type WindowAnswer,
  withPassage,
} from './learned/encoder/encoder-windows.ts'
export { readVocabulary } from './learned/encoder/word-pieces.ts'
export { analyzeLink } from './link/analyze-link.ts'
export { findLink, refang } from './link/find-link.ts'
export { isHomeNetwork, parseLink } from './link/parse-link.ts'
export { loadLinkModel, type LinkModel } from './link/model/load-model.ts'
export { listedAs, lookUpLists, parseList, type ListEntries, type NamedList } from './link/parse-list.ts'
export { readStanding } from './link/standing.ts'
export type * from './link/types.ts'
export { DOMAIN_AGE } from './link/types.ts'
export { analyzeText, reportOn } from './report/analyze-text.ts'
export { type NextReading, nextReading } from './report/next-reading.ts'
export { type Look, lookAt, MOST_CHARACTERS, type TextParts } from './learned/look.ts'
export { combine, probabilityOf, SCAM_ABOVE, type Signals, SUSPICIOUS_ABOVE } from './learned/combine.ts'
export { type KindId, kindIds } from './knowledge/kinds.ts'
export { knownLike, learnExample, unlearnExample } from './learned/likeness/learn-example.ts'
export { maskPersonal } from './personal/mask-personal.ts'
export { type MeaningIndex, readMeaningIndex } from './learned/likeness/meaning-index.ts'
export { loadTextModel, type TextModel, textModelSteps } from './learned/model.ts'
export type {
  Conversation,
  Evidence,
  Language,
  LinkKnowledge,
  LinkOpinion,
  Similar,
  TextReport,
  Verdict,
} from './reading/types.ts'
