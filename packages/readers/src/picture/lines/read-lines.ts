import { cropLine, LINE_HEIGHT, type Crop } from './crop.ts'
import { readOutput, toReading, type Glyph, type LineReading } from './ctc.ts'
import type { Frame } from '../finding/geometry.ts'
import { mendMoneySigns } from './money-signs.ts'
import type { PictureModels, Recogniser } from '../models.ts'
import type { Raster } from '../decoding/raster.ts'
import { blankColumns, longestRun, mendSpaces } from './spaces.ts'
import { vote } from './vote.ts'

/** Lines of text out of a picture: a first look at each, a second and third where that is not enough. */
export type ReadLine = { readonly frame: Frame; readonly reading: LineReading }

const UNSURE = 0.65
const STRETCH = 1.3
/** The detector joins columns of one row: a blank this wide, in line heights, parts them again. */
const COLUMN_GAP = 0.85

const LINK = /https?[:;.]|www|\w\.\w{2,20}\/|\/[a-z]|\w@|@\w|[a-z0-9-]{3}\.[a-z]{2}/i

export const readCrop = async (recogniser: Recogniser, crop: Crop): Promise<LineReading> => {
  const output = await recogniser.run(crop.values, [1, 3, LINE_HEIGHT, crop.width])
  return mendSpaces(readOutput(output, recogniser.letters), crop)
}

export const splitFrame = <Given extends Frame>(raster: Raster, frame: Given): readonly Given[] => {
  if (frame.width < 5 * frame.height) return [frame]
  const crop = cropLine(raster, frame)
  const gap = longestRun(blankColumns(crop), LINE_HEIGHT, crop.width - LINE_HEIGHT)
  if (gap.length < COLUMN_GAP * LINE_HEIGHT) return [frame]
  const part = (from: number, to: number): Given => {
    const shift = ((from + to) / 2 / crop.width - 0.5) * frame.width
    return {
      ...frame,
      width: ((to - from) / crop.width) * frame.width,
      x: frame.x + shift * Math.cos(frame.angle),
      y: frame.y + shift * Math.sin(frame.angle),
    }
  }
  const margin = LINE_HEIGHT / 4
  const rest = part(gap.from + gap.length - margin, crop.width)
  return [part(0, gap.from + margin), ...splitFrame(raster, rest)]
}

const lastLetters = (text: string): string => text.replace(/-$/, '').slice(-6).toLowerCase()

/** A link's scheme and the hyphen at which it was wrapped are known better than they are seen. */
const mendLink = (reading: LineReading, texts: readonly string[]): LineReading => {
  if (!texts.some((text) => LINK.test(text))) return reading
  let text = reading.text.replace(/-[-:=~_.,]{1,64}$/, '-')
  const stem = text.replace(/[-:=~_.,]{1,64}$/, '')
  const isWrapped = texts.some((other) => other.endsWith('-') && lastLetters(other) === lastLetters(stem))
  if (!text.endsWith('-') && isWrapped) text = `${stem}-`
  if (texts.some((other) => /https?:\/\//.test(other))) {
    text = text.replace(/(https?)[:;.]?\/{1,2}(?=\w)/i, '$1://')
  }
  if (text === reading.text) return reading
  return toReading(
    Array.from(text).map((char, index) => ({
      char,
      sure: reading.glyphs[index]?.sure ?? reading.mean,
      at: reading.glyphs[index]?.at ?? 1,
    })),
  )
}

/** Misreadings that only what stands around can settle. */
const tidy = (text: string): string =>
  text
    .replaceAll(/(?<![\w.,])f(?=\d[\d,]{0,20}\.\d\d(?!\d))/g, '£')
    .replaceAll(/(?<![\w.,])E(?=\d[\d,]{0,20}\.\d\d(?!\d))/g, '€')
    .replaceAll(/(\d[.,]\d\d ?)[£E](?!\w)/g, '$1€')
    // The letter beside "5G" is the battery.
    .replace(/^([345]G|LTE|\d{1,3}%) ?[A-Za-z0]$/, '$1')

/** Emoji come out as a lone sign, or a lone letter nobody is sure of. */
const isStray = (glyphs: readonly Glyph[], index: number): boolean => {
  const { char = ' ', sure = 1 } = glyphs[index] ?? {}
  const isAlone = [index - 1, index + 1].every((at) => (glyphs[at]?.char ?? ' ') === ' ')
  if (char === ' ' || !isAlone || glyphs.length < 2) return false
  return /[\p{L}\p{N}&+=€£$%<>|/–-]/u.test(char) ? sure < 0.5 : sure < 0.9
}

const tidied = (reading: LineReading): LineReading => {
  const clean = toReading(reading.glyphs.filter((_, index) => !isStray(reading.glyphs, index)))
  const text = tidy(clean.text)
  if (text === clean.text) return clean
  const chars = Array.from(text)
  return toReading(clean.glyphs.slice(0, chars.length).map((glyph, index) => ({ ...glyph, char: chars[index] ?? '' })))
}

const needsSecondLook = ({ worst, text }: LineReading): boolean => worst < UNSURE || LINK.test(text)

/** The ASCII model on a stretched crop, a little wider than the box: that may have cut a hyphen off. */
const lookAgain = async (
  models: PictureModels,
  raster: Raster,
  frame: Frame,
  first: LineReading,
): Promise<LineReading> => {
  const wide = cropLine(raster, { ...frame, width: frame.width + 0.5 * frame.height }, STRETCH)
  const second = await readCrop(await models.ascii(), wide)
  if (second.text === first.text) return first
  const third = await readCrop(models.latin, wide)
  const voted = vote([
    { reading: first, isAscii: false },
    { reading: second, isAscii: true },
    { reading: third, isAscii: false },
  ])
  return mendLink(
    voted,
    [first, second, third].map(({ text }) => text),
  )
}

export const readLine = async (
  models: PictureModels,
  raster: Raster,
  frame: Frame,
  known?: LineReading,
): Promise<ReadLine> => {
  const first = known ?? (await readCrop(models.latin, cropLine(raster, frame)))
  const reading = tidied(needsSecondLook(first) ? await lookAgain(models, raster, frame, first) : first)
  return { frame, reading: /[£€]/.test(reading.text) ? mendMoneySigns(reading, cropLine(raster, frame)) : reading }
}
