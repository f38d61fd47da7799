import { convexHull, frameAt, smallestFrame, type Frame, type Point } from './geometry.ts'

/** Rectangles around the text in a map of text probabilities. The numbers are those the detector was made with. */
const IS_TEXT = 0.3
const GOOD_BOX = 0.5
const GROW = 1.6
const END = 0.35
const MIN_SIDE = 3
const MAX_BOXES = 3000

type Blob = { readonly hull: readonly Point[]; readonly frame: Frame; readonly score: number }
/** `score`: how much it looks like text, 0 to 1. */
export type TextFrame = Frame & { readonly score: number }
type TextMap = { readonly values: Float32Array; readonly width: number; readonly height: number }

/** Where text is, thickened by a pixel so that letters of one line hang together. */
const markText = ({ values, width, height }: TextMap): Uint8Array => {
  const marks = new Uint8Array(values.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if ((values[at] ?? 0) <= IS_TEXT) continue
      const right = x + 1 < width ? 1 : 0
      const below = y + 1 < height ? width : 0
      marks[at] = marks[at + right] = marks[at + below] = marks[at + below + right] = 1
    }
  }
  return marks
}

type Extent = { top: number; readonly left: number[]; readonly right: number[] }

const widen = (extent: Extent, x: number, y: number): void => {
  while (y < extent.top) {
    extent.left.unshift(Infinity)
    extent.right.unshift(-Infinity)
    extent.top--
  }
  const row = y - extent.top
  extent.left[row] = Math.min(extent.left[row] ?? Infinity, x)
  extent.right[row] = Math.max(extent.right[row] ?? -Infinity, x)
}

/** Takes one connected blob out of the marks: a flood fill with its own stack. */
const takeBlob = (map: TextMap, marks: Uint8Array, start: number, stack: Int32Array): Blob | undefined => {
  const { values, width, height } = map
  const extent: Extent = { top: Math.floor(start / width), left: [], right: [] }
  let [depth, sum, count] = [1, 0, 0]
  stack[0] = start
  marks[start] = 0
  while (depth > 0) {
    const at = stack[--depth] ?? 0
    const x = at % width
    const y = (at - x) / width
    sum += values[at] ?? 0
    count++
    widen(extent, x, y)
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
        const next = ny * width + nx
        if (marks[next] !== 1) continue
        marks[next] = 0
        stack[depth++] = next
      }
    }
  }
  if (count < MIN_SIDE * MIN_SIDE || sum / count < GOOD_BOX) return undefined
  const hull = convexHull(
    extent.left.flatMap((left, row) => {
      const right = (extent.right[row] ?? 0) + 1
      const y = extent.top + row
      return [left, right].flatMap((x) => [
        { x, y },
        { x, y: y + 1 },
      ])
    }),
  )
  return { hull, frame: smallestFrame(hull), score: sum / count }
}

const isLengthy = ({ width, height }: Frame): boolean => Math.max(width, height) > 4 * Math.min(width, height)

/** The angle at which half of the text's length stands: long lines say it best. */
const mainAngle = (frames: readonly Frame[]): number => {
  const sorted = frames.toSorted((a, b) => a.angle - b.angle)
  const half = sorted.reduce((sum, { width, height }) => sum + width + height, 0) / 2
  let sum = 0
  return sorted.find(({ width, height }) => (sum += width + height) >= half)?.angle ?? 0
}

/** A little more along the line: a full stop at its end is easily cut off. */
const grown = (frame: TextFrame): TextFrame => {
  const by = (frame.width * frame.height * GROW) / (frame.width + frame.height)
  const end = END * Math.min(frame.width, frame.height)
  const isFlat = frame.width >= frame.height
  return {
    ...frame,
    width: frame.width + by + (isFlat ? end : 0),
    height: frame.height + by + (isFlat ? 0 : end),
  }
}

/** Short boxes (a clock, "5G", "OK") have no angle of their own: they take that of the long ones. */
const settleAngle = ({ hull, frame }: Blob, main: number, isMainSure: boolean): Frame => {
  const ratio = Math.max(frame.width, frame.height) / Math.max(1e-6, Math.min(frame.width, frame.height))
  if (ratio < 3 || (isMainSure && Math.abs(frame.angle - main) > 0.35)) return frameAt(hull, main)
  return Math.abs(frame.angle) < 0.012 ? frameAt(hull, 0) : frame
}

export const findBoxes = (map: TextMap): readonly TextFrame[] => {
  const marks = markText(map)
  const stack = new Int32Array(marks.length)
  const blobs: Blob[] = []
  for (let at = 0; at < marks.length && blobs.length < MAX_BOXES; at++) {
    const blob = marks[at] === 1 ? takeBlob(map, marks, at, stack) : undefined
    if (blob) blobs.push(blob)
  }
  const long = blobs.map(({ frame }) => frame).filter(isLengthy)
  const main = mainAngle(long)
  return blobs
    .map((blob) => ({ ...settleAngle(blob, main, long.length > 2), score: blob.score }))
    .filter(({ width, height }) => Math.min(width, height) >= MIN_SIDE)
    .map(grown)
}
