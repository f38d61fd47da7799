import { expect, test } from 'vitest'
import { isWelcome, type Room } from './welcome.ts'

/** Two cores of a busy machine: windows take a third longer than when they are alone. */
const room: Room = {
  pace: { add: () => {}, expected: (pieces) => (4 / 3) * pieces, lone: (pieces) => pieces },
  cores: 2,
  ready: 2,
  now: 0,
  waiting: [],
  atWork: [],
}
const long = (visitor: string) => ({ visitor, due: 10_000, pieces: [200, 200] })

test('the half is asked of those who have something there already, not of a newcomer on a busy machine', () => {
  const busy = { ...room, waiting: [long('ann')] }
  const pieces = [200, 200, 200, 200]
  expect(isWelcome(busy, { visitor: 'bob', pieces })).toBe(true)
  expect(isWelcome({ ...room, waiting: [long('bob')] }, { visitor: 'bob', pieces })).toBe(false)
})

test('with more texts than cores whoever cannot be done in time is refused', () => {
  const full = { ...room, waiting: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ ...long(name), due: 300 })) }
  expect(isWelcome(full, { visitor: 'guest', pieces: [200] })).toBe(false)
  expect(isWelcome({ ...full, waiting: full.waiting.slice(0, 1) }, { visitor: 'guest', pieces: [20] })).toBe(true)
})
