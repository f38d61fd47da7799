import { LINE_HEIGHT, type Crop } from './crop.ts'
import { toReading, type Glyph, type LineReading } from './ctc.ts'
import { median } from '../finding/geometry.ts'

/** £ or €: the Latin model calls both £. A pound stands on a flat foot, a euro's lower left corner is round. */
const REACH = Math.round(LINE_HEIGHT * 0.5)
const INK = 0.35
const FOOT = 0.42

/** How far each pixel of the crop is from the ground. */
const inkOf = ({ values, width }: Crop, from: number, to: number): readonly Float32Array[] => {
  const area = width * LINE_HEIGHT
  const light = (at: number): number => (values[at] ?? 0) + (values[area + at] ?? 0) + (values[2 * area + at] ?? 0)
  const ground = median(Array.from({ length: width }, (_, x) => light(x)))
  return Array.from({ length: LINE_HEIGHT }, (_, y) =>
    Float32Array.from({ length: to - from }, (__, x) => Math.abs(light(y * width + from + x) - ground)),
  )
}

const most = (values: Iterable<number>): number => Math.max(0, ...values)

/** The columns of the sign: from the middle outwards to the first empty one. */
const edgesOf = (columns: readonly number[], middle: number, full: number): readonly [number, number] => {
  const isInk = (x: number): boolean => (columns[x] ?? 0) > INK * full
  let start = middle
  for (let away = 0; away < 8 && !isInk(start); away++) start = middle + (away % 2 === 0 ? away / 2 : -(away + 1) / 2)
  let [left, right] = [start, start]
  while (isInk(left - 1)) left--
  while (isInk(right + 1)) right++
  return [left, right]
}

/** Ink in the lower left corner of the sign, as a share of the sign's darkest; undefined where it stands not alone. */
const footOf = (crop: Crop, glyph: Glyph): number | undefined => {
  const middle = Math.round(glyph.at * crop.width)
  const [from, to] = [Math.max(0, middle - REACH), Math.min(crop.width, middle + REACH)]
  const rows = inkOf(crop, from, to)
  const columns = Array.from({ length: to - from }, (_, x) => most(rows.map((row) => row[x] ?? 0)))
  const full = most(columns)
  const [left, right] = edgesOf(columns, middle - from, full)
  const width = right - left + 1
  if (width < 6 || width > 0.75 * LINE_HEIGHT) return undefined
  const heights = rows.map((row) => most(row.subarray(left, right + 1)))
  const bottom = heights.findLastIndex((ink, y) => ink > INK * full && y < LINE_HEIGHT - 1)
  const corner = Math.max(2, Math.round(width * 0.22))
  const depth = Math.max(2, Math.round(LINE_HEIGHT * 0.06))
  const inks = rows.slice(bottom - depth + 1, bottom + 1).map((row) => most(row.subarray(left, left + corner)))
  return most(inks) / full
}

/** Looks at each sign of money again. */
export const mendMoneySigns = (reading: LineReading, crop: Crop): LineReading => {
  if (!/[£€]/.test(reading.text)) return reading
  return toReading(
    reading.glyphs.map((glyph) => {
      const foot = /[£€]/.test(glyph.char) ? footOf(crop, glyph) : undefined
      return foot === undefined ? glyph : { ...glyph, char: foot > FOOT ? '£' : '€' }
    }),
  )
}
