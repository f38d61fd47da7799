/** Feature values cut into at most 255 steps, so that growing a tree only counts. */
export type Binned = {
  readonly columns: readonly Uint8Array[]
  /** Upper edge of each step but the last, for each feature. */
  readonly edges: readonly Float32Array[]
  readonly rows: number
}

const MAX_BINS = 128

const edgesOf = (values: Float32Array): Float32Array => {
  const sorted = values.slice().sort()
  const distinct = [...new Set(sorted)]
  if (distinct.length <= MAX_BINS)
    return Float32Array.from(distinct.slice(0, -1), (v, i) => (v + (distinct[i + 1] ?? v)) / 2)
  const edges = new Set<number>()
  for (let bin = 1; bin < MAX_BINS; bin += 1) {
    const at = Math.floor((bin * sorted.length) / MAX_BINS)
    const [below, above] = [sorted[at - 1] ?? 0, sorted[at] ?? 0]
    edges.add(below === above ? below : (below + above) / 2)
  }
  return Float32Array.from(edges).sort()
}

/** First step whose upper edge is not below the value: the tree asks `value <= edge`. */
const binOf = (edges: Float32Array, value: number): number => {
  let [low, high] = [0, edges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (value <= (edges[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}

/** `features` is row after row, `width` values each. */
export const binned = (features: Float32Array, width: number): Binned => {
  const rows = features.length / width
  const edges: Float32Array[] = []
  const columns: Uint8Array[] = []
  for (let f = 0; f < width; f += 1) {
    const values = Float32Array.from({ length: rows }, (_, i) => features[i * width + f] ?? 0)
    const cut = edgesOf(values)
    edges.push(cut)
    columns.push(Uint8Array.from(values, (value) => binOf(cut, value)))
  }
  return { columns, edges, rows }
}
