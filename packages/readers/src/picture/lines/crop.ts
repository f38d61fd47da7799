import type { Frame } from '../finding/geometry.ts'
import type { Raster } from '../decoding/raster.ts'

export const LINE_HEIGHT = 48
const MIN_WIDTH = 8
const MAX_WIDTH = 3200

/** One line cut out upright, as the recognisers want it: 48 high, planes of blue, green, red between -1 and 1. */
export type Crop = { readonly values: Float32Array; readonly width: number }

type Sum = { red: number; green: number; blue: number }

/** Adds the colour at a place between pixels. */
const addColour = (sum: Sum, { data, width, height }: Raster, x: number, y: number): void => {
  const fx = Math.min(Math.max(x, 0), width - 1.001)
  const fy = Math.min(Math.max(y, 0), height - 1.001)
  const left = Math.max(0, Math.trunc(fx))
  const top = Math.max(0, Math.trunc(fy))
  const ax = fx - left
  const ay = fy - top
  const at = (top * width + left) * 3
  const below = at + width * 3
  const a = (1 - ax) * (1 - ay)
  const b = ax * (1 - ay)
  const c = (1 - ax) * ay
  const d = ax * ay
  sum.red += (data[at] ?? 0) * a + (data[at + 3] ?? 0) * b + (data[below] ?? 0) * c + (data[below + 3] ?? 0) * d
  sum.green +=
    (data[at + 1] ?? 0) * a + (data[at + 4] ?? 0) * b + (data[below + 1] ?? 0) * c + (data[below + 4] ?? 0) * d
  sum.blue +=
    (data[at + 2] ?? 0) * a + (data[at + 5] ?? 0) * b + (data[below + 2] ?? 0) * c + (data[below + 5] ?? 0) * d
}

/** `stretch` draws the line wider than it is: double letters then stand further apart. */
export const cropLine = (raster: Raster, frame: Frame, stretch = 1): Crop => {
  const wanted = Math.round((LINE_HEIGHT * stretch * frame.width) / frame.height)
  const width = Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, wanted))
  const area = LINE_HEIGHT * width
  const values = new Float32Array(3 * area)
  const [cos, sin] = [Math.cos(frame.angle), Math.sin(frame.angle)]
  const [stepX, stepY] = [frame.width / width, frame.height / LINE_HEIGHT]
  // Large letters are averaged over four places, else thin strokes fall between the samples.
  const samples = stepY > 1.6 ? 2 : 1
  const weight = 1 / (samples * samples * 127.5)
  const sum: Sum = { red: 0, green: 0, blue: 0 }
  for (let at = 0; at < area; at++) {
    const column = at % width
    const row = (at - column) / width
    sum.red = sum.green = sum.blue = 0
    for (let sample = 0; sample < samples * samples; sample++) {
      const u = (column + ((sample % samples) + 0.5) / samples) * stepX - frame.width / 2
      const v = (row + (Math.trunc(sample / samples) + 0.5) / samples) * stepY - frame.height / 2
      addColour(sum, raster, frame.x + u * cos - v * sin - 0.5, frame.y + u * sin + v * cos - 0.5)
    }
    values[at] = sum.blue * weight - 1
    values[area + at] = sum.green * weight - 1
    values[2 * area + at] = sum.red * weight - 1
  }
  return { values, width }
}
