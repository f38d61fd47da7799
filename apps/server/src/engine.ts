import {
  analyzeLink,
  analyzeText,
  encoderText,
  learnExample,
  linkJudge,
  loadLinkModel,
  loadTextModel,
} from '@atlas/engine'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { openEncoder } from './encoder/encoder.ts'
import type { Engine } from './parts.ts'

const modelFile = (name: string): string => createRequire(import.meta.url).resolve(`@atlas/engine/model/${name}`)

/** The engines with their models, loaded once from what the repository holds; the encoder at the first text. */
export const openEngine = (report: (line: string) => void): Engine => {
  const linkModel = loadLinkModel(readFileSync(modelFile('link/link-model.bin')))
  const settings: unknown = JSON.parse(readFileSync(modelFile('text/settings.json'), 'utf8'))
  const textModel = loadTextModel({ settings, core: readFileSync(modelFile('text/core.bin')) })
  const encoder = openEncoder(path.dirname(modelFile('text/encoder/encoder.json')), report)
  const judgeLink = linkJudge(linkModel)
  return {
    analyzeText: async (text) => {
      const opinion = await encoder.read(encoderText(text))
      return analyzeText(text, { model: textModel, judgeLink, encoder: opinion })
    },
    analyzeLink: (url, context) => {
      const judged = analyzeLink(url, linkModel, context)
      return judged.status === 'judged' ? judged : undefined
    },
    learn: ({ id, text, label }) => {
      const kind = analyzeText(text, { model: textModel, judgeLink }).kind?.id ?? 'other'
      learnExample(textModel, { id, text, label, kind })
      if (label === 'scam') encoder.learn(id, encoderText(text))
    },
    stop: encoder.stop,
  }
}
