import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test('initials are the first letters of both names, as capitals', () => {
  expect(initialsOf({ first_name: 'margaret', last_name: ' okafor' })).toBe('MO')
  expect(initialsOf({ first_name: 'e\u0301mile', last_name: 'Zola' })).toBe('E\u0301Z')
})
