import { expect, test } from 'vitest'
import type { Judged } from '../benchmark/figures.ts'
import { measureSets } from '../text/public-sets.ts'
import { outsideOf, typicalHeld } from './outside.ts'

const judged = (source: string, score: number, label: 'scam' | 'honest' = 'scam'): Judged => ({
  row: { id: '', text: '', label, kind: '', channel: 'sms', lang: 'en', region: '', group: '', source },
  score,
})

test('what a program wrote counts for itself, not among real messages', () => {
  const rows = [judged('smishtank', 5), judged('nus_sms', 0, 'honest'), judged('gemini_phish', 0)]
  const { collected, typical } = outsideOf('text-1', [judged('typical', 9)], rows)
  expect(collected?.real).toMatchObject({ scams: 1, honest: 1, caught: 1, alarms: 0 })
  expect(collected?.sets.map(({ id, caught }) => [id, caught])).toEqual([
    ['gemini_phish', 0],
    ['nus_sms', null],
    ['smishtank', 1],
  ])
  expect(collected?.madeUp).toEqual(['gemini_phish'])
  expect(typical.all.caught).toBe(1)
})

test('where no public set was there, nothing is said of them', () => {
  expect(outsideOf('text-1', [], undefined)).not.toHaveProperty('collected')
})

test('only sets that were never trained on are real to us, and typical rows are those that teach nothing', () => {
  const all = measureSets.map(({ name }) => judged(name, 1))
  const { collected } = outsideOf('text-1', [], all)
  expect(collected?.madeUp.length).toBeGreaterThan(0)
  expect(collected?.real.scams).toBe(measureSets.length - (collected?.madeUp.length ?? 0))
  expect(typicalHeld().length).toBeGreaterThan(900)
  const languages = new Set(typicalHeld().map(({ lang }) => lang))
  expect(languages).toContain('zh-Hant')
  expect(languages).not.toContain('uk')
})
