import type { Trees } from '@atlas/engine/link-training'
import { binned, type Binned } from './tree-bins.ts'
import { growTree, type GrowSettings, type Node } from './tree-growing.ts'

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

const addTo = (node: Node, data: Binned, scores: Float32Array): void => {
  for (let row = 0; row < data.rows; row += 1) {
    let at = node
    while (!('leaf' in at)) at = (data.columns[at.feature]?.[row] ?? 0) <= at.bin ? at.left : at.right
    scores[row] = (scores[row] ?? 0) + at.leaf
  }
}

const flatten = (nodes: readonly Node[], data: Binned, base: number): Trees => {
  const roots: number[] = []
  const feature: number[] = []
  const threshold: number[] = []
  const left: number[] = []
  const reserve = (): number => {
    feature.push(-1)
    threshold.push(0)
    return left.push(0) - 1
  }
  const place = (node: Node, at: number): void => {
    if ('leaf' in node) {
      threshold[at] = node.leaf
      return
    }
    feature[at] = node.feature
    threshold[at] = data.edges[node.feature]?.[node.bin] ?? 0
    const child = reserve()
    reserve()
    left[at] = child
    place(node.left, child)
    place(node.right, child + 1)
  }
  for (const node of nodes) {
    const at = reserve()
    roots.push(at)
    place(node, at)
  }
  return {
    roots: Uint32Array.from(roots),
    feature: Int16Array.from(feature),
    threshold: Float32Array.from(threshold),
    left: Uint32Array.from(left),
    base,
  }
}

/** Gradient boosting for the logistic loss. */
export const fitTrees = (
  features: Float32Array,
  width: number,
  labels: Uint8Array,
  importance: Float32Array,
  settings: BoostSettings,
): Trees => {
  const data = binned(features, width)
  const random = generator(7)
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
    const rows = Uint32Array.from({ length: data.rows }, (_, i) => i).filter(() => random() < settings.rowShare)
    const chosen = Array.from({ length: width }, (_, f) => f).filter(() => random() < settings.featureShare)
    const node = growTree(data, slopes, rows, chosen, settings)
    nodes.push(node)
    addTo(node, data, scores)
    if (round % 50 === 49) console.log(`  tree ${round + 1}`)
  }
  return flatten(nodes, data, 0)
}
