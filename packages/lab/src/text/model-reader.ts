import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type JudgeLink, linkJudge, loadLinkModel, loadTextModel, type TextModel } from '@atlas/engine'

export const modelFolder = fileURLToPath(new URL('../../../engine/model/text/', import.meta.url))

/** The committed model, read from disk. */
export const readModel = (folder = modelFolder): TextModel =>
  loadTextModel({
    settings: JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8')),
    core: new Uint8Array(readFileSync(join(folder, 'core.bin'))),
  })

/** The link engine as texts ask it. */
export const readLinkJudge = (): JudgeLink =>
  linkJudge(loadLinkModel(readFileSync(new URL('../../../engine/model/link/link-model.bin', import.meta.url))))
