import { createRequire } from 'node:module'
import type { LibAV, LibAVSync, LibAVWrapper } from '@libav.js/variant-fat'

export type Libav = LibAV & LibAVSync

const isWrapper = (value: unknown): value is LibAVWrapper =>
  typeof value === 'object' && value !== null && 'LibAV' in value

/** The package is CommonJS and its types name no value. */
export const loadLibav = async (): Promise<Libav> => {
  const loaded: unknown = createRequire(import.meta.url)('@libav.js/variant-fat')
  if (!isWrapper(loaded)) throw new Error('libav.js is not what it was')
  return loaded.LibAV({ noworker: true })
}
