/** A row of a small logistic fit: which features stand at which value. */
export type SparseRow = {
  readonly at: readonly number[]
  readonly values: readonly number[]
  readonly positive: boolean
  readonly weight: number
}

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
  for (let index = 0; index < row.at.length; index++)
    sum += (weights[row.at[index] ?? 0] ?? 0) * (row.values[index] ?? 0)
  return sum
}

/** The slope of the loss over all rows. */
const slopeOf = (rows: readonly SparseRow[], weights: Float64Array): Float64Array => {
  const slope = new Float64Array(weights.length)
  const last = weights.length - 1
  for (const row of rows) {
    const miss = (sigmoid(valueOf(weights, row)) - (row.positive ? 1 : 0)) * row.weight
    row.at.forEach((place, index) => {
      slope[place] = (slope[place] ?? 0) + miss * (row.values[index] ?? 0)
    })
    slope[last] = (slope[last] ?? 0) + miss
  }
  return slope
}

const kept = (value: number, side: -1 | 0 | 1): number => {
  if (side === 0) return value
  return side > 0 ? Math.max(0, value) : Math.min(0, value)
}

/** Logistic regression by adaptive gradient steps over all rows; the last weight is the bias, which is free. */
export const fitLogistic = (
  rows: readonly SparseRow[],
  { size, steps, pull, centre, side }: LogisticSettings,
): Float64Array => {
  const weights = Float64Array.from({ length: size + 1 }, (_, index) => (index < size ? centre(index) : 0))
  const speed = new Float64Array(size + 1)
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  for (let step = 0; step < steps; step++) {
    const slope = slopeOf(rows, weights)
    for (let index = 0; index <= size; index++) {
      const old = weights[index] ?? 0
      const drawn = index < size ? pull(index) * (old - centre(index)) : 0
      const gradient = ((slope[index] ?? 0) + drawn) / total
      speed[index] = 0.95 * (speed[index] ?? 0) + 0.05 * gradient * gradient
      const next = old - (0.05 * gradient) / (Math.sqrt(speed[index] ?? 0) + 1e-6) / (1 + step / 60)
      weights[index] = kept(next, index < size ? side(index) : 0)
    }
  }
  return weights
}
