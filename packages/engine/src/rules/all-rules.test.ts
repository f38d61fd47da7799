import { describe, expect, test } from 'vitest'
import { read } from '../reading/read.ts'
import { seek } from '../reading/sought.ts'
import { allRules } from './all-rules.ts'

describe('every rule holds its own proof', () => {
  test('ids are unique', () => {
    expect(new Set(allRules.map(({ id }) => id)).size).toBe(allRules.length)
  })
  for (const rule of allRules) {
    test(`${rule.id} catches and ignores what it says`, () => {
      expect(rule.catches.length).toBeGreaterThan(0)
      expect(rule.ignores.length).toBeGreaterThan(0)
      const fires = (text: string): boolean => rule.find(seek(read(text))).length > 0
      expect(rule.catches.filter((text) => !fires(text))).toEqual([])
      expect(rule.ignores.filter(fires)).toEqual([])
    })
  }
})
