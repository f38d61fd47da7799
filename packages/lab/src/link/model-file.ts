import { fileURLToPath } from 'node:url'

export const MODEL_FOLDER = fileURLToPath(new URL('../../../engine/model/link', import.meta.url))
export const MODEL_FILE = fileURLToPath(new URL('../../../engine/model/link/link-model.bin', import.meta.url))
