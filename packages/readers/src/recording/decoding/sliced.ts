import { framesOf, type Source } from './sound.ts'

type Decoded = { readonly channelData: readonly Float32Array[]; readonly sampleRate: number }

export type SliceDecoder = { decode: (slice: Uint8Array) => Decoded; free: () => void }

/** Feeds a decoder a little at a time, so that what it gives back stays small. */
export const decodeSliced = async function* (input: {
  readonly decoder: SliceDecoder
  readonly header?: Uint8Array
  readonly bytes: Uint8Array
  readonly sliceBytes: number
  readonly isDamaged: boolean
}): Source {
  const { decoder, header, bytes, sliceBytes } = input
  try {
    if (header) decoder.decode(header)
    for (let at = 0; at < bytes.length; at += sliceBytes) {
      const { channelData, sampleRate } = decoder.decode(bytes.subarray(at, at + sliceBytes))
      if (channelData[0]?.length)
        yield { frames: framesOf(channelData, sampleRate), share: Math.min(1, (at + sliceBytes) / bytes.length) }
    }
  } finally {
    decoder.free()
  }
  return { isDamaged: input.isDamaged }
}
