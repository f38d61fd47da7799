import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadLinkModel, type LinkModel } from '@atlas/engine'

export const MODEL_FILE = fileURLToPath(new URL('../../../engine/model/link/link-model.bin', import.meta.url))

export const readLinkModel = (): LinkModel => loadLinkModel(readFileSync(MODEL_FILE))
