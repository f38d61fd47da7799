import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { allRules } from '../rules/all-rules.ts'
import { loadTextModel } from './model.ts'
import { readTestModel } from '../../testing/text-model.ts'

const path = (name: string): string => fileURLToPath(new URL(`../../model/text/${name}`, import.meta.url))

describe('the committed model', () => {
  test('fits the repository and the browser', () => {
    const size = statSync(path('core.bin')).size + statSync(path('settings.json')).size
    expect(size).toBeLessThan(8_000_000)
    const compressed =
      brotliCompressSync(readFileSync(path('core.bin')), { params: { 1: 5 } }).length +
      brotliCompressSync(readFileSync(path('settings.json'))).length
    expect(compressed).toBeLessThan(3_000_000)
  })

  test('gives points to at least 150 rules, each of which exists', () => {
    const { points } = readTestModel().settings
    const known = new Set(allRules.map(({ id }) => id))
    expect(Object.keys(points).filter((id) => !known.has(id))).toEqual([])
    expect(Object.keys(points).length).toBeGreaterThanOrEqual(150)
  })

  test('reassuring rules take points away, all others add', () => {
    const { points } = readTestModel().settings
    const wrong = allRules.filter(({ id, theme }) => (points[id] ?? 0) * (theme === 'reassuring' ? 1 : -1) > 0)
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('a file that is cut off is refused in plain words', () => {
    const settings: unknown = JSON.parse(readFileSync(path('settings.json'), 'utf8'))
    expect(() => loadTextModel({ settings, core: new Uint8Array(1000) })).toThrow(/cannot be read/)
    expect(() => loadTextModel({ settings: {}, core: new Uint8Array(0) })).toThrow(/cannot be read/)
  })
})
