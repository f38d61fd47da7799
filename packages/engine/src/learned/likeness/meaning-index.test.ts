import { describe, expect, test } from 'vitest'
import { type MeaningIndex, readMeaningIndex } from './meaning-index.ts'

const WIDTH = 64
const KEPT = 48

const dice = (seed: number) => (): number => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
  return (seed >>> 8) / (1 << 24) - 0.5
}

/** A file without known scams whose axes are the first numbers of a state, as they are. */
const emptyFile = (): Uint8Array => {
  const text = JSON.stringify({ width: WIDTH, kept: KEPT, ids: [] })
  const head = new TextEncoder().encode(text.padEnd(Math.ceil(text.length / 4) * 4))
  const file = new Uint8Array(4 + head.length + 4 * WIDTH * (1 + KEPT))
  file.set(head, 4)
  const view = new DataView(file.buffer)
  view.setUint32(0, head.length, true)
  for (let axis = 0; axis < KEPT; axis++) view.setFloat32(4 + head.length + 4 * (WIDTH + axis * WIDTH + axis), 1, true)
  return file
}

const filled = (size: number, seed: number): { index: MeaningIndex; states: Float32Array[] } => {
  const next = dice(seed)
  const index = readMeaningIndex(emptyFile())
  const states = Array.from({ length: size }, () => Float32Array.from({ length: WIDTH }, next))
  for (const [number, state] of states.entries()) index.add(`known-${number}`, state)
  return { index, states }
}

const blurred = (state: Float32Array, next: () => number): Float32Array => state.map((value) => value + next() * 0.3)

describe('likeness by meaning', () => {
  test('what means nearly the same is found among thousands, first and with a high similarity', () => {
    const { index, states } = filled(5000, 3)
    const next = dice(4)
    const found = states
      .slice(0, 200)
      .filter((state, number) => index.nearest(blurred(state, next), 3)[0]?.id === `known-${number}`)
    expect(found.length).toBeGreaterThan(195)
    expect(index.nearest(states[7] ?? new Float32Array(), 3)[0]?.similarity).toBeGreaterThan(0.99)
    expect(index.size()).toBe(5000)
  })

  test('nearest come first, no more than asked for, and the same again', () => {
    const { index, states } = filled(900, 5)
    const state = states[1] ?? new Float32Array()
    const three = index.nearest(state, 3)
    expect(three).toHaveLength(3)
    expect(three.map(({ similarity }) => similarity)).toEqual(
      three.map(({ similarity }) => similarity).sort((left, right) => right - left),
    )
    expect(index.nearest(state, 3)).toEqual(three)
  })

  test('an added one is known at once; an empty index knows nothing', () => {
    const index = readMeaningIndex(emptyFile())
    const state = Float32Array.from({ length: WIDTH }, dice(9))
    expect(index.nearest(state, 3)).toEqual([])
    index.add('new', state)
    expect(index.nearest(state, 3)[0]?.id).toBe('new')
  })

  test('a broken file is refused', () => {
    const file = emptyFile()
    expect(() => readMeaningIndex(file.subarray(0, file.length - 1))).toThrow('cannot be read')
    expect(() => readMeaningIndex(new Uint8Array(64).fill(255))).toThrow('cannot be read')
  })

  test('a question among 100,000 is answered within 5 ms in the median', () => {
    const { index } = filled(100_000, 11)
    const next = dice(12)
    const times = Array.from({ length: 41 }, () => {
      const asked = Float32Array.from({ length: WIDTH }, next)
      const start = performance.now()
      index.nearest(asked, 3)
      return performance.now() - start
    }).sort((left, right) => left - right)
    // Three times the bar: test machines are busy with other things.
    expect(times[20]).toBeLessThan(15)
  })
})
