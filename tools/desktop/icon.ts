import sharp from 'sharp'

/** An icon for Windows out of the web app's own: small sizes as bitmaps, the largest as PNG, as Windows likes them. */

const BITMAPS = [16, 24, 32, 48, 64] as const
const LARGEST = 256

const HEADER_BYTES = 6
const ENTRY_BYTES = 16

/** A bitmap as icons hold it: twice as high for the mask, from the bottom up, blue first. */
const bitmap = async (file: string, size: number): Promise<Buffer> => {
  const pixels = await sharp(file).resize(size, size).ensureAlpha().raw().toBuffer()
  const header = Buffer.alloc(40)
  header.writeUInt32LE(40, 0)
  header.writeInt32LE(size, 4)
  header.writeInt32LE(2 * size, 8)
  header.writeUInt16LE(1, 12)
  header.writeUInt16LE(32, 14)
  const colours = Buffer.alloc(size * size * 4)
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const from = ((size - 1 - y) * size + x) * 4
      const to = (y * size + x) * 4
      const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(from, from + 4)
      colours.set([blue, green, red, alpha], to)
    }
  }
  // How opaque it is stands with the colours; the old mask stays empty. Its rows end on four bytes.
  const mask = Buffer.alloc(Math.ceil(size / 32) * 4 * size)
  return Buffer.concat([header, colours, mask])
}

export const makeIcon = async (file: string): Promise<Buffer> => {
  const images = [
    ...(await Promise.all(BITMAPS.map(async (size) => ({ size, bytes: await bitmap(file, size) })))),
    { size: LARGEST, bytes: await sharp(file).resize(LARGEST, LARGEST).png().toBuffer() },
  ]
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  for (const [index, { size, bytes }] of images.entries()) {
    const at = HEADER_BYTES + ENTRY_BYTES * index
    // 0 stands for 256.
    header.writeUInt8(size % 256, at)
    header.writeUInt8(size % 256, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(bytes.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += bytes.length
  }
  return Buffer.concat([header, ...images.map(({ bytes }) => bytes)])
}
