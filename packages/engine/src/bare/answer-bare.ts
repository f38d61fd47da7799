import { analyzeText as analyzeMessage, type TextParts } from '../report/analyze-text.ts'
import type { TextReport } from '../reading/types.ts'
import { type BareParts, readBare } from './read-bare.ts'
import type { Bare } from './types.ts'

export type AnyReport = TextReport & { readonly bare?: Bare }

/** The report of a message; one thing alone is also read for its form, and nobody can be sure of it. */
export const analyzeText = (text: string, parts: TextParts & BareParts): AnyReport => {
  const report = analyzeMessage(text, parts)
  const bare = readBare(text, parts)
  return bare === undefined ? report : { ...report, unsure: true, bare }
}
