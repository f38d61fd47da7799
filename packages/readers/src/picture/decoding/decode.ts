import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import { ReadingError } from '../../reading.ts'
import { decodeBmp } from './bmp.ts'
import { formatOf, type PictureFormat } from './format.ts'
import { decodeHeic } from './heic.ts'
import { checkSize, MAX_BYTES, workingSize, type Size } from './limits.ts'
import type { Raster } from './raster.ts'

// Only the loaders we want: SVG and PDF can pull in other files.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].map((name) => `VipsForeignLoad${name}Buffer`),
})
sharp.cache(false)
sharp.concurrency(1)

const SECONDS = 14
/** Interlaced and two-byte pictures are unpacked whole before they are made smaller. */
const UNPACKED_BYTES = 400_000_000
const CLEAR = 32

const STRICT: SharpOptions = { limitInputPixels: false, failOn: 'truncated', sequentialRead: true, animated: false }
/** A cut-off file shows what is there. */
const OPTIONS: SharpOptions = { ...STRICT, failOn: 'none' }

export type DecodedPicture = {
  readonly raster: Raster
  readonly size: Size
  /** Part of the file was missing. */
  readonly isDamaged: boolean
}

const rawPixels = async (picture: Sharp): Promise<Raster> => {
  const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  if (info.channels !== 3) throw new ReadingError('damaged')
  return { data, width: info.width, height: info.height }
}

/** White writing on nothing (a sticker, a cut-out of a dark page) needs a dark ground to be seen. */
const hasLightInk = async (bytes: Uint8Array): Promise<boolean> => {
  const data = await sharp(bytes, OPTIONS)
    .timeout({ seconds: SECONDS })
    .resize(256, 256, { fit: 'inside', kernel: 'nearest' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer()
  let [light, dark, clear] = [0, 0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0
    if (alpha < CLEAR) clear++
    else if (alpha > 128 && (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) > 480) light++
    else if (alpha > 128) dark++
  }
  return clear > data.length / 40 && light > 2 * dark
}

const checkHeader = (header: Metadata, format: PictureFormat): Size => {
  checkSize(header)
  const bytesPerPixel = header.channels * (header.depth === 'ushort' ? 2 : 1)
  const isUnpackedWhole = header.isProgressive || format === 'webp' || format === 'avif'
  if (isUnpackedWhole && header.width * header.height * bytesPerPixel > UNPACKED_BYTES) {
    throw new ReadingError('too-many-pixels')
  }
  const isSideways = (header.orientation ?? 1) >= 5
  return isSideways ? { width: header.height, height: header.width } : { width: header.width, height: header.height }
}

const unpack = async (bytes: Uint8Array, options: SharpOptions, size: Size, ground: string): Promise<Raster> => {
  const work = workingSize(size)
  const upright = sharp(bytes, options).timeout({ seconds: SECONDS }).autoOrient()
  const fitted = work.width === size.width ? upright : upright.resize(work.width, work.height, { fit: 'fill' })
  return rawPixels(fitted.flatten({ background: ground }).toColourspace('srgb'))
}

const decodeBySharp = async (bytes: Uint8Array, format: PictureFormat): Promise<DecodedPicture> => {
  const header = await sharp(bytes, OPTIONS).metadata()
  const size = checkHeader(header, format)
  const ground = header.hasAlpha && (await hasLightInk(bytes)) ? '#000000' : '#ffffff'
  try {
    return { raster: await unpack(bytes, STRICT, size, ground), size, isDamaged: false }
  } catch (error) {
    if (error instanceof ReadingError) throw error
    return { raster: await unpack(bytes, OPTIONS, size, ground), size, isDamaged: true }
  }
}

const fit = async (raster: Raster): Promise<DecodedPicture> => {
  const { width, height, data } = raster
  const work = workingSize(raster)
  if (work.width === width) return { raster, size: { width, height }, isDamaged: false }
  const small = sharp(data, { raw: { width, height, channels: 3 } }).resize(work.width, work.height, { fit: 'fill' })
  return { raster: await rawPixels(small), size: { width, height }, isDamaged: false }
}

/** Untrusted bytes to pixels of a bounded size, turned as the file's own header says. */
export const decodePicture = async (bytes: Uint8Array): Promise<DecodedPicture> => {
  if (bytes.length > MAX_BYTES) throw new ReadingError('too-large')
  const format = formatOf(bytes)
  try {
    if (format === 'heic') return await fit(await decodeHeic(bytes))
    if (format === 'bmp') return await fit(decodeBmp(bytes))
    return await decodeBySharp(bytes, format)
  } catch (error) {
    if (error instanceof ReadingError) throw error
    throw new ReadingError('damaged', { cause: error })
  }
}
