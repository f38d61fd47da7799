import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TextParts } from '../src/learned/look.ts'
import { model as linkModel } from './link-model.ts'
import { loadTextModel, type TextModel } from '../src/learned/model.ts'

const folder = new URL('../model/text/', import.meta.url)

/** The committed model, for tests. The engine itself never reads files. */
export const readTestModel = (): TextModel =>
  loadTextModel({
    settings: JSON.parse(readFileSync(fileURLToPath(new URL('settings.json', folder)), 'utf8')),
    core: new Uint8Array(readFileSync(fileURLToPath(new URL('core.bin', folder)))),
  })

/** The committed models together, as a browser has them. */
export const readTestParts = (): TextParts => ({ model: readTestModel(), links: { model: linkModel } })
