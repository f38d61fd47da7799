import { ReadingError } from '../../reading.ts'
import { checkSize, type Size } from './limits.ts'
import type { Raster } from './raster.ts'

/** Windows bitmaps: no library here reads them, and the uncompressed kinds are all that is met. */
type Header = Size & {
  readonly isTopDown: boolean
  readonly bits: number
  readonly pixels: number
  readonly palette: number
  readonly colours: number
}

const UNCOMPRESSED = 0
const BIT_FIELDS = 3

const readHeader = (view: DataView): Header => {
  const infoSize = view.getUint32(14, true)
  if (infoSize < 40 || view.byteLength < 54) throw new ReadingError('damaged')
  const height = view.getInt32(22, true)
  const bits = view.getUint16(28, true)
  const compression = view.getUint32(30, true)
  const isPlain = compression === UNCOMPRESSED || (compression === BIT_FIELDS && bits === 32)
  if (!isPlain || ![1, 4, 8, 24, 32].includes(bits)) throw new ReadingError('unknown-format')
  const header = {
    width: view.getInt32(18, true),
    height: Math.abs(height),
    isTopDown: height < 0,
    bits,
    pixels: view.getUint32(10, true),
    palette: 14 + infoSize,
    colours: Math.min(256, view.getUint32(46, true) || 2 ** Math.min(8, bits)),
  }
  checkSize(header)
  if (header.pixels >= view.byteLength) throw new ReadingError('damaged')
  return header
}

export const decodeBmp = (bytes: Uint8Array): Raster => {
  const header = readHeader(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const { width, height, bits } = header
  const stride = Math.ceil((width * bits) / 32) * 4
  const data = new Uint8Array(width * height * 3).fill(255)
  for (let y = 0; y < height; y++) {
    const row = header.pixels + (header.isTopDown ? y : height - 1 - y) * stride
    for (let x = 0; x < width; x++) {
      let from = row + (x * bits) / 8
      if (bits <= 8) {
        const shift = 8 - bits - ((x * bits) % 8)
        const colour = ((bytes[Math.floor(from)] ?? 0) >> shift) & (2 ** bits - 1)
        from = header.palette + Math.min(colour, header.colours - 1) * 4
      }
      // A cut-off file stays white where it ends.
      if (from + 2 >= bytes.length) continue
      const to = (y * width + x) * 3
      data[to] = bytes[from + 2] ?? 0
      data[to + 1] = bytes[from + 1] ?? 0
      data[to + 2] = bytes[from] ?? 0
    }
  }
  return { data, width, height }
}
