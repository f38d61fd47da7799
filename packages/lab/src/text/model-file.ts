import {
  BUCKETS,
  CROSS_SIZE,
  foundNames,
  allRules,
  KEPT,
  KIND_SIZE,
  kindIds,
  packRuns,
  PROMOTION_SIZE,
  tellingRuns,
} from '@atlas/engine/text-parts'
import { choices } from '../pipeline/choices.ts'
import type { Item } from './examples.ts'
import { type Example, fitLinear, type Vector } from './linear.ts'
import { CROSS_AT, FOUND_AT, RULES_AT } from './vectors.ts'

const { promotionTimes, promotionPublicWeight, promotionPasses, kindTimes, kindPasses } = choices.text

/** Weights as bytes: one scale for all, the few largest cut so that the many small ones keep their shades. */
export const toBytes = (weights: ArrayLike<number>): { bytes: Uint8Array; scale: number } => {
  const sizes = Float64Array.from(weights, Math.abs)
    .filter((size) => size > 0)
    .sort()
  const top = sizes[Math.floor(sizes.length * 0.9999)] ?? 1
  const scale = Math.max(top, 1e-9) / 127
  const bytes = Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / scale))))
  return { bytes: new Uint8Array(bytes.buffer), scale }
}

export const splitWeights = (weights: Float64Array) => ({
  grams: weights.subarray(0, BUCKETS),
  crosses: weights.subarray(CROSS_AT, CROSS_AT + CROSS_SIZE),
  ruleFeatures: Object.fromEntries(
    allRules.map((rule, index) => [rule.id, Math.round((weights[RULES_AT + index] ?? 0) * 1e4) / 1e4]),
  ),
  foundFeatures: Object.fromEntries(
    foundNames.map((name, index) => [name, Math.round((weights[FOUND_AT + index] ?? 0) * 1e4) / 1e4]),
  ),
})

const folded = (places: Int32Array, size: number): Vector['parts'][number] => ({
  at: places.map((place) => place & (size - 1)),
  value: 1 / Math.sqrt(Math.max(1, places.length)),
})

/** Advertising against the rest of what is no scam. */
export const fitPromotion = (own: readonly Item[], others: readonly Item[], seed: number) => {
  const exampleOf = ({ row, prepared }: Item, weight: number): Example => ({
    vector: { parts: [folded(prepared.words, PROMOTION_SIZE), folded(prepared.letters, PROMOTION_SIZE)] },
    positive: row.label === 'promotion',
    weight: weight * (row.label === 'promotion' ? promotionTimes : 1),
  })
  const examples = [
    ...own.filter(({ row }) => row.label !== 'scam').map((item) => exampleOf(item, 1)),
    ...others.filter(({ row }) => row.label !== 'scam').map((item) => exampleOf(item, promotionPublicWeight)),
  ]
  return fitLinear(examples, PROMOTION_SIZE, { cost: 1, passes: promotionPasses, seed })
}

/** For each kind: its scams against all other scams. Stored row by row so that one word run reads 24 neighbours. */
export const fitKinds = (own: readonly Item[], seed: number): { weights: Float64Array; bias: number[] } => {
  const scams = own.filter(({ row }) => row.label === 'scam')
  const weights = new Float64Array(KIND_SIZE * kindIds.length)
  const bias = kindIds.map((kind, index) => {
    const fit = fitLinear(
      scams.map(({ row, prepared }) => ({
        vector: { parts: [folded(prepared.words, KIND_SIZE), folded(prepared.letters, KIND_SIZE)] },
        positive: row.kind === kind,
        weight: row.kind === kind ? kindTimes : 1,
      })),
      KIND_SIZE,
      { cost: 1, passes: kindPasses, seed: seed + index },
    )
    fit.weights.forEach((weight, bucket) => {
      weights[bucket * kindIds.length + index] = weight
    })
    return Math.round(fit.bias * 1e4) / 1e4
  })
  return { weights, bias }
}

/** Word runs of the known examples. */
export const runsTable = (idf: Uint8Array, items: readonly Item[]): Uint8Array =>
  packRuns(
    items.map(({ prepared }) => tellingRuns(idf, [...prepared.words], KEPT)),
    KEPT,
  )

export type Sections = Record<string, { start: number; length: number }>

export const joinSections = (parts: Readonly<Record<string, Uint8Array>>): { core: Uint8Array; sections: Sections } => {
  const sections: Sections = {}
  let start = 0
  for (const [name, bytes] of Object.entries(parts)) {
    sections[name] = { start, length: bytes.length }
    start += bytes.length
  }
  const core = new Uint8Array(start)
  for (const [name, bytes] of Object.entries(parts)) core.set(bytes, sections[name]?.start ?? 0)
  return { core, sections }
}
