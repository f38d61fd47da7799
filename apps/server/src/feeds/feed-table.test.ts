import { expect, test } from 'vitest'
import {
  EMPTY_TABLE,
  hostHash,
  KEPT_DAYS,
  lastSeen,
  mergeTables,
  MOST_ADDRESSES,
  packTable,
  pageHash,
  sortHashes,
  unpackTable,
} from './feed-table.ts'

const hashes = (...names: readonly string[]) => sortHashes(new BigUint64Array(names.map((name) => hostHash(name))))

test('a list says of an address when it last held it, and forgets it two weeks later', () => {
  const first = mergeTables(EMPTY_TABLE, hashes('a', 'b', 'c'), 100, 100)
  const second = mergeTables(first, hashes('b', 'd'), 103, 104)
  const seen = (table: typeof first, name: string) => lastSeen(table, hostHash(name), 104)
  expect(['a', 'b', 'c', 'd', 'e'].map((name) => seen(second, name))).toEqual([103, 104, 103, 104, undefined])
  const back = mergeTables(second, hashes('a'), 104, 105)
  expect(['a', 'b', 'c', 'd'].map((name) => seen(back, name))).toEqual([104, 104, 103, 104])
  const last = mergeTables(back, hashes('e'), 105, 103 + KEPT_DAYS)
  expect(last.hashes).toHaveLength(5)
  const later = mergeTables(last, hashes('e'), 103 + KEPT_DAYS, 104 + KEPT_DAYS)
  expect(seen(later, 'c')).toBeUndefined()
  expect(seen(later, 'b')).toBe(104)
})

test('a host and a page of the same letters are two', () => {
  expect(hostHash('a.example.com')).not.toBe(pageHash('a.example.com'))
})

test('what was stored is what is read', () => {
  const table = mergeTables(mergeTables(EMPTY_TABLE, hashes('a', 'b'), 9, 9), hashes('b', 'c'), 9, 10)
  const { hashes: packed, gone } = packTable(table)
  // As the database may hand it over: somewhere inside a larger piece of memory.
  const moved = Buffer.concat([Buffer.alloc(3), packed]).subarray(3)
  expect(unpackTable({ hashes: moved, gone })).toEqual(table)
})

test('the largest list is looked up exactly, in ten bytes an address, and holds no more than it may', () => {
  const many = new BigUint64Array(400_000)
  for (let number = 0; number < many.length; number += 1) many[number] = hostHash(`host-${number}.example.com`)
  const table = mergeTables(EMPTY_TABLE, sortHashes(many), 1, 1)
  expect(table.hashes.byteLength + table.gone.byteLength).toBe(4_000_000)
  const found = (name: string): boolean => lastSeen(table, hostHash(name), 1) !== undefined
  for (let number = 0; number < 400_000; number += 97) expect(found(`host-${number}.example.com`)).toBe(true)
  let wrong = 0
  for (let number = 0; number < 100_000; number += 1) if (found(`other-${number}.example.com`)) wrong += 1
  expect(wrong).toBe(0)
  const full = new BigUint64Array(MOST_ADDRESSES).map((_, number) => BigInt(number))
  const over = mergeTables(table, full, 1, 2)
  expect(over.hashes).toHaveLength(MOST_ADDRESSES)
})
