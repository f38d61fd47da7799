import {
  ReadingError,
  type Box,
  type PictureCode,
  type PictureLine,
  type PictureReading,
  type Watch,
} from '../reading.ts'
import { mendAccents } from './accents.ts'
import { readCodes } from './codes.ts'
import { decodePicture } from './decode.ts'
import type { Frame } from './geometry.ts'
import { languageOf } from './languages.ts'
import { layOut, type Layout } from './layout.ts'
import type { Size } from './limits.ts'
import { settleLookalikes, type Settled } from './lookalikes.ts'
import type { PictureModels } from './models.ts'
import type { Turns } from './raster.ts'
import { readLine, splitFrame, type ReadLine } from './read-lines.ts'
import type { TextLine } from './rows.ts'
import { readOtherScripts } from './scripts.ts'
import { findUpright } from './upright.ts'

const MIN_SURE = 0.5
const MIN_SIDE = 12
const UNSURE_START = 0.8

/** The upright box around a line that may lean. */
const boxAround = ({ x, y, width, height, angle }: Frame): Box => {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const [wide, high] = [width * cos + height * sin, width * sin + height * cos]
  return { x: x - wide / 2, y: y - high / 2, width: wide, height: high }
}

const unite = (boxes: readonly Box[]): Box => {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** In whole pixels of the picture as it came, and inside it. */
const scaled = (box: Box, scale: number, size: Size): Box => {
  const x = Math.min(size.width, Math.max(0, Math.round(box.x * scale)))
  const y = Math.min(size.height, Math.max(0, Math.round(box.y * scale)))
  const right = Math.min(size.width, Math.max(x, Math.round((box.x + box.width) * scale)))
  const bottom = Math.min(size.height, Math.max(y, Math.round((box.y + box.height) * scale)))
  return { x, y, width: right - x, height: bottom - y }
}

const toLines = (
  { text, doubtful }: Settled,
  rows: Layout['rows'],
  scale: number,
  size: Size,
): readonly PictureLine[] =>
  rows.map(({ row, start, end }) => ({
    text: text.slice(start, end),
    box: scaled(unite(row.lines.map(({ frame }) => boxAround(frame))), scale, size),
    confidence: Math.min(...row.lines.map(({ sure }) => sure)),
    start,
    end,
    doubtful: doubtful.filter((at) => at >= start && at < end),
  }))

/** What was read well enough, with the accents of the page's language. */
const toTextLines = (read: readonly ReadLine[]): readonly TextLine[] => {
  const good = read.filter(({ reading }) => reading.text !== '' && reading.mean >= MIN_SURE)
  const language = languageOf(good.map(({ reading }) => reading.text).join(' '))
  return good.map(({ frame, reading }) => ({
    frame,
    text: (language ? mendAccents(reading, language) : reading).text,
    sure: reading.mean,
    isStartUnsure: (reading.glyphs[0]?.sure ?? 1) < UNSURE_START,
  }))
}

const turnedBox = ({ x, y, width, height }: Box, turns: Turns, size: Size): Box => {
  if (turns === 1) return { x: size.height - y - height, y: x, width: height, height: width }
  if (turns === 2) return { x: size.width - x - width, y: size.height - y - height, width, height }
  return turns === 3 ? { x: y, y: size.width - x - width, width: height, height: width } : { x, y, width, height }
}

export const readPicture = async (bytes: Uint8Array, models: PictureModels, watch: Watch): Promise<PictureReading> => {
  const checkGoOn = (): void => {
    if (watch.signal?.aborted === true) throw new ReadingError('cancelled')
  }
  const report = (stage: string, percent: number): void => {
    checkGoOn()
    watch.onProgress?.({ stage, percent: Math.round(percent) })
  }
  report('decoding', 0)
  const decoded = await decodePicture(bytes)
  report('looking-for-codes', 5)
  const codes = await readCodes(decoded.raster, checkGoOn)
  report('finding-lines', 10)
  const isTiny = Math.min(decoded.raster.width, decoded.raster.height) < MIN_SIDE
  const upright = isTiny
    ? { raster: decoded.raster, frames: [], turns: 0 as const, known: new Map<Frame, never>() }
    : await findUpright(models, decoded.raster, checkGoOn)
  const frames = upright.frames.flatMap((frame) =>
    upright.known.has(frame) ? [frame] : splitFrame(upright.raster, frame),
  )
  const read: ReadLine[] = []
  for (const frame of frames) {
    report('reading', 30 + (70 * read.length) / frames.length)
    read.push(await readLine(models, upright.raster, frame, upright.known.get(frame)))
  }
  const scripts = await readOtherScripts(models, upright.raster, read, () => report('reading', 99))
  const layout = layOut(toTextLines(scripts.lines))
  const settled = settleLookalikes(layout.text)
  const isTurned = upright.turns % 2 === 1
  const size = isTurned ? { width: decoded.size.height, height: decoded.size.width } : decoded.size
  const scale = size.width / upright.raster.width
  const placeCode = (code: PictureCode): PictureCode => ({
    ...code,
    box: scaled(turnedBox(code.box, upright.turns, decoded.raster), scale, size),
  })
  return {
    text: settled.text,
    lines: toLines(settled, layout.rows, scale, size),
    codes: codes.map(placeCode),
    size,
    orientation: upright.turns * 90,
    isDamaged: decoded.isDamaged,
    ...(scripts.unreadable === undefined ? {} : { unreadable: scripts.unreadable }),
  }
}
