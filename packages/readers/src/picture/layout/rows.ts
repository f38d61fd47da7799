import { median, type Frame } from '../finding/geometry.ts'

/** A line with its text, as the layout sees it. */
export type TextLine = {
  readonly frame: Frame
  readonly text: string
  readonly sure: number
  /** The first letter may as well be a small one: V and v differ in size alone. */
  readonly isStartUnsure: boolean
}

/** A row of text in coordinates that lean with the page: `left` to `right`, `top` to `bottom`, `middle` in height. */
export type Row = {
  readonly lines: readonly TextLine[]
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly middle: number
  /** Of the letters, also when the row was put together of several boxes. */
  readonly height: number
}

export const widthOf = (row: Row): number => row.right - row.left

/** On one height, near enough to be read as one row. */
export const isSameRow = (a: Row, b: Row): boolean => Math.abs(a.middle - b.middle) < 0.5 * Math.min(a.height, b.height)

const toRow = (line: TextLine, cos: number, sin: number): Row => {
  const { x, y, width, height } = line.frame
  const u = x * cos + y * sin
  const v = y * cos - x * sin
  return {
    lines: [line],
    text: line.text,
    left: u - width / 2,
    right: u + width / 2,
    top: v - height / 2,
    bottom: v + height / 2,
    middle: v,
    height,
  }
}

/** Whether a row above or below runs past the gap: then the gap lies inside a line, not between two. */
const isSpanned = (a: Row, b: Row, rows: readonly Row[]): boolean => {
  const [small, large] = [Math.min(a.height, b.height), Math.max(a.height, b.height)]
  return rows.some((other) => {
    if (other === a || other === b) return false
    const away = Math.abs(other.middle - a.middle)
    if (away <= 0.5 * small || away >= 1.9 * large) return false
    const runsPast = other.left < a.right - 0.5 * small && other.right > b.left + 0.5 * small
    const isAlike = Math.max(other.height, small) < 1.4 * Math.min(other.height, small)
    return runsPast && isAlike && Math.abs(other.left - a.left) < 1.2 * small
  })
}

const belongTogether = (a: Row, b: Row, rows: readonly Row[]): boolean => {
  const [small, large] = [Math.min(a.height, b.height), Math.max(a.height, b.height)]
  const gap = b.left - a.right
  const isNear = gap < 0.9 * small
  if (gap < -0.6 * small || gap > 2.8 * small) return false
  if (Math.abs(a.middle - b.middle) > (isNear ? 0.4 : 0.3) * small || large > (isNear ? 1.6 : 1.35) * small)
    return false
  const isBetween = rows.some((other) => {
    const centre = (other.left + other.right) / 2
    return isSameRow({ ...other, height: small }, a) && centre > a.right && centre < b.left
  })
  return !isBetween && (gap <= 0.9 * small || isSpanned(a, b, rows))
}

const merge = (a: Row, b: Row): Row => ({
  lines: [...a.lines, ...b.lines],
  text: `${a.text} ${b.text}`,
  left: a.left,
  right: Math.max(a.right, b.right),
  top: Math.min(a.top, b.top),
  bottom: Math.max(a.bottom, b.bottom),
  middle: a.middle,
  height: a.height,
})

/** How many pairs are looked at; a page of writing needs some thousands, a thousand specks in one row would need a billion. */
const MOST_PAIRS = 300_000

/** Boxes of one row that an emoji or a wide gap parted become one row again. */
const mergeRows = (given: readonly Row[]): readonly Row[] => {
  const rows = [...given]
  let pairs = 0
  for (let i = 0; i < rows.length && pairs < MOST_PAIRS; i++) {
    for (let j = 0; j < rows.length; j++) {
      const [a, b] = [rows[i], rows[j]]
      if (!a || !b || i === j || Math.abs(a.middle - b.middle) > a.height) continue
      pairs += 1
      if (!belongTogether(a, b, rows)) continue
      rows[i] = merge(a, b)
      rows.splice(j, 1)
      // Start over: the merged row may have a new neighbour, also one that was passed already.
      i = -1
      break
    }
  }
  return rows
}

export const toRows = (lines: readonly TextLine[]): readonly Row[] => {
  const angle = median(lines.map(({ frame }) => frame.angle))
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const rows = lines.map((line) => toRow(line, cos, sin)).toSorted((a, b) => a.middle - b.middle || a.left - b.left)
  return mergeRows(rows)
}
