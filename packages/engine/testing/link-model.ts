import { readFileSync } from 'node:fs'
import { analyzeLink } from '../src/link/analyze-link.ts'
import { loadLinkModel } from '../src/link/model/load-model.ts'
import { parseLink } from '../src/link/parse-link.ts'
import { readSigns, type Signs } from '../src/link/signs/read-signs.ts'
import type { LinkContext, LinkReport, OpinionKind } from '../src/link/types.ts'

/** For tests only: the engine itself never reads a file. */
export const MODEL_URL = new URL('../model/link/link-model.bin', import.meta.url)

export const model = loadLinkModel(readFileSync(MODEL_URL))

export const judged = (url: string, context: LinkContext = {}): LinkReport => {
  const report = analyzeLink(url, model, context)
  if (report.status !== 'judged') throw new Error(`not a link: ${url}`)
  return report
}

export const opinionOf = (engine: string, url: string, context: LinkContext = {}): OpinionKind =>
  judged(url, context).opinions.find((opinion) => opinion.engine === engine)?.opinion ?? 'failed'

export const signsOf = (url: string): Signs => {
  const link = parseLink(url)
  if (!link) throw new Error(`not a link: ${url}`)
  return readSigns(link, model)
}
