import { lookAt, reportOn, SCAM_ABOVE, SUSPICIOUS_ABOVE, type TextParts } from '@atlas/engine'
import { openAsServer } from '../encoder/onnx.ts'
import { groupNumber, type Row } from '../text/corpus.ts'
import { padded, type Way, ways } from './padding.ts'

type Judge = (text: string) => Promise<number>

/** The score of a text as a server gives it, and as a browser does. */
export const openJudges = async (parts: TextParts, encoder: string): Promise<{ server: Judge; browser: Judge }> => {
  const ask = await openAsServer(encoder, parts.model)
  return {
    browser: async (text) => reportOn(lookAt(text, parts), parts.model).score,
    server: async (text) => {
      const look = lookAt(text, parts)
      return reportOn(look, parts.model, await ask(look)).score
    },
  }
}

export type InCompany = {
  readonly row: Row
  readonly way: Way
  readonly alone: number
  readonly together: number
}

/** Each message alone and in one of the ways, which its id chooses. */
export const inCompany = async (rows: readonly Row[], judge: Judge): Promise<InCompany[]> => {
  const results: InCompany[] = []
  for (const row of rows) {
    const way = ways[groupNumber(`${row.id} way`) % ways.length] ?? 'around'
    results.push({ row, way, alone: await judge(row.text), together: await judge(padded(row, way)) })
  }
  return results
}

const share = (some: number, all: number): string => (all === 0 ? '-' : (some / all).toFixed(3))

/** Scams that stay flagged, and honest messages that become flagged. */
export const companyLine = (name: string, results: readonly InCompany[]): string => {
  const scams = results.filter(({ row }) => row.label === 'scam')
  const honest = results.filter(({ row }) => row.label !== 'scam')
  const stays = (cut: number): string => {
    const flagged = scams.filter(({ alone }) => alone > cut)
    return share(flagged.filter(({ together }) => together > cut).length, flagged.length)
  }
  const rises = (cut: number): string =>
    `${share(honest.filter(({ alone }) => alone > cut).length, honest.length)} → ${share(honest.filter(({ together }) => together > cut).length, honest.length)}`
  return `| ${[name, `${scams.length} / ${honest.length}`, stays(SUSPICIOUS_ABOVE), stays(SCAM_ABOVE), rises(SUSPICIOUS_ABOVE), rises(SCAM_ABOVE)].join(' | ')} |`
}

export const companyHead =
  '| | scams / honest | scams still > 1.5 | scams still > 4 | honest > 1.5, alone → in company | honest > 4 |\n|---|---|---|---|---|---|'
