import { expect, test } from 'vitest'
import { CUTS, calibrate } from './calibration.ts'
import { FEATURE_NAMES } from './features.ts'
import { hashText } from './hash.ts'
import { readLetters } from './letters.ts'
import { FEATURES_HASH, loadLinkModel } from './load-model.ts'
import { readSections, writeSections } from './sections.ts'
import { readTrees, treeScore, writeTrees } from './trees.ts'
import { readFileSync } from 'node:fs'
import { model, MODEL_URL } from '../../../testing/link-model.ts'

test('sections come back as they went in', () => {
  const sections = new Map([
    ['a', new Uint8Array([1, 2, 3])],
    ['empty', new Uint8Array()],
  ])
  expect(readSections(writeSections(sections))).toEqual(sections)
})

test('stored trees decide as written', () => {
  const stored = { edges: [new Float32Array([1.5, 4]), new Float32Array([10])], leafScale: 0.5, count: 2, nodes: [[0, 1], [-1, 2], [1, 0], [-1, 4], [-1, -6], [-1, 1]] as const }
  const trees = readTrees(writeTrees(stored))
  expect(treeScore(trees, new Float32Array([4, 0]))).toBe(1.5)
  expect(treeScore(trees, new Float32Array([5, 10]))).toBe(2.5)
  expect(treeScore(trees, new Float32Array([5, 11]))).toBe(-2.5)
})

test('the probability rises with the score and meets each cut exactly', () => {
  const points = { harmless: -1, suspicious: 2, dangerous: 3 }
  expect(calibrate(-1, points)).toBeCloseTo(CUTS.harmless, 9)
  expect(calibrate(2, points)).toBeCloseTo(CUTS.suspicious, 9)
  expect(calibrate(3, points)).toBeCloseTo(CUTS.dangerous, 9)
  const scores = Array.from({ length: 100 }, (_, i) => calibrate(i / 10 - 5, points))
  expect(scores).toEqual([...scores].sort((a, b) => a - b))
})

test('keyboard rubbish surprises more than words', () => {
  expect(model.letters.surprise('xkqzjvw')).toBeGreaterThan(model.letters.surprise('gardening') + 2)
  expect(model.letters.worst('gardenxqzj')).toBeGreaterThan(model.letters.worst('gardening'))
  expect(readLetters(new Uint8Array()).surprise('anything')).toBe(0)
})

test('the cuts lie in order for both kinds of place', () => {
  for (const cuts of Object.values(model.learned?.calibration ?? {})) {
    expect(cuts.harmless).toBeLessThan(cuts.suspicious)
    expect(cuts.suspicious).toBeLessThan(cuts.dangerous)
  }
})

test('trees grown over other features are not read', () => {
  expect(hashText(FEATURE_NAMES.join('\n'))).toBe(FEATURES_HASH)
  expect(model.learned).toBeDefined()
  const sections = new Map(readSections(readFileSync(MODEL_URL)))
  sections.set('features', new TextEncoder().encode(FEATURE_NAMES.slice(1).join('\n')))
  expect(loadLinkModel(writeSections(sections)).learned).toBeUndefined()
})
