import { describe, expect, test } from 'vitest'
import { combine, probabilityOf, SCAM_ABOVE, type Signals, type Stack, SUSPICIOUS_ABOVE } from './combine.ts'

const stack: Stack = {
  bias: 0,
  words: 2,
  passage: { alone: 2, withEncoder: 1, window: 0.5 },
  likeness: 1,
  dangerous: 2.5,
  suspicious: 0.8,
  harmless: -0.5,
  unknown: 0,
  encoder: { english: { keep: 0.6, weight: 0.6, shift: 0 }, other: { keep: 1, weight: 0.3, shift: 0 } },
}
const signals: Signals = { words: 0.4, likeness: 0, links: [], keywords: 0 }

describe('score and probability', () => {
  test('each cut point is one fixed probability', () => {
    expect(probabilityOf(SUSPICIOUS_ABOVE)).toBeCloseTo(0.679, 3)
    expect(probabilityOf(SCAM_ABOVE)).toBeCloseTo(0.889, 3)
  })

  test('probability rises with the score', () => {
    let before = -1
    for (let score = 0.05; score < 9.9; score += 0.05) {
      const now = probabilityOf(score)
      expect(now).toBeGreaterThan(before)
      before = now
    }
  })

  test('the score is likeness plus keywords and never below zero', () => {
    const some = combine({ ...signals, keywords: 0.5 }, stack)
    expect(some.score).toBeCloseTo(some.likeness + 0.5, 10)
    expect(combine({ ...signals, words: -4, keywords: -1.5 }, stack).score).toBe(0)
  })

  test('a dangerous link raises it, harmless links lower it, one we cannot judge does nothing', () => {
    const plain = combine(signals, stack).score
    expect(combine({ ...signals, links: ['dangerous', 'harmless'] }, stack).score).toBeGreaterThan(plain)
    expect(combine({ ...signals, links: ['harmless'] }, stack).score).toBeLessThan(plain)
    expect(combine({ ...signals, links: ['cannot-tell'] }, stack).score).toBe(plain)
  })

  test('an encoder score shares the word; without one, or with a broken one, the core answers alone', () => {
    const plain = combine(signals, stack).score
    expect(combine({ ...signals, encoder: 4 }, stack).score).toBeGreaterThan(plain)
    expect(combine({ ...signals, encoder: -4 }, stack).score).toBeLessThan(plain)
    expect(combine({ ...signals, encoder: Number.NaN }, stack).score).toBe(plain)
  })

  test('the encoder has its own share of the word in English', () => {
    const share = (isEnglish: boolean): number => combine({ ...signals, encoder: 4, isEnglish }, stack).score
    expect(share(true)).toBeGreaterThan(share(false))
  })
})
