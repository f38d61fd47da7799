import { decoder } from '@audio/decode-mp3'
import { decodeSliced } from './sliced.ts'
import { tagAt } from './sniff.ts'
import type { Source } from './sound.ts'

const SLICE_BYTES = 16_384
/** The note about the whole file stands within the first frame, behind at most this many bytes. */
const NOTE_WITHIN = 200

/** How long the file says it is, in bytes, when it says so. */
const statedLength = (bytes: Uint8Array): number | undefined => {
  for (let at = 4; at < NOTE_WITHIN && at + 16 <= bytes.length; at++) {
    const tag = tagAt(bytes, at)
    if (tag !== 'Xing' && tag !== 'Info') continue
    const view = new DataView(bytes.buffer, bytes.byteOffset + at)
    const flags = view.getUint32(4)
    return flags & 2 ? view.getUint32(flags & 1 ? 12 : 8) : undefined
  }
  return undefined
}

export const openMp3 = async function* (bytes: Uint8Array): Source {
  const isDamaged = (statedLength(bytes) ?? 0) > bytes.length * 1.02
  return yield* decodeSliced({ decoder: await decoder(), bytes, sliceBytes: SLICE_BYTES, isDamaged })
}
