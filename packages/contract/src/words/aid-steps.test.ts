import { expect, test } from 'vitest'
import { aidPlan } from './aid-steps.ts'
import { type Happening, happenings, type Payment, payments } from './first-aid.ts'

const planFor = (what: readonly Happening[], how: readonly Payment[] = []) => aidPlan(new Set(what), new Set(how))
const idsFor = (...args: Parameters<typeof planFor>) => planFor(...args).map(({ id }) => id)

test('nothing chosen, nothing to do', () => {
  expect(idsFor([])).toEqual([])
  expect(idsFor([], ['gift'])).toEqual([])
})

test('several things at once are one list without doubles, and what counts in minutes comes first', () => {
  const ids = idsFor(['money', 'remote', 'code'], ['bank', 'gift'])
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.slice(0, 4)).toEqual(['hang-up', 'internet-off', 'bank', 'gift'])
  const times = planFor(['money', 'remote', 'code'], ['bank', 'gift']).map(({ when }) => when)
  expect(times).toEqual(
    times.toSorted((a, b) => ['now', 'today', 'after'].indexOf(a) - ['now', 'today', 'after'].indexOf(b)),
  )
})

test('the bank is told all that happened in one call', () => {
  const bank = planFor(['money', 'card'], ['bank']).find(({ id }) => id === 'bank')
  expect(bank?.tell).toHaveLength(2)
  expect(idsFor(['money'])).toContain('bank')
  expect(idsFor(['money'], ['gift'])).not.toContain('bank')
})

test('who clicked and typed in is not sent to choose what they have chosen', () => {
  expect(idsFor(['click'])).toContain('typed')
  expect(idsFor(['click', 'code'])).not.toContain('typed')
})

test('each happening and each way to pay has a step of its own', () => {
  for (const { id } of happenings) expect(idsFor([id]).length, `at ${id}`).toBeGreaterThan(2)
  const common = new Set(idsFor(['money'], ['coin']))
  for (const { id } of payments.filter((payment) => payment.id !== 'coin'))
    expect(
      idsFor(['money'], [id]).some((step) => !common.has(step)),
      `at ${id}`,
    ).toBe(true)
})
