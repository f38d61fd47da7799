/** One message as the trainer sees it: families of features, each with one value for all its members. */
export type Vector = { readonly parts: readonly { readonly at: Int32Array; readonly value: number }[] }

export type Example = { readonly vector: Vector; readonly positive: boolean; readonly weight: number }

/** A small repeatable source of chance. */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

export const shuffle = (items: Int32Array, chance: () => number): void => {
  for (let index = items.length - 1; index > 0; index--) {
    const other = Math.floor(chance() * (index + 1))
    const kept = items[index] ?? 0
    items[index] = items[other] ?? 0
    items[other] = kept
  }
}

export const dot = (weights: Float64Array | Float32Array, { parts }: Vector): number => {
  let total = 0
  for (const { at, value } of parts) {
    let sum = 0
    for (let index = 0; index < at.length; index++) sum += weights[at[index] ?? 0] ?? 0
    total += sum * value
  }
  return total
}

const squaredLength = ({ parts }: Vector): number =>
  parts.reduce((sum, { at, value }) => sum + at.length * value * value, 0)

const addTo = (weights: Float64Array, { parts }: Vector, amount: number): void => {
  for (const { at, value } of parts) {
    const step = amount * value
    for (let index = 0; index < at.length; index++) {
      const place = at[index] ?? 0
      weights[place] = (weights[place] ?? 0) + step
    }
  }
}

export type Fit = { readonly weights: Float64Array; readonly bias: number }

/**
 * A linear separator with squared hinge loss, by dual coordinate descent: no learning rate to tune, the same result
 * for the same seed, and seconds on one core. The last place of the weights is the bias.
 */
export const fitLinear = (
  examples: readonly Example[],
  size: number,
  settings: { readonly cost: number; readonly passes: number; readonly seed: number },
): Fit => {
  const weights = new Float64Array(size + 1)
  const alpha = new Float64Array(examples.length)
  const lengths = Float64Array.from(examples, ({ vector }) => squaredLength(vector) + 1)
  const order = Int32Array.from(examples, (_, index) => index)
  const chance = seeded(settings.seed)
  for (let pass = 0; pass < settings.passes; pass++) {
    shuffle(order, chance)
    for (const index of order) {
      const example = examples[index]
      if (example === undefined || example.weight <= 0) continue
      const sign = example.positive ? 1 : -1
      const damping = 1 / (2 * settings.cost * example.weight)
      const old = alpha[index] ?? 0
      const gradient = sign * (dot(weights, example.vector) + (weights[size] ?? 0)) - 1 + damping * old
      const next = Math.max(0, old - gradient / ((lengths[index] ?? 1) + damping))
      if (next === old) continue
      alpha[index] = next
      addTo(weights, example.vector, (next - old) * sign)
      weights[size] = (weights[size] ?? 0) + (next - old) * sign
    }
  }
  return { weights: weights.subarray(0, size), bias: weights[size] ?? 0 }
}
