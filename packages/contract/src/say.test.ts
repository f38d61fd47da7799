import { expect, test } from 'vitest'
import { say } from './say.ts'

test('values take the place of their names, and an unknown name stays visible', () => {
  expect(say('Hello {name}, {other}', { name: 'Ann' })).toBe('Hello Ann, {other}')
})

test('a counted sentence takes the form its number asks for', () => {
  const wait = { one: '{count} second', other: '{count} seconds' }
  expect(say(wait, { count: 1 })).toBe('1 second')
  expect(say(wait, { count: 40 })).toBe('40 seconds')
})
