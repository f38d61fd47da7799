import {
  ReadingError,
  type Box,
  type PictureCode,
  type PictureLine,
  type PictureReading,
  type Watch,
} from '../reading.ts'
import { mendAccents } from './languages/accents.ts'
import { readCodes } from './decoding/codes.ts'
import { decodePicture } from './decoding/decode.ts'
import { hasWord, startEffort, type Effort } from './finding/effort.ts'
import type { Frame } from './finding/geometry.ts'
import { languageOf } from './languages/languages.ts'
import { layOut, type Layout } from './layout/layout.ts'
import type { Size } from './decoding/limits.ts'
import { settleLookalikes, type Settled } from './lines/lookalikes.ts'
import type { PictureModels } from './models.ts'
import type { Turns } from './decoding/raster.ts'
import { readLine, splitFrame, type ReadLine } from './lines/read-lines.ts'
import type { TextLine } from './layout/rows.ts'
import { readOtherScripts, type ScriptReading } from './lines/scripts.ts'
import { findUpright, type Upright } from './finding/upright.ts'

const MIN_SURE = 0.5
const MIN_SIDE = 12
const UNSURE_START = 0.8
/** Among much that is no writing, only this is believed to be some. */
const SURE_AMONG_NOISE = 0.85

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

type Page = { readonly lines: readonly ReadLine[]; readonly end: ReturnType<Effort['end']> }

/** What looks most like text is read first, so that little is lost where it ends early. */
const readPage = async (effort: Effort, upright: Upright, report: (share: number) => void): Promise<Page> => {
  const { frames, raster, known } = upright
  const read = frames.map((): ReadLine[] => [])
  const readings: ReadLine['reading'][] = []
  const inOrder = [...frames.entries()].toSorted(([, a], [, b]) => b.score - a.score)
  for (const [done, [index, frame]] of inOrder.entries()) {
    for (const part of known.has(frame) ? [frame] : splitFrame(raster, frame)) {
      const end = effort.end(readings)
      if (end !== undefined) return { lines: read.flat(), end }
      report(done / frames.length)
      const line = await readLine(effort.models, raster, part, known.get(part))
      read[index]?.push(line)
      readings.push(line.reading)
    }
  }
  return { lines: read.flat(), end: effort.end(readings) === 'without-words' ? 'without-words' : undefined }
}

const readScripts = async (
  { models }: Effort,
  { raster }: Upright,
  { lines, end }: Page,
  checkGoOn: () => void,
): Promise<ScriptReading> => {
  if (end === 'without-words') {
    const isSure = ({ reading }: ReadLine): boolean => hasWord(reading) && reading.mean >= SURE_AMONG_NOISE
    return { lines: lines.filter(isSure), unreadable: undefined }
  }
  const scripts = await readOtherScripts(models, raster, lines, checkGoOn)
  const isSilent = scripts.unreadable === undefined && !scripts.lines.some(({ reading }) => hasWord(reading))
  return isSilent ? { lines: [], unreadable: undefined } : scripts
}

const NOTHING = { frames: [], isWhole: true, turns: 0, known: new Map<Frame, never>() } as const

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
  const effort = startEffort(models)
  const isTiny = Math.min(decoded.raster.width, decoded.raster.height) < MIN_SIDE
  const upright = isTiny ? { ...NOTHING, raster: decoded.raster } : await findUpright(effort, decoded.raster, checkGoOn)
  const page = await readPage(effort, upright, (share) => report('reading', 30 + 69 * share))
  const scripts = await readScripts(effort, upright, page, () => report('reading', 99))
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
    isCutShort: !upright.isWhole || page.end !== undefined,
    ...(scripts.unreadable === undefined ? {} : { unreadable: scripts.unreadable }),
  }
}
