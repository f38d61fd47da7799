/**
 * Boosted trees, flat: node i asks `features[feature[i]] <= threshold[i]`, left child `left[i]`, right child
 * `left[i] + 1`; a negative feature marks a leaf whose value is `threshold[i]`.
 */
export type Trees = {
  readonly roots: Uint32Array
  readonly feature: Int16Array
  readonly threshold: Float32Array
  readonly left: Uint32Array
}

const leafOf = (trees: Trees, root: number, features: Float32Array): number => {
  let node = root
  for (;;) {
    const feature = trees.feature[node] ?? -1
    if (feature < 0) return trees.threshold[node] ?? 0
    const left = trees.left[node] ?? 0
    node = (features[feature] ?? 0) <= (trees.threshold[node] ?? 0) ? left : left + 1
  }
}

/** Log-odds that the address is a scam, before calibration. */
export const treeScore = (trees: Trees, features: Float32Array): number => {
  let sum = 0
  for (const root of trees.roots) sum += leafOf(trees, root, features)
  return sum
}

/**
 * On disk: tree count u32, leaf scale f32, for each feature its edges (u8 count, f32 each), then the nodes in
 * the order a walk meets them, three bytes a node: feature u8 (255 a leaf), then edge number or leaf value i16.
 */
const LEAF = 255

export type StoredTrees = {
  readonly edges: readonly Float32Array[]
  readonly leafScale: number
  readonly count: number
  /** Feature and value of each node, walked node first, then left, then right. */
  readonly nodes: readonly (readonly [number, number])[]
}

export const writeTrees = ({ edges, leafScale, count, nodes }: StoredTrees): Uint8Array => {
  const head = 9 + edges.reduce((sum, list) => sum + 1 + list.length * 4, 0)
  const bytes = new Uint8Array(head + nodes.length * 3)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, count, true)
  view.setFloat32(4, leafScale, true)
  view.setUint8(8, edges.length)
  let at = 9
  for (const list of edges) {
    view.setUint8(at, list.length)
    for (const [i, edge] of list.entries()) view.setFloat32(at + 1 + i * 4, edge, true)
    at += 1 + list.length * 4
  }
  for (const [feature, value] of nodes) {
    view.setUint8(at, feature < 0 ? LEAF : feature)
    view.setInt16(at + 1, value, true)
    at += 3
  }
  return bytes
}

const readEdges = (view: DataView): { edges: Float32Array[]; at: number } => {
  const edges: Float32Array[] = []
  let at = 9
  for (let f = 0; f < view.getUint8(8); f += 1) {
    const start = at + 1
    edges.push(Float32Array.from({ length: view.getUint8(at) }, (_, i) => view.getFloat32(start + i * 4, true)))
    at += 1 + view.getUint8(at) * 4
  }
  return { edges, at }
}

export const readTrees = (bytes: Uint8Array): Trees => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const leafScale = view.getFloat32(4, true)
  const { edges, at: start } = readEdges(view)
  const size = Math.floor((bytes.length - start) / 3)
  const trees = { feature: new Int16Array(size), threshold: new Float32Array(size), left: new Uint32Array(size) }
  const roots = new Uint32Array(view.getUint32(0, true))
  let at = start
  let free = 0
  const place = (node: number): void => {
    const feature = view.getUint8(at)
    const value = view.getInt16(at + 1, true)
    at += 3
    trees.feature[node] = feature === LEAF ? -1 : feature
    trees.threshold[node] = feature === LEAF ? value * leafScale : (edges[feature]?.[value] ?? 0)
    if (feature === LEAF) return
    const child = free
    free += 2
    trees.left[node] = child
    place(child)
    place(child + 1)
  }
  for (let i = 0; i < roots.length; i += 1) {
    roots[i] = free
    free += 1
    place(roots[i] ?? 0)
  }
  return { roots, ...trees }
}
