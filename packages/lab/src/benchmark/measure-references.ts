import { probabilityOf } from '@atlas/engine'
import type { Row } from '../text/corpus.ts'
import type { Cuts, Judged } from './figures.ts'
import { keywordsIn } from './keywords.ts'
import { fitPlainNgrams } from './plain-ngrams.ts'
import { ourCuts } from './our-cuts.ts'

/** One word of the list marks a message, two make sure. */
export const keywordCuts: Cuts = { marked: 0.5, sure: 1.5 }

/** The same probabilities at which our own cut points lie. */
export const ngramCuts: Cuts = {
  marked: probabilityOf(ourCuts.marked),
  sure: ourCuts.sure === undefined ? undefined : probabilityOf(ourCuts.sure),
}

export const measureKeywords = (rows: readonly Row[]): Judged[] =>
  rows.map((row) => ({ row, score: keywordsIn(row.text) }))

export const measureNgrams = (training: readonly Row[], rows: readonly Row[]): Judged[] => {
  const judge = fitPlainNgrams(training)
  return rows.map((row) => {
    const probability = judge(row.text)
    return { row, score: probability, probability }
  })
}
