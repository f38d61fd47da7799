import { median } from '../finding/geometry.ts'
import type { Block } from './paragraphs.ts'
import { isSameRow, widthOf, type Row } from './rows.ts'

/** In a photo the columns lean. */
const SLANTS = [0, 0.03, -0.03, 0.06, -0.06, 0.1, -0.1] as const
/** Trying every band against every other is quadratic, and so is what is tried with each. */
const MAX_BANDS = 120
const MAX_BLOCKS = 300

type Columns = { readonly left: readonly Block[]; readonly right: readonly Block[] }
type Cut = Columns & { readonly from: number; readonly to: number; readonly size: number }

const byRows = (blocks: readonly Block[]): readonly Block[] => {
  const rest = blocks.toSorted((a, b) => a.top - b.top)
  const out: Block[] = []
  for (let first = rest[0]; first; first = rest[0]) {
    const top = first
    const inRow = rest.filter((block) => isSameRow(block.rows[0], top.rows[0]))
    const next = inRow.reduce((best, block) => (block.left < best.left ? block : best), top)
    rest.splice(rest.indexOf(next), 1)
    out.push(next)
  }
  return out
}

/** Groups with nothing but ground between them, from top to bottom. */
const toBands = (blocks: readonly Block[]): readonly (readonly Block[])[] => {
  const bands: Block[][] = []
  let end = -Infinity
  for (const block of blocks.toSorted((a, b) => a.top - b.top)) {
    if (block.top > end) bands.push([])
    bands.at(-1)?.push(block)
    end = Math.max(end, block.bottom)
  }
  return bands
}

const shareBeside = (few: readonly Row[], many: readonly Row[], isNear: (a: Row, b: Row) => boolean): number =>
  few.filter((row) => many.some((other) => isNear(row, other))).length / few.length

/** How strongly two neighbouring strips belong together; 0: they are two columns. */
const tie = (a: readonly Block[], b: readonly Block[], lineHeight: number): number => {
  const sides = [a.flatMap(({ rows }) => rows), b.flatMap(({ rows }) => rows)].toSorted((p, q) => p.length - q.length)
  const [few = [], many = []] = sides
  const level = (share: number): number =>
    shareBeside(few, many, (p, q) => Math.abs(p.middle - q.middle) < share * Math.min(p.height, q.height))
  const isNarrow = (rows: readonly Row[]): boolean => median(rows.map(widthOf)) < 9 * lineHeight
  const areCells = isNarrow(few) || (isNarrow(many) && level(0.15) === 1)
  if (areCells && level(0.15) > 0.7) return 1 + level(0.15)
  // A table in a tilted photo.
  const isList = [a, b].some((strip) => strip.every(({ rows }) => rows.length === 1))
  if (areCells && level(0.6) === 1 && (isList || few.length === many.length)) return 1
  // A few words, or chat bubbles, which never stand beside each other.
  const beside = shareBeside(few, many, (p, q) => p.top < q.bottom && q.top < p.bottom)
  return few.length < 3 || beside < 0.5 ? 0.5 : 0
}

const toStrips = (blocks: readonly Block[], lineHeight: number, slant: number): (readonly Block[])[] => {
  const edges = blocks.map((block) => ({
    block,
    left: Math.min(...block.rows.map((row) => row.left - slant * row.middle)),
    right: Math.max(...block.rows.map((row) => row.right - slant * row.middle)),
  }))
  const strips: Block[][] = []
  let end = -Infinity
  for (const { block, left, right } of edges.toSorted((a, b) => a.left - b.left)) {
    if (left - end > 0.9 * lineHeight) strips.push([])
    strips.at(-1)?.push(block)
    end = Math.max(end, right)
  }
  return strips
}

/** Strips with an empty lane between them, unless they belong together. */
const findColumns = (blocks: readonly Block[], lineHeight: number): Columns | undefined => {
  for (const slant of SLANTS) {
    const strips = toStrips(blocks, lineHeight, slant)
    while (strips.length > 1) {
      const ties = strips.slice(1).map((strip, index) => tie(strips[index] ?? [], strip, lineHeight))
      const tightest = ties.indexOf(Math.max(...ties))
      if (ties[tightest] === 0) return { left: strips[0] ?? [], right: strips.slice(1).flat() }
      strips.splice(tightest, 2, [...(strips[tightest] ?? []), ...(strips[tightest + 1] ?? [])])
    }
  }
  return undefined
}

/** The largest run of bands that falls into columns. */
const findCut = (bands: readonly (readonly Block[])[], lineHeight: number): Cut | undefined => {
  if (bands.length > MAX_BANDS || bands.flat().length > MAX_BLOCKS) return undefined
  let best: Cut | undefined
  for (let from = 0; from < bands.length; from++) {
    for (let to = bands.length; to > from; to--) {
      const part = bands.slice(from, to).flat()
      if (best && part.length <= best.size) break
      const columns = part.length > 1 ? findColumns(part, lineHeight) : undefined
      if (columns) best = { ...columns, from, to, size: part.length }
    }
  }
  return best
}

/** A bar over both columns is read before them. */
const liftBar = (cut: Cut, bands: readonly (readonly Block[])[]): Cut => {
  const top = bands[cut.from] ?? []
  const first = top[0]?.rows[0]
  const isBar = top.every(({ rows: [row, ...rest] }) => {
    if (!first || rest.length > 0) return false
    return Math.abs(row.middle - first.middle) < 0.25 * Math.min(row.height, first.height)
  })
  const isOverBoth = [cut.left, cut.right].every((side) => top.some((block) => side.includes(block)))
  if (!isBar || !isOverBoth || cut.to - cut.from < 2) return cut
  const without = (side: readonly Block[]): readonly Block[] => side.filter((block) => !top.includes(block))
  return { ...cut, from: cut.from + 1, left: without(cut.left), right: without(cut.right) }
}

/** Columns first, rows inside them; what stands above and below a pair of columns is read before and after it. */
export const inReadingOrder = (blocks: readonly Block[], lineHeight: number): readonly Block[] => {
  const bands = toBands(blocks)
  const found = findCut(bands, lineHeight)
  if (!found) return byRows(blocks)
  const cut = liftBar(found, bands)
  const parts = [bands.slice(0, cut.from).flat(), cut.left, cut.right, bands.slice(cut.to).flat()]
  return parts.flatMap((part) => inReadingOrder(part, lineHeight))
}
