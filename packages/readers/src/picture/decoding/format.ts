import { ReadingError } from '../../reading.ts'

/** What a file is, by its first bytes. Its name and declared type are never asked. */
export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff' | 'bmp' | 'avif' | 'heic'

const latin = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))

/** The brands an ISO media file says it can be read as; the box says how long it is, we read 256 bytes at most. */
const brandsOf = (bytes: Uint8Array): string => {
  const declared = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
  return latin(bytes, 8, Math.min(bytes.length, Math.max(16, declared), 256))
}

export const formatOf = (bytes: Uint8Array): PictureFormat => {
  if (bytes.length === 0) throw new ReadingError('empty')
  const head = latin(bytes, 0, 12)
  if (bytes.length < 16) throw new ReadingError('unknown-format')
  if (head.startsWith('\u0089PNG\r\n\u001A\n')) return 'png'
  if (head.startsWith('\u00FF\u00D8\u00FF')) return 'jpeg'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp'
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif'
  if (head.startsWith('II*\0') || head.startsWith('MM\0*')) return 'tiff'
  if (head.startsWith('BM')) return 'bmp'
  if (head.slice(4, 8) === 'ftyp') {
    const brands = brandsOf(bytes)
    if (/avif|avis/.test(brands)) return 'avif'
    if (/hei[cxms]|hev[cxms]|mif1|msf1/.test(brands)) return 'heic'
  }
  throw new ReadingError('unknown-format')
}
