import { tagAt } from './sniff.ts'

/** RIFF and FORM files are lists of chunks: four letters, a length, data, padded to even. */
export type Chunk = { readonly tag: string; readonly at: number; readonly length: number }

const MOST_CHUNKS = 1000

export const chunksOf = function* (bytes: Uint8Array, isLittleEndian: boolean): Generator<Chunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 12
  for (let count = 0; count < MOST_CHUNKS && at + 8 <= bytes.length; count++) {
    const length = view.getUint32(at + 4, isLittleEndian)
    yield { tag: tagAt(bytes, at), at: at + 8, length }
    at += 8 + length + (length % 2)
  }
}
