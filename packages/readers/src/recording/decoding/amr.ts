import { decoder } from '@audio/decode-amr'
import { decodeSliced, type SliceDecoder } from './sliced.ts'
import type { Source } from './sound.ts'

/** A frame of one byte is 20 ms of silence: small slices, or a few bytes become minutes. */
const SLICE_BYTES = 4096

/** Bytes of a frame by its kind (RFC 4867); 0 is no kind. */
const NARROW_BYTES = [13, 14, 16, 18, 20, 21, 27, 32, 6, 0, 0, 0, 0, 0, 0, 1]
const WIDE_BYTES = [18, 24, 33, 37, 41, 47, 51, 59, 61, 6, 0, 0, 0, 0, 1, 1]

/** Whether frames follow each other from the first byte to the last. */
const isWhole = (bytes: Uint8Array): boolean => {
  const isWide = String.fromCharCode(...bytes.subarray(5, 8)) === '-WB'
  const sizes = isWide ? WIDE_BYTES : NARROW_BYTES
  let at = isWide ? 9 : 6
  while (at < bytes.length) {
    const size = sizes[((bytes[at] ?? 0) >> 3) & 0xf] ?? 0
    if (size === 0) return false
    at += size
  }
  return at === bytes.length
}

export const openAmr = async function* (bytes: Uint8Array): Source {
  const isDamaged = !isWhole(bytes)
  return yield* decodeSliced({ decoder: await decoder(), bytes, sliceBytes: SLICE_BYTES, isDamaged })
}

/** For frames that came out of a 3GP file: the decoder knows the kind by the head of an AMR file. */
export const amrFrameDecoder = async (isWide: boolean): Promise<SliceDecoder> => {
  const frames = await decoder()
  frames.decode(Buffer.from(isWide ? '#!AMR-WB\n' : '#!AMR\n'))
  return frames
}
