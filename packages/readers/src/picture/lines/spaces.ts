import { LINE_HEIGHT, type Crop } from './crop.ts'
import { toReading, type Glyph, type LineReading } from './ctc.ts'
import { median } from '../finding/geometry.ts'

/** Gaps between words, measured in the picture of the line: the models swallow them on small or recompressed text. */
const INK = 0.3
/** Rows looked at, from the top: below lie underlines. */
const ROWS = Math.round(LINE_HEIGHT * 0.7)
const USUAL_GAP = 0.27 * LINE_HEIGHT

/** 1 where a column holds no ink. Ink is what stands far from the ground; the top row is mostly ground. */
export const blankColumns = ({ values, width }: Crop): Uint8Array => {
  const area = width * LINE_HEIGHT
  const light = (at: number): number => (values[at] ?? 0) + (values[area + at] ?? 0) + (values[2 * area + at] ?? 0)
  const ground = median(Array.from({ length: width }, (_, x) => light(x)))
  const ink = new Float32Array(width)
  for (let y = 0; y < ROWS; y++) {
    for (let x = 0; x < width; x++) ink[x] = Math.max(ink[x] ?? 0, Math.abs(light(y * width + x) - ground))
  }
  const full = ink.toSorted()[Math.floor(width * 0.9)] ?? 0
  return Uint8Array.from(ink, (value) => (value < INK * full ? 1 : 0))
}

export type Run = { readonly from: number; readonly length: number }

export const longestRun = (blank: Uint8Array, from: number, to: number): Run => {
  let best: Run = { from, length: 0 }
  let length = 0
  for (let x = Math.max(0, from); x < Math.min(to, blank.length); x++) {
    length = blank[x] === 1 ? length + 1 : 0
    if (length > best.length) best = { from: x - length + 1, length }
  }
  return best
}

type Gap = { readonly after: number; readonly width: number; readonly isSpace: boolean }

const findGaps = (glyphs: readonly Glyph[], blank: Uint8Array): readonly Gap[] =>
  glyphs.flatMap((glyph, index) => {
    if (glyph.char === ' ') return []
    const isSpace = glyphs[index + 1]?.char === ' '
    const next = glyphs[index + (isSpace ? 2 : 1)]
    if (!next) return []
    const run = longestRun(blank, Math.floor(glyph.at * blank.length), Math.ceil(next.at * blank.length))
    return [{ after: index, width: run.length, isSpace }]
  })

/** How much of a word gap is asked for between two characters. */
const neededGap = (left: string, right: string): number => {
  if (left === ',') return 0.9
  if (/[.:;/\\_@'’"?&=%#()]/.test(left + right) || right === ',') return 9
  // The place of a narrow letter is less sure.
  return /[1iIjlLft!|]/.test(left + right) ? 1.1 : 0.9
}

/** Adds spaces that the model swallowed, takes out those it invented before a full stop. */
export const mendSpaces = (reading: LineReading, crop: Crop): LineReading => {
  const gaps = findGaps(reading.glyphs, blankColumns(crop))
  const seen = gaps.filter(({ isSpace }) => isSpace).map(({ width }) => width)
  const usual = Math.max(seen.length > 1 ? median(seen) : 0, USUAL_GAP)
  const glyphs = [...reading.glyphs]
  for (const { after, width, isSpace } of gaps.toReversed()) {
    const left = glyphs[after]
    const right = glyphs[after + (isSpace ? 2 : 1)]
    if (!left || !right) continue
    if (!isSpace && width >= neededGap(left.char, right.char) * usual) {
      glyphs.splice(after + 1, 0, { char: ' ', sure: 0.5, at: (left.at + right.at) / 2 })
    } else if (isSpace && width < 0.4 * usual && /[.,;:]/.test(right.char)) glyphs.splice(after + 1, 1)
  }
  return toReading(glyphs)
}
