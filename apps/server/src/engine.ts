import { analyzeLink, loadLinkModel, takeFirstLook } from '@atlas/engine'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Engine } from './parts.ts'

const modelBytes = (name: string): Uint8Array =>
  readFileSync(createRequire(import.meta.url).resolve(`@atlas/engine/model/${name}`))

/** The engines with their models, loaded once from what the repository holds. */
export const openEngine = (): Engine => {
  const linkModel = loadLinkModel(modelBytes('link/link-model.bin'))
  return {
    analyzeText: takeFirstLook,
    analyzeLink: (url, context) => {
      const report = analyzeLink(url, linkModel, context)
      return report.status === 'judged' ? report : undefined
    },
  }
}
