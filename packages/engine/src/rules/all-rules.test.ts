import { describe, expect, test } from 'vitest'
import { read } from '../text/read.ts'
import { seek } from '../text/sought.ts'
import { allRules } from './all-rules.ts'

describe('every rule holds its own proof', () => {
  test('ids are unique', () => {
    expect(new Set(allRules.map(({ id }) => id)).size).toBe(allRules.length)
  })
  for (const rule of allRules) {
    test(rule.id, () => {
      expect(rule.catches.length).toBeGreaterThan(0)
      expect(rule.ignores.length).toBeGreaterThan(0)
      for (const text of rule.catches) expect(rule.find(seek(read(text))).length, `must catch: ${text}`).toBeGreaterThan(0)
      for (const text of rule.ignores) expect(rule.find(seek(read(text))).length, `must ignore: ${text}`).toBe(0)
    })
  }
})
