import { expect, test } from 'vitest'
import { isWellKnown } from '../engines/popularity.ts'
import { NOT_FOUND, readNameTable, writeNameTable } from './name-table.ts'
import { model } from '../../../testing/link-model.ts'

test('every name gives back what went in', () => {
  const names = new Map(Array.from({ length: 20_000 }, (_, i) => [`site${i}.example`, i % 16]))
  const table = readNameTable(writeNameTable(names))
  expect([...names].filter(([name, value]) => table.find(name) !== value)).toEqual([])
})

test.each([0, 1, 2, 3])('a table of %d names is one, too', (count) => {
  const names = new Map(Array.from({ length: count }, (_, i) => [`site${i}.example`, i + 1]))
  const table = readNameTable(writeNameTable(names))
  for (const [name, value] of names) expect(table.find(name)).toBe(value)
  expect(table.find('stranger.example')).toBe(NOT_FOUND)
})

test('a table that is cut short is refused, not half read', () => {
  const bytes = writeNameTable(new Map([['a.example', 1], ['b.example', 2]]))
  expect(() => readNameTable(bytes.subarray(0, bytes.length - 1))).toThrow('cannot be read')
})

test('of made-up names at most one in ten thousand is vouched for', () => {
  let vouched = 0
  const tried = 300_000
  for (let i = 0; i < tried; i += 1) {
    const name = `${(i * 7919).toString(36)}-nobody${i}.com`
    if (isWellKnown(model.popularity.rankOf(name))) vouched += 1
  }
  expect(vouched / tried).toBeLessThanOrEqual(1 / 10_000)
})
