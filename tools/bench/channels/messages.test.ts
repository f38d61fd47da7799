import { expect, test } from 'vitest'
import { isTypicalHeld } from '../../../packages/lab/src/text/typical.ts'
import { chooseMessages, type Message, readPiles } from './messages.ts'

const piles = readPiles()
const calls = { channels: ['call', 'voicemail'], count: 6, seed: '1' }
const idsOf = (messages: readonly Message[]): string[] => messages.map(({ id }) => id)

test('both labels come in equal number, half of them from each pile', () => {
  const chosen = chooseMessages(piles, calls)
  expect(chosen.map(({ label }) => label)).toEqual([...Array(6).fill('scam'), ...Array(6).fill('honest')])
  expect(chosen.filter(({ id }) => id.startsWith('typical-'))).toHaveLength(6)
  expect(new Set(idsOf(chosen)).size).toBe(12)
})

test('only what nothing was trained on is chosen, and only what came this way', () => {
  const chosen = chooseMessages(piles, { ...calls, count: 500 })
  expect(chosen.filter(({ id }) => id.startsWith('typical-')).every(isTypicalHeld)).toBe(true)
  expect(chosen.filter(({ channel }) => channel !== 'call' && channel !== 'voicemail')).toEqual([])
})

test('a seed gives the same messages every time, another seed others', () => {
  expect(idsOf(chooseMessages(piles, calls))).toEqual(idsOf(chooseMessages(piles, calls)))
  expect(idsOf(chooseMessages(piles, { ...calls, seed: '2' }))).not.toEqual(idsOf(chooseMessages(piles, calls)))
})

test('where one pile is short the other fills up', () => {
  const chosen = chooseMessages({ ...piles, typical: [] }, calls)
  expect(chosen).toHaveLength(12)
})
