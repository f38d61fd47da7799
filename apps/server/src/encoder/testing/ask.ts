import { loadLinkModel, loadTextModel, type Look, lookAt, type TextModel } from '@atlas/engine'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Encoder } from '../encoder.ts'

const read = (name: string): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(`@atlas/engine/model/${name}`))

const parts = {
  model: loadTextModel({ settings: JSON.parse(read('text/settings.json').toString()), core: read('text/core.bin') }),
  links: { model: loadLinkModel(read('link/link-model.bin')) },
}

/** A text as the engine looks at it before the encoder is asked. */
export const lookFor = (text: string): Look => lookAt(text, parts)

/** The shipped model, but for when less than everything is enough: never, unless it is said. */
const modelWith = (cascade: TextModel['settings']['cascade']): TextModel => ({
  ...parts.model,
  settings: { ...parts.model.settings, cascade },
})

export const ask = (
  encoder: Encoder,
  text: string,
  cascade?: TextModel['settings']['cascade'],
): ReturnType<Encoder['read']> => encoder.read(text, () => lookFor(text), modelWith(cascade))
