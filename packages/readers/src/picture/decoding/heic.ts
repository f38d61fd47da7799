import libheif from 'libheif-js/wasm-bundle.js'
import { ReadingError } from '../../reading.ts'
import { checkSize } from './limits.ts'
import type { Raster } from './raster.ts'

/** Takes the padding off the end of each row. */
const packRows = (data: Uint8Array, stride: number, width: number, height: number): Uint8Array => {
  if (stride === width * 3) return data
  const packed = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) packed.set(data.subarray(y * stride, y * stride + width * 3), y * width * 3)
  return packed
}

/** sharp has no HEVC. libheif turns the picture as its header says, so no EXIF turn follows. */
export const decodeHeic = async (bytes: Uint8Array): Promise<Raster> => {
  const decoder = new libheif.HeifDecoder()
  const images = decoder.decode(bytes)
  try {
    const [image] = images
    if (!image) throw new ReadingError('damaged')
    // Listing the images decodes no pixels: a lying size stops here.
    checkSize({ width: image.get_width(), height: image.get_height() })
    const decoded = await libheif.heif_js_decode_image2(
      image.handle,
      libheif.heif_colorspace.heif_colorspace_RGB,
      libheif.heif_chroma.heif_chroma_interleaved_RGB,
    )
    const channel = decoded?.channels?.find(({ id }) => id === libheif.heif_channel.heif_channel_interleaved)
    if (!decoded || !channel) throw new ReadingError('damaged')
    const { width, height, stride } = channel
    const data = packRows(channel.data, stride, width, height)
    libheif.heif_image_release(decoded.image)
    return { data, width, height }
  } finally {
    for (const image of images) image.free()
    libheif.heif_context_free(decoder.decoder)
    decoder.decoder = null
  }
}
