import { decoder } from '@audio/decode-amr'
import { decodeSliced, type SliceDecoder } from './sliced.ts'
import type { Source } from './sound.ts'

/** A frame of one byte is 20 ms of silence: small slices, or a few bytes become minutes. */
const SLICE_BYTES = 4096

export const openAmr = async function* (bytes: Uint8Array): Source {
  return yield* decodeSliced({ decoder: await decoder(), bytes, sliceBytes: SLICE_BYTES, isDamaged: false })
}

/** For frames that came out of a 3GP file: the decoder knows the kind by the head of an AMR file. */
export const amrFrameDecoder = async (isWide: boolean): Promise<SliceDecoder> => {
  const frames = await decoder()
  frames.decode(Buffer.from(isWide ? '#!AMR-WB\n' : '#!AMR\n'))
  return frames
}
