import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test('much used passwords are known in any case', () => {
  for (const password of ['Password1', 'PASSWORD123', 'Qwerty123', 'Abcd1234'])
    expect(isCommonPassword(password)).toBe(true)
})

test('an unusual password is not on the list', () => {
  expect(isCommonPassword('Seven brown Otters 7')).toBe(false)
})
