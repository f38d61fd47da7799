import { choices } from '../pipeline/choices.ts'

/** Rows as runs of slots: row i owns slots[starts[i] .. starts[i + 1]). */
export type GramRows = { readonly starts: Uint32Array; readonly slots: Int32Array }

export type GramFit = { readonly weights: Float32Array; readonly bias: number }

type Visit = (text: string, mask: number, visit: (slot: number) => void) => void

export const gramRows = (texts: readonly string[], mask: number, visitGrams: Visit): GramRows => {
  const starts = new Uint32Array(texts.length + 1)
  let slots = new Int32Array(1 << 22)
  let at = 0
  for (const [i, text] of texts.entries()) {
    if (text !== '') {
      visitGrams(text, mask, (slot) => {
        if (at === slots.length) {
          const bigger = new Int32Array(slots.length * 2)
          bigger.set(slots)
          slots = bigger
        }
        slots[at] = slot
        at += 1
      })
    }
    starts[i + 1] = at
  }
  return { starts, slots: slots.slice(0, at) }
}

export const rawScore = ({ starts, slots }: GramRows, { weights, bias }: GramFit, row: number): number => {
  const [from, to] = [starts[row] ?? 0, starts[row + 1] ?? 0]
  if (from === to) return 0
  let sum = 0
  for (let k = from; k < to; k += 1) sum += weights[slots[k] ?? 0] ?? 0
  return bias + sum / Math.sqrt(to - from)
}

export type GramSettings = { readonly epochs: number; readonly rate: number; readonly decay: number }

/** Visits rows in an order that is shuffled but the same on every run. */
const shuffled = (rows: Uint32Array, seed: number): Uint32Array => {
  const order = rows.slice()
  let state = seed
  for (let i = order.length - 1; i > 0; i -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const j = state % (i + 1)
    const kept = order[i] ?? 0
    order[i] = order[j] ?? 0
    order[j] = kept
  }
  return order
}

/** Logistic regression on letter runs by AdaGrad; `rows` are the ones to learn from. */
export const fitGrams = (
  grams: GramRows,
  labels: Uint8Array,
  importance: Float32Array,
  rows: Uint32Array,
  size: number,
  settings: GramSettings,
): GramFit => {
  const weights = new Float32Array(size)
  const squares = new Float32Array(size).fill(1e-3)
  let bias = 0
  let biasSquares = 1e-3
  for (let epoch = 0; epoch < settings.epochs; epoch += 1) {
    for (const row of shuffled(rows, epoch + 1)) {
      const [from, to] = [grams.starts[row] ?? 0, grams.starts[row + 1] ?? 0]
      if (from === to) continue
      const score = rawScore(grams, { weights, bias }, row)
      const error = (1 / (1 + Math.exp(-score)) - (labels[row] ?? 0)) * (importance[row] ?? 1)
      const share = error / Math.sqrt(to - from)
      biasSquares += error * error
      bias -= (settings.rate * error) / Math.sqrt(biasSquares)
      for (let k = from; k < to; k += 1) {
        const slot = grams.slots[k] ?? 0
        const gradient = share + settings.decay * (weights[slot] ?? 0)
        const square = (squares[slot] ?? 0) + gradient * gradient
        squares[slot] = square
        weights[slot] = (weights[slot] ?? 0) - (settings.rate * gradient) / Math.sqrt(square)
      }
    }
  }
  return { weights, bias }
}

/** One byte a weight. */
export const quantised = ({ weights, bias }: GramFit): { bytes: Int8Array; scale: number; bias: number } => {
  const sorted = Float32Array.from(weights, Math.abs).sort()
  const largest = sorted[Math.floor(sorted.length * choices.link.fit.gramClip)] ?? 1
  const scale = Math.max(1e-9, largest / 127)
  return { bytes: Int8Array.from(weights, (w) => Math.max(-127, Math.min(127, Math.round(w / scale)))), scale, bias }
}
