import type { Grams } from './features.ts'
import { type KindId, kindIds } from '../knowledge/kinds.ts'
import { CROSS_SIZE, KIND_SIZE, PROMOTION_SIZE, type TextModel } from './model.ts'

/** How much the runs of words, one fired rule, one found thing and all their pairs weigh beside the n-grams. Training uses the same numbers. */
export const WORD_VALUE = 1.3
export const RULE_VALUE = 0.2
export const FOUND_VALUE = 0.2
export const CROSS_VALUE = 0.6

/** Pairs of what fired: a bank's name alone says nothing, a bank's name with a foreign link says much. */
export const crossesOf = (fired: readonly number[]): number[] => {
  const places = new Set<number>()
  for (let left = 0; left < fired.length; left++) {
    for (let right = left + 1; right < fired.length; right++) {
      places.add((Math.imul((fired[left] ?? 0) * 1009 + (fired[right] ?? 0), 0x9e3779b1) >>> 0) % CROSS_SIZE)
    }
  }
  return [...places]
}

const sumAt = (weights: Int8Array, places: readonly number[], mask: number): number => {
  let sum = 0
  for (const place of places) sum += weights[place & mask] ?? 0
  return sum
}

const scaledSum = (weights: Int8Array, places: readonly number[], mask: number): number =>
  places.length === 0 ? 0 : sumAt(weights, places, mask) / Math.sqrt(places.length)

/** The n-gram tier's word on one stretch of text; `extra` is what rules and found things add to it. */
export const weighGrams = (model: TextModel, grams: Grams, extra: number): number => {
  const { grams: weights, settings } = model
  const mask = weights.length - 1
  return (
    settings.bias +
    extra +
    settings.scales.grams *
      (WORD_VALUE * scaledSum(weights, grams.words, mask) + scaledSum(weights, grams.letters, mask))
  )
}

/** What rules, found things and their pairs add. */
export const weighExtra = (
  model: TextModel,
  rules: readonly string[],
  found: readonly string[],
  crosses: readonly number[],
): number => {
  const { ruleFeatures, foundFeatures, scales } = model.settings
  const fromRules = rules.reduce((sum, id) => sum + (ruleFeatures[id] ?? 0), 0)
  const fromFound = found.reduce((sum, name) => sum + (foundFeatures[name] ?? 0), 0)
  const pairs = sumAt(model.crosses, crosses, CROSS_SIZE - 1) * (CROSS_VALUE / Math.sqrt(Math.max(1, crosses.length)))
  return RULE_VALUE * fromRules + FOUND_VALUE * fromFound + scales.crosses * pairs
}

/** How much of what is not a scam looks like advertising. */
export const promotionShare = (model: TextModel, grams: Grams): number => {
  const { promotion, settings } = model
  const value =
    settings.promotionBias +
    settings.scales.promotion *
      (scaledSum(promotion, grams.words, PROMOTION_SIZE - 1) + scaledSum(promotion, grams.letters, PROMOTION_SIZE - 1))
  return 1 / (1 + Math.exp(-2 * value))
}

/** One number for each kind of scam, the highest first. */
export const weighKinds = (model: TextModel, grams: Grams): { kind: KindId; value: number }[] => {
  const totals = kindIds.map((_, index) => model.settings.kindBias[index] ?? 0)
  for (const places of [grams.words, grams.letters]) {
    const scale = model.settings.scales.kinds / Math.sqrt(Math.max(1, places.length))
    for (const bucket of places) {
      const row = (bucket & (KIND_SIZE - 1)) * kindIds.length
      for (let index = 0; index < totals.length; index++)
        totals[index] = (totals[index] ?? 0) + scale * (model.kinds[row + index] ?? 0)
    }
  }
  return kindIds
    .map((kind, index) => ({ kind, value: totals[index] ?? 0 }))
    .sort((left, right) => right.value - left.value)
}
