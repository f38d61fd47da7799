import { expect, test } from 'vitest'
import { dot, fitLinear, type Vector } from './linear.ts'
import { fitLogistic } from './logistic.ts'
import { auc, calibrationError, recallAt } from './measure.ts'

const vector = (...at: number[]): Vector => ({ parts: [{ at: Int32Array.from(at), value: 1 }] })

test('the linear fit separates what can be separated, and twice the same', () => {
  const examples = [
    { vector: vector(0, 1), positive: true, weight: 1 },
    { vector: vector(0, 2), positive: true, weight: 1 },
    { vector: vector(3, 1), positive: false, weight: 1 },
    { vector: vector(3, 2), positive: false, weight: 1 },
  ]
  const settings = { cost: 1, passes: 20, seed: 1 }
  const fit = fitLinear(examples, 4, settings)
  for (const example of examples) expect(dot(fit.weights, example.vector) + fit.bias > 0).toBe(example.positive)
  expect(fitLinear(examples, 4, settings).weights).toEqual(fit.weights)
})

test('the logistic fit keeps weights on the side they must stay on', () => {
  const rows = [true, true, false, true].map((positive) => ({ at: [0], values: [1], positive, weight: 1 }))
  const settings = { size: 1, steps: 200, pull: () => 0, centre: () => 0 }
  expect(fitLogistic(rows, { ...settings, side: () => -1 })[0]).toBeLessThanOrEqual(0)
})

test('measures say what they should', () => {
  expect(auc([1, 2, 3, 4], [false, false, true, true])).toBe(1)
  expect(auc([1, 1, 1, 1], [false, true, false, true])).toBe(0.5)
  expect(recallAt([5, 6, 1], [0, 2, 3], 0)).toBeCloseTo(2 / 3)
  expect(calibrationError([0.95, 0.95, 0.05, 0.05], [true, true, false, false])).toBeCloseTo(0.05)
})
