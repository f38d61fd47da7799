import { decoder } from '@audio/decode-wav'
import { chunksOf, type Chunk } from './chunked-file.ts'
import { openMp3 } from './mp3.ts'
import { decodeSliced } from './sliced.ts'
import { tagAt } from './sniff.ts'
import { SourceError, type Source } from './sound.ts'

const SLICE_BYTES = 65_536
const MOST_CHANNELS = 8
const RATES = { least: 4000, most: 384_000 } as const
const MP3_INSIDE = 0x55
const EXTENSIBLE = 0xfffe
const PLAIN_KINDS = new Set([1, 3, 6, 7])
/** Recorders that write while they listen put these instead of a length. */
const UNKNOWN_LENGTHS = new Set([0, 0xffffffff])

type Data = { readonly data: Uint8Array; readonly isDamaged: boolean }

/** The sound as far as it is there, whatever the header says about its length. */
const dataOf = (bytes: Uint8Array, { at, length }: Chunk): Data => {
  if (UNKNOWN_LENGTHS.has(length)) return { data: bytes.subarray(at), isDamaged: false }
  const end = at + length
  if (end > bytes.length) return { data: bytes.subarray(at), isDamaged: true }
  const next = end + (length % 2)
  const isLie = next + 8 <= bytes.length && !/^[ -~]{4}$/.test(tagAt(bytes, next))
  return { data: bytes.subarray(at, isLie ? undefined : end), isDamaged: isLie }
}

/** A header without anything the decoder would stumble over: right block size, no other chunks, no length. */
const headerFor = (format: Uint8Array): Uint8Array => {
  const header = new Uint8Array(28 + format.length)
  const view = new DataView(header.buffer)
  header.set(Buffer.from('RIFF\0\0\0\0WAVEfmt '))
  view.setUint32(16, format.length, true)
  header.set(format, 20)
  header.set(Buffer.from('data'), 20 + format.length)
  view.setUint32(24 + format.length, 0xffffffff, true)
  return header
}

const checkedFormat = (
  bytes: Uint8Array,
  { at, length }: Chunk,
): { readonly format: Uint8Array; readonly kind: number } => {
  const format = bytes.slice(at, at + Math.min(length + (length % 2), 1024))
  if (format.length < 16) throw new SourceError('damaged')
  const view = new DataView(format.buffer)
  const tag = view.getUint16(0, true)
  const kind = tag === EXTENSIBLE && format.length >= 40 ? view.getUint16(24, true) : tag
  const channels = view.getUint16(2, true)
  const rate = view.getUint32(4, true)
  if (channels === 0 || channels > MOST_CHANNELS || rate < RATES.least || rate > RATES.most)
    throw new SourceError('damaged')
  if (PLAIN_KINDS.has(kind)) view.setUint16(12, channels * Math.ceil(view.getUint16(14, true) / 8), true)
  if (view.getUint16(12, true) === 0) throw new SourceError('damaged')
  return { format, kind }
}

export const openWav = async function* (bytes: Uint8Array): Source {
  const chunks = [...chunksOf(bytes, true)]
  const formatChunk = chunks.find(({ tag }) => tag === 'fmt ')
  const dataChunk = chunks.find(({ tag }) => tag === 'data')
  if (!formatChunk) throw new SourceError('damaged')
  const { format, kind } = checkedFormat(bytes, formatChunk)
  if (!dataChunk) throw new SourceError('empty')
  const { data, isDamaged } = dataOf(bytes, dataChunk)
  if (kind === MP3_INSIDE) return yield* openMp3(data)
  return yield* decodeSliced({
    decoder: decoder(),
    header: headerFor(format),
    bytes: data,
    sliceBytes: SLICE_BYTES,
    isDamaged,
  })
}
