import path from 'node:path'
import { type LinkReport, type TextReport } from '../../../packages/contract/src/index.ts'
import { sayLink, sayText } from '../../../packages/contract/src/say-report.ts'
import { analyzeLink, lookAt, reportOn } from '../../../packages/engine/src/index.ts'
import { openAsServer } from '../../../packages/lab/src/encoder/onnx.ts'
import { places } from '../../../packages/lab/src/pipeline/places.ts'
import { readLinks, readModel } from '../../../packages/lab/src/text/model-reader.ts'
import { reportPicture } from '../../../apps/server/src/routes/picture-report.ts'
import type { Carried } from './channel.ts'

/** What a page shows of a message; of a recording without words it shows no verdict. */
export type Judge = {
  readonly version: string
  readonly text: (text: string) => Promise<TextReport>
  readonly carried: (carried: Carried) => Promise<TextReport | undefined>
}

/** All tiers, as a server judges; of a folder with another text model and its encoder, or of the shipped one. */
export const openJudge = async (folder: string = places.textModel): Promise<Judge> => {
  const model = readModel(folder)
  const links = readLinks()
  const ask = await openAsServer(path.join(folder, 'encoder'), model)
  const text = async (words: string): Promise<TextReport> => {
    const look = lookAt(words, { model, links })
    return sayText(reportOn(look, model, await ask(look)))
  }
  const checkLink = (url: string): LinkReport | undefined => {
    const judged = analyzeLink(url, links.model)
    return judged.status === 'judged' ? sayLink(judged) : undefined
  }
  return {
    version: model.settings.version,
    text,
    carried: async ({ text: words, picture }) => {
      if (picture !== undefined) return (await reportPicture(picture, { analyzeText: text, checkLink })).analysis
      return words.trim() === '' ? undefined : text(words)
    },
  }
}
