import { CORE_SIGNS, sureness } from '@atlas/engine/text-parts'
import { expect, test } from 'vitest'
import { choices } from '../pipeline/choices.ts'
import { fitStages, type Foretold } from './fit-cascade.ts'

/** Numbers that look like chance and are the same every time. */
const noise = (seed: number): number => (Math.imul(seed + 1, 0x9e3779b1) >>> 0) / 2 ** 31 - 1

/** Rows of which the core sees little and the first half of the encoder more; its last sign stands on the wrong side. */
const rows: Foretold[] = Array.from({ length: 4000 }, (_, number) => {
  const truth = 2 * noise(number)
  const core = [truth + noise(number * 7919) / 1, ...Array.from({ length: CORE_SIGNS - 1 }, () => 0)]
  const early = truth + noise(number * 104_729) / 5
  return {
    core,
    half: [...core, early, 0, early, -early],
    end: truth > 0.5 ? 'scam' : truth < -0.5 ? 'honest' : undefined,
  }
})

const endOf = (signs: readonly number[], sures: ReturnType<typeof fitStages>['core']): Foretold['end'] =>
  (['honest', 'scam'] as const).find(
    (side) => sures !== undefined && sureness(signs, sures[side].weights) >= sures[side].above,
  )

test('both stages end some rows, the second more of them, and no more than chosen end elsewhere', () => {
  const { core, half } = fitStages([rows])
  const ends = rows.map((row) => ({ row, core: endOf(row.core, core), half: endOf(row.half ?? [], half) }))
  const byCore = ends.filter((one) => one.core !== undefined)
  const byHalf = ends.filter((one) => one.core === undefined && one.half !== undefined)
  expect(byCore.length / rows.length).toBeGreaterThan(0.1)
  expect(byHalf.length / rows.length).toBeGreaterThan(0.2)
  const wrong = [
    ...byCore.filter((one) => one.core !== one.row.end),
    ...byHalf.filter((one) => one.half !== one.row.end),
  ]
  expect(wrong.length / rows.length).toBeLessThanOrEqual(choices.text.certainLoss)
  expect(wrong.length).toBeGreaterThan(0)
})

test('the first half speaks for one side only, so that its word has one limit on each', () => {
  const { half } = fitStages([rows])
  expect(half?.scam.weights.slice(CORE_SIGNS, -1).every((weight) => weight >= 0)).toBe(true)
  expect(half?.honest.weights.slice(CORE_SIGNS, -1).every((weight) => weight <= 0)).toBe(true)
  expect(half?.scam.weights.slice(CORE_SIGNS, -1).some((weight) => weight > 0)).toBe(true)
})

test('an encoder whose first half says nothing is read to its end', () => {
  expect(fitStages([rows.map((row) => ({ ...row, half: undefined }))]).half).toBeUndefined()
})

test('a pile in which the core errs more often sets the limit for all', () => {
  const { core } = fitStages([rows])
  // Of these a tenth ends otherwise than the core would say.
  const odd = rows.map((row, number) => (number % 10 === 0 ? { ...row, end: undefined } : row))
  const careful = fitStages([rows, odd]).core
  const byCore = (sures: typeof core): number => rows.filter((row) => endOf(row.core, sures) !== undefined).length
  expect(byCore(careful)).toBeLessThan(byCore(core) / 2)
})
