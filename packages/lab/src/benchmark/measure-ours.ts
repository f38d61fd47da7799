import { SCAM_ABOVE, SUSPICIOUS_ABOVE, type TextModel } from '@atlas/engine'
import type { Row } from '../text/corpus.ts'
import { readLinkJudge } from '../text/model-reader.ts'
import { allTiers, scoreRows } from '../text/scored.ts'
import type { Cuts, Judged } from './figures.ts'

export const ourCuts: Cuts = { marked: SUSPICIOUS_ABOVE, sure: SCAM_ABOVE }

/** Our engine with more and more of it at work: alone, as in a browser, as on a server. */
export const measureOurs = (model: TextModel) => {
  const server = allTiers()
  const browser = { judgeLink: readLinkJudge() }
  const judge = (rows: readonly Row[], others: Parameters<typeof scoreRows>[3]): Judged[] =>
    scoreRows(model, rows, undefined, others).map(({ row, report }) => ({
      row,
      score: report.score,
      probability: report.probability,
      unsure: report.unsure,
    }))
  return {
    core: (rows: readonly Row[]) => judge(rows, {}),
    browser: (rows: readonly Row[]) => judge(rows, browser),
    server: (rows: readonly Row[]) => judge(rows, server),
    heard: (rows: readonly Row[]) => rows.filter(({ id }) => server.encoder?.has(id) === true).length,
  }
}
