import { expect, test } from 'vitest'
import { cutIntoChunks } from './chunks.ts'
import { FRAME_SECONDS } from './voice.ts'

/** Voice and pauses in turn, in seconds. */
const voice = (...seconds: readonly number[]): number[] =>
  seconds.flatMap((length, index) =>
    Array.from({ length: Math.round(length / FRAME_SECONDS) }, () => (index % 2 === 0 ? 0.9 : 0.05)),
  )

test('silence has no chunks, a cough neither', () => {
  expect(cutIntoChunks(voice(0, 30))).toEqual([])
  expect(cutIntoChunks(voice(0, 5, 0.1, 5).slice(0))).toEqual([])
})

test('a long pause ends a chunk, a short one does not', () => {
  expect(cutIntoChunks(voice(3, 0.6, 3))).toHaveLength(1)
  const [first, second] = cutIntoChunks(voice(3, 2, 3))
  expect(first?.end).toBeCloseTo(3.2, 1)
  expect(second?.start).toBeCloseTo(4.8, 1)
})

test('long speech is cut at its longest pause, and without one at the quietest moment', () => {
  const [first, second] = cutIntoChunks(voice(6, 0.3, 3, 0.9, 8))
  expect(first?.end).toBeCloseTo(9.5, 0)
  expect(second?.start).toBeCloseTo(10, 0)
  const endless = voice(50)
  const chunks = cutIntoChunks(endless)
  expect(chunks.length).toBeGreaterThanOrEqual(4)
  expect(chunks.every(({ start, end }) => end - start <= 15.5)).toBe(true)
  expect(chunks.at(-1)?.end).toBeCloseTo(50, 0)
})
