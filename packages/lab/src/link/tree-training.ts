import type { StoredTrees } from '@atlas/engine/link-training'
import type { Say } from '../pipeline/stage.ts'
import { binned, type Binned } from './tree-bins.ts'
import { growTree, parted, type GrowSettings, type Node } from './tree-growing.ts'

export type BoostSettings = GrowSettings & {
  readonly trees: number
  readonly rowShare: number
  readonly featureShare: number
}

const generator = (seed: number) => {
  let state = seed
  return (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Adds a tree's values by splitting the rows down the tree, one column at a time. */
const addTo = (node: Node, data: Binned, scores: Float32Array, rows: Uint32Array): void => {
  if ('leaf' in node) {
    for (let i = 0; i < rows.length; i += 1) scores[rows[i] ?? 0] = (scores[rows[i] ?? 0] ?? 0) + node.leaf
    return
  }
  const column = data.columns[node.feature]
  if (!column) return
  const [left, right] = parted(rows, column, node.bin)
  addTo(node.left, data, scores, left)
  addTo(node.right, data, scores, right)
}

const stored = (roots: readonly Node[], data: Binned): StoredTrees => {
  const nodes: (readonly [number, number])[] = []
  let largest = 1e-6
  const measure = (node: Node): void => {
    if ('leaf' in node) largest = Math.max(largest, Math.abs(node.leaf))
    else [node.left, node.right].forEach(measure)
  }
  roots.forEach(measure)
  const leafScale = largest / 32_000
  const walk = (node: Node): void => {
    if ('leaf' in node) {
      nodes.push([-1, Math.round(node.leaf / leafScale)])
      return
    }
    nodes.push([node.feature, node.bin])
    walk(node.left)
    walk(node.right)
  }
  roots.forEach(walk)
  return { edges: data.edges, leafScale, count: roots.length, nodes }
}

/** Gradient boosting for the logistic loss. */
export const fitTrees = (
  features: Float32Array,
  width: number,
  labels: Uint8Array,
  importance: Float32Array,
  settings: BoostSettings,
  say: Say = () => undefined,
): StoredTrees => {
  const data = binned(features, width)
  const random = generator(7)
  const all = Uint32Array.from({ length: data.rows }, (_, i) => i)
  const scores = new Float32Array(data.rows)
  const slopes = { g: new Float32Array(data.rows), h: new Float32Array(data.rows) }
  const nodes: Node[] = []
  for (let round = 0; round < settings.trees; round += 1) {
    for (let row = 0; row < data.rows; row += 1) {
      const p = 1 / (1 + Math.exp(-(scores[row] ?? 0)))
      const w = importance[row] ?? 1
      slopes.g[row] = (p - (labels[row] ?? 0)) * w
      slopes.h[row] = Math.max(1e-6, p * (1 - p)) * w
    }
    const rows = all.filter(() => random() < settings.rowShare)
    const chosen = Array.from({ length: width }, (_, f) => f).filter(() => random() < settings.featureShare)
    const node = growTree(data, slopes, rows, chosen, settings)
    nodes.push(node)
    addTo(node, data, scores, all)
    if (round % 100 === 99) say(`  tree ${round + 1} of ${settings.trees}`)
  }
  return stored(nodes, data)
}
