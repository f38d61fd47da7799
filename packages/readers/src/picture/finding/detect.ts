import sharp from 'sharp'
import type { Effort } from './effort.ts'
import { findBoxes, type TextFrame } from './find-boxes.ts'
import { isLong } from '../decoding/limits.ts'
import type { Net } from '../models.ts'
import { band, type Raster } from '../decoding/raster.ts'

/** Finds lines of text. The net wants sides that are multiples of 32, colours as blue, green, red, around zero. */
const STEP = 32
const SIDE = 1280
const PHONE_SIDE = 960
const SMALL_SIDE = 640
/** Memory follows the area looked at. */
const MAX_AREA = 1_050_000
const TILE_RATIO = 2.2
const OVERLAP = 0.12
const CHANNELS = [
  { offset: 2, mean: 0.485, deviation: 0.229 },
  { offset: 1, mean: 0.456, deviation: 0.224 },
  { offset: 0, mean: 0.406, deviation: 0.225 },
] as const

/** A full-size phone screenshot has large letters: less is enough, and costs half. Small pictures are enlarged. */
const scaleFor = ({ width, height }: Raster): number => {
  const long = Math.max(width, height)
  const short = Math.min(width, height)
  if (long < SMALL_SIDE) return Math.min(2, PHONE_SIDE / long)
  const isPhone = short >= 1000 && long > 1.9 * short
  return Math.min(1, (isPhone ? PHONE_SIDE : SIDE) / long, Math.sqrt(MAX_AREA / (long * short)))
}

const toStep = (length: number): number => Math.max(STEP, Math.round(length / STEP) * STEP)

const toPlanes = (pixels: Uint8Array, area: number): Float32Array => {
  const planes = new Float32Array(3 * area)
  CHANNELS.forEach(({ offset, mean, deviation }, channel) => {
    for (let at = 0; at < area; at++) {
      planes[channel * area + at] = ((pixels[at * 3 + offset] ?? 0) / 255 - mean) / deviation
    }
  })
  return planes
}

const detectTile = async (net: Net, tile: Raster): Promise<readonly TextFrame[]> => {
  const scale = scaleFor(tile)
  const width = toStep(tile.width * scale)
  const height = toStep(tile.height * scale)
  const pixels = await sharp(tile.data, { raw: { width: tile.width, height: tile.height, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: scale < 1 ? 'linear' : 'cubic' })
    .raw()
    .toBuffer()
  const { values } = await net(toPlanes(pixels, width * height), [1, 3, height, width])
  const [wide, high] = [tile.width / width, tile.height / height]
  return findBoxes({ values, width, height }).map((box) => ({
    x: box.x * wide,
    y: box.y * high,
    width: box.width * wide,
    height: box.height * high,
    angle: box.angle,
    score: box.score,
  }))
}

type Tile = { readonly top: number; readonly height: number }

const tilesOf = (raster: Raster): readonly Tile[] => {
  const height = Math.round(raster.width * TILE_RATIO)
  const step = height - Math.round(raster.width * OVERLAP)
  const count = Math.max(1, Math.ceil((raster.height - height) / step) + 1)
  return Array.from({ length: count }, (_, index) => ({
    top: index * step,
    height: Math.min(height, raster.height - index * step),
  }))
}

/** `isWhole`: nothing was left out. */
export type Detected = { readonly frames: readonly TextFrame[]; readonly isWhole: boolean }

/** A scrolled screenshot is looked at in overlapping tiles; a line is taken from the tile in which it is not cut. */
export const detectLines = async (
  { models, maySearch }: Effort,
  raster: Raster,
  checkGoOn: () => void,
): Promise<Detected> => {
  const net = models.detect
  if (!isLong(raster) || raster.height < raster.width) return { frames: await detectTile(net, raster), isWhole: true }
  const tiles = tilesOf(raster)
  const found: TextFrame[] = []
  for (const [index, { top, height }] of tiles.entries()) {
    checkGoOn()
    if (!maySearch(found.length)) return { frames: found, isWhole: false }
    const before = tiles[index - 1]
    const after = tiles[index + 1]
    const from = before ? (top + before.top + before.height) / 2 : -Infinity
    const to = after ? (after.top + top + height) / 2 : Infinity
    for (const box of await detectTile(net, band(raster, top, height))) {
      const y = box.y + top
      if (y >= from && y < to) found.push({ ...box, y })
    }
  }
  return { frames: found, isWhole: true }
}
