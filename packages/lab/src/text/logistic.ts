/** A row of a small logistic fit: which features stand at which value. */
export type SparseRow = { readonly at: readonly number[]; readonly values: readonly number[]; readonly positive: boolean; readonly weight: number }

export type LogisticSettings = {
  readonly size: number
  readonly steps: number
  /** Pull of each weight towards its centre, and the side of zero it must stay on (0: either). */
  readonly pull: (index: number) => number
  readonly centre: (index: number) => number
  readonly side: (index: number) => -1 | 0 | 1
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value))

const valueOf = (weights: Float64Array, row: SparseRow): number => {
  let sum = weights[weights.length - 1] ?? 0
  for (let index = 0; index < row.at.length; index++) sum += (weights[row.at[index] ?? 0] ?? 0) * (row.values[index] ?? 0)
  return sum
}

/** Logistic regression by adaptive gradient steps over all rows; the last weight is the bias. */
export const fitLogistic = (rows: readonly SparseRow[], settings: LogisticSettings): Float64Array => {
  const { size, steps, pull, centre, side } = settings
  const weights = new Float64Array(size + 1)
  const speed = new Float64Array(size + 1)
  for (let index = 0; index < size; index++) weights[index] = centre(index)
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  for (let step = 0; step < steps; step++) {
    const slope = new Float64Array(size + 1)
    for (const row of rows) {
      const miss = (sigmoid(valueOf(weights, row)) - (row.positive ? 1 : 0)) * row.weight
      for (let index = 0; index < row.at.length; index++) {
        const place = row.at[index] ?? 0
        slope[place] = (slope[place] ?? 0) + miss * (row.values[index] ?? 0)
      }
      slope[size] = (slope[size] ?? 0) + miss
    }
    for (let index = 0; index <= size; index++) {
      const old = weights[index] ?? 0
      const gradient = (slope[index] ?? 0) / total + (index < size ? (pull(index) * (old - centre(index))) / total : 0)
      speed[index] = 0.95 * (speed[index] ?? 0) + 0.05 * gradient * gradient
      const next = old - (0.05 * gradient) / (Math.sqrt(speed[index] ?? 0) + 1e-6) / (1 + step / 60)
      const wanted = index < size ? side(index) : 0
      weights[index] = wanted === 0 ? next : wanted > 0 ? Math.max(0, next) : Math.min(0, next)
    }
  }
  return weights
}
