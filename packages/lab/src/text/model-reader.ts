import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LinkKnowledge, loadLinkModel, loadTextModel, type TextModel } from '@atlas/engine'
import { places } from '../pipeline/places.ts'

export const modelFolder = places.textModel

/** The committed model, read from disk. */
export const readModel = (folder = modelFolder): TextModel =>
  loadTextModel({
    settings: JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8')),
    core: new Uint8Array(readFileSync(join(folder, 'core.bin'))),
  })

/** What the shipped link engine knows of links. */
export const readLinks = (file = places.linkModel): LinkKnowledge => ({ model: loadLinkModel(readFileSync(file)) })
