/**
 * Boosted trees, flat: node i asks `features[feature[i]] <= threshold[i]`, left child `left[i]`, right child
 * `left[i] + 1`; a negative feature marks a leaf whose value is `threshold[i]`.
 */
export type Trees = {
  readonly roots: Uint32Array
  readonly feature: Int16Array
  readonly threshold: Float32Array
  readonly left: Uint32Array
  readonly base: number
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
  let sum = trees.base
  for (const root of trees.roots) sum += leafOf(trees, root, features)
  return sum
}

const NODE_BYTES = 10

/** Head: base (f32), number of trees (u32), roots (u32 each); then for each node feature i16, threshold f32, left u32. */
export const readTrees = (bytes: Uint8Array): Trees => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = view.getUint32(4, true)
  const roots = Uint32Array.from({ length: count }, (_, i) => view.getUint32(8 + i * 4, true))
  const start = 8 + count * 4
  const nodes = Math.floor((bytes.length - start) / NODE_BYTES)
  const feature = new Int16Array(nodes)
  const threshold = new Float32Array(nodes)
  const left = new Uint32Array(nodes)
  for (let i = 0; i < nodes; i += 1) {
    const at = start + i * NODE_BYTES
    feature[i] = view.getInt16(at, true)
    threshold[i] = view.getFloat32(at + 2, true)
    left[i] = view.getUint32(at + 6, true)
  }
  return { roots, feature, threshold, left, base: view.getFloat32(0, true) }
}

export const writeTrees = (trees: Trees): Uint8Array => {
  const start = 8 + trees.roots.length * 4
  const bytes = new Uint8Array(start + trees.feature.length * NODE_BYTES)
  const view = new DataView(bytes.buffer)
  view.setFloat32(0, trees.base, true)
  view.setUint32(4, trees.roots.length, true)
  for (const [i, root] of trees.roots.entries()) view.setUint32(8 + i * 4, root, true)
  for (let i = 0; i < trees.feature.length; i += 1) {
    const at = start + i * NODE_BYTES
    view.setInt16(at, trees.feature[i] ?? -1, true)
    view.setFloat32(at + 2, trees.threshold[i] ?? 0, true)
    view.setUint32(at + 6, trees.left[i] ?? 0, true)
  }
  return bytes
}
