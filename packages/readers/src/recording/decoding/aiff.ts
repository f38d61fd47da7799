import { decoder } from '@audio/decode-aiff'
import { chunksOf } from './chunked-file.ts'
import { decodeSliced } from './sliced.ts'
import { SourceError, type Source } from './sound.ts'

const SLICE_BYTES = 65_536
const MOST_CHANNELS = 8
const COMMON_BYTES = 18
/** These two the decoder only reads as a whole file, at any length. */
const WHOLE_ONLY = new Set(['ima4', 'GSM ', 'gsm '])

/** The file's own format chunk, without its count of frames: the length is taken from the data. */
const headerFor = (form: Uint8Array, common: Uint8Array): Uint8Array => {
  const header = new Uint8Array(12 + 8 + common.length + 16)
  const view = new DataView(header.buffer)
  header.set(form)
  view.setUint32(4, 0xffffffff)
  header.set(Buffer.from('COMM'), 12)
  view.setUint32(16, common.length)
  header.set(common, 20)
  view.setUint32(22, 0)
  const sound = 20 + common.length
  header.set(Buffer.from('SSND'), sound)
  view.setUint32(sound + 4, 0xffffffff)
  return header
}

export const openAiff = async function* (bytes: Uint8Array): Source {
  const chunks = [...chunksOf(bytes, false)]
  const common = chunks.find(({ tag }) => tag === 'COMM')
  const sound = chunks.find(({ tag }) => tag === 'SSND')
  if (!common || common.length < COMMON_BYTES || common.at + COMMON_BYTES > bytes.length)
    throw new SourceError('damaged')
  const format = bytes.slice(common.at, common.at + Math.min(common.length + (common.length % 2), 1024))
  const channels = new DataView(format.buffer).getUint16(0)
  if (channels === 0 || channels > MOST_CHANNELS) throw new SourceError('damaged')
  if (WHOLE_ONLY.has(String.fromCharCode(...format.subarray(18, 22)))) throw new SourceError('unknown-format')
  if (!sound) throw new SourceError('empty')
  const end = sound.at + sound.length
  return yield* decodeSliced({
    decoder: decoder(),
    header: headerFor(bytes.subarray(0, 12), format),
    bytes: bytes.subarray(sound.at + 8, end),
    sliceBytes: SLICE_BYTES,
    isDamaged: end > bytes.length,
  })
}
