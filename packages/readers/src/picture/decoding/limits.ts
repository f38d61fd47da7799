import { ReadingError } from '../../reading.ts'

export const MAX_BYTES = 20 * 1024 * 1024
const MAX_PIXELS = 64_000_000
const MAX_SIDE = 30_000

/** What is kept of a picture while it is read: memory follows these, not the upload. */
const WORK_PIXELS = 16_000_000
const WORK_SIDE = 3200
const LONG_RATIO = 3
const LONG_WIDTH = 1440

export type Size = { readonly width: number; readonly height: number }

/** Refuses by what the header says, before a single pixel is unpacked. */
export const checkSize = ({ width, height }: Size): void => {
  if (!(width > 0 && height > 0)) throw new ReadingError('damaged')
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) throw new ReadingError('too-many-pixels')
}

/** Scrolled screenshots keep their width, everything else its long side. */
export const isLong = ({ width, height }: Size): boolean =>
  Math.max(width, height) > LONG_RATIO * Math.min(width, height)

export const workingSize = (size: Size): Size => {
  const { width, height } = size
  const wanted = isLong(size) ? LONG_WIDTH / Math.min(width, height) : WORK_SIDE / Math.max(width, height)
  const scale = Math.min(1, wanted, Math.sqrt(WORK_PIXELS / (width * height)))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
