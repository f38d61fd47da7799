import { analyzeText, type TextParts } from '@atlas/engine'
import type { Row } from './corpus.ts'

export type StageResult = { readonly id: string; readonly wanted: string; readonly got: string }

/** Sixty conversations carry a stage that was labelled by hand; what does the engine say of them? */
export const judgeStages = (parts: TextParts, rows: readonly Row[]): StageResult[] =>
  rows.flatMap(({ id, text, stage }) =>
    stage === undefined ? [] : [{ id, wanted: stage, got: analyzeText(text, parts).conversation?.stage ?? 'none' }],
  )
