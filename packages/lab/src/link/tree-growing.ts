import type { Binned } from './tree-bins.ts'

const BINS = 128

export type GrowSettings = {
  readonly leaves: number
  readonly minRows: number
  readonly l2: number
  readonly rate: number
}

export type Node =
  | { readonly leaf: number }
  | { readonly feature: number; readonly bin: number; readonly left: Node; readonly right: Node }

type Split = { readonly feature: number; readonly bin: number; readonly gain: number }
type Sums = Float64Array

type Open = {
  readonly rows: Uint32Array
  readonly sums: readonly (Sums | undefined)[]
  readonly best: Split | undefined
  readonly g: number
  readonly h: number
  children?: { readonly left: Open; readonly right: Open }
}

export type Slopes = { readonly g: Float32Array; readonly h: Float32Array }

/** Sums of slope, curvature and rows in each step of one column. */
const countColumn = (column: Uint8Array, rows: Uint32Array, g: Float32Array, h: Float32Array): Sums => {
  const out = new Float64Array(BINS * 3)
  for (let i = 0; i < rows.length; i += 1) {
    const at = (column[rows[i] ?? 0] ?? 0) * 3
    out[at] = (out[at] ?? 0) + (g[i] ?? 0)
    out[at + 1] = (out[at + 1] ?? 0) + (h[i] ?? 0)
    out[at + 2] = (out[at + 2] ?? 0) + 1
  }
  return out
}

const countUp = (
  data: Binned,
  slopes: Slopes,
  rows: Uint32Array,
  features: readonly number[],
): (Sums | undefined)[] => {
  // Gathered once: walking the slopes in order for every feature is what makes this fast.
  const g = Float32Array.from(rows, (row) => slopes.g[row] ?? 0)
  const h = Float32Array.from(rows, (row) => slopes.h[row] ?? 0)
  const chosen = new Set(features)
  return data.columns.map((column, f) => (chosen.has(f) ? countColumn(column, rows, g, h) : undefined))
}

/** Rows up to the step go left, the others right; their order stays. */
export const parted = (rows: Uint32Array, column: Uint8Array, bin: number): readonly [Uint32Array, Uint32Array] => {
  const left = new Uint32Array(rows.length)
  const right = new Uint32Array(rows.length)
  let [l, r] = [0, 0]
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0
    if ((column[row] ?? 0) <= bin) left[l++] = row
    else right[r++] = row
  }
  return [left.slice(0, l), right.slice(0, r)]
}

const minus = (all: readonly (Sums | undefined)[], part: readonly (Sums | undefined)[]): (Sums | undefined)[] =>
  all.map((sums, f) => {
    const other = part[f]
    return sums && other && sums.map((value, i) => value - (other[i] ?? 0))
  })

const worth = (g: number, h: number, l2: number): number => (g * g) / (h + l2)

const bestSplit = (
  sums: readonly (Sums | undefined)[],
  g: number,
  h: number,
  n: number,
  { minRows, l2 }: GrowSettings,
): Split | undefined => {
  let best: Split | undefined
  const whole = worth(g, h, l2)
  for (const [feature, column] of sums.entries()) {
    if (!column) continue
    let [lg, lh, ln] = [0, 0, 0]
    for (let bin = 0; bin < BINS - 1; bin += 1) {
      const count = column[bin * 3 + 2] ?? 0
      if (count === 0) continue
      lg += column[bin * 3] ?? 0
      lh += column[bin * 3 + 1] ?? 0
      ln += count
      if (ln < minRows) continue
      if (n - ln < minRows) break
      const gain = worth(lg, lh, l2) + worth(g - lg, h - lh, l2) - whole
      if (gain > (best?.gain ?? 1e-3)) best = { feature, bin, gain }
    }
  }
  return best
}

const openNode = (
  rows: Uint32Array,
  sums: readonly (Sums | undefined)[],
  slopes: Slopes,
  settings: GrowSettings,
): Open => {
  let [g, h] = [0, 0]
  for (const row of rows) {
    g += slopes.g[row] ?? 0
    h += slopes.h[row] ?? 0
  }
  return { rows, sums, g, h, best: bestSplit(sums, g, h, rows.length, settings) }
}

const toNode = (open: Open, { l2, rate }: GrowSettings): Node =>
  open.children && open.best
    ? {
        feature: open.best.feature,
        bin: open.best.bin,
        left: toNode(open.children.left, { l2, rate, leaves: 0, minRows: 0 }),
        right: toNode(open.children.right, { l2, rate, leaves: 0, minRows: 0 }),
      }
    : { leaf: (-rate * open.g) / (open.h + l2) }

/** Grows one tree, always splitting the leaf that gains most. */
export const growTree = (
  data: Binned,
  slopes: Slopes,
  rows: Uint32Array,
  features: readonly number[],
  settings: GrowSettings,
): Node => {
  const root = openNode(rows, countUp(data, slopes, rows, features), slopes, settings)
  const leaves: Open[] = [root]
  while (leaves.length < settings.leaves) {
    const next = leaves.reduce(
      (best, leaf) => ((leaf.best?.gain ?? 0) > (best.best?.gain ?? 0) ? leaf : best),
      leaves[0] ?? root,
    )
    const split = next.best
    const column = split && data.columns[split.feature]
    if (!split || !column) break
    const [leftRows, rightRows] = parted(next.rows, column, split.bin)
    const isLeftSmaller = leftRows.length <= rightRows.length
    const small = countUp(data, slopes, isLeftSmaller ? leftRows : rightRows, features)
    const large = minus(next.sums, small)
    const left = openNode(leftRows, isLeftSmaller ? small : large, slopes, settings)
    const right = openNode(rightRows, isLeftSmaller ? large : small, slopes, settings)
    next.children = { left, right }
    leaves.splice(leaves.indexOf(next), 1, left, right)
  }
  return toNode(root, settings)
}
