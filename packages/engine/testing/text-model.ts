import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadTextModel, type TextModel } from '../src/learned/model.ts'

const folder = new URL('../model/text', import.meta.url)

/** The committed model, for tests. The engine itself never reads files. */
export const readTestModel = (): TextModel =>
  loadTextModel({
    settings: JSON.parse(readFileSync(fileURLToPath(new URL('settings.json', folder)), 'utf8')),
    core: new Uint8Array(readFileSync(fileURLToPath(new URL('core.bin', folder)))),
  })
