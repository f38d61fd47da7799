import { expect, test } from 'vitest'
import { monthsSince } from './months-since.ts'

test('only whole months count, and a clock that is behind counts none', () => {
  expect(monthsSince('2026-11-15', new Date('2026-12-14T12:00:00Z'))).toBe(0)
  expect(monthsSince('2026-11-15', new Date('2026-12-15T12:00:00Z'))).toBe(1)
  expect(monthsSince('2026-11-15', new Date('2027-11-20T12:00:00Z'))).toBe(12)
  expect(monthsSince('2026-11-15', new Date('2020-01-01T12:00:00Z'))).toBe(0)
})
