import { createRequire } from 'node:module'
import type { LibAV, LibAVSync, LibAVWrapper } from '@libav.js/variant-fat'
import * as z from 'zod'

export type Libav = LibAV & LibAVSync

/** The package is CommonJS and its types name no value. */
const Wrapper = z.custom<LibAVWrapper>((value) => typeof value === 'object' && value !== null && 'LibAV' in value)

export const loadLibav = async (): Promise<Libav> => {
  const loaded: unknown = createRequire(import.meta.url)('@libav.js/variant-fat')
  return Wrapper.parse(loaded).LibAV({ noworker: true })
}
