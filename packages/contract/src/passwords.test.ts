import { expect, test } from 'vitest'
import { firstPasswordProblem } from './passwords.ts'
import { ownSentences } from './sentences.ts'
import { specSentences } from './spec-sentences.ts'

test('the rules are checked in the order of the specification', () => {
  expect(firstPasswordProblem('a')).toBe(specSentences.passwordTooShort)
  expect(firstPasswordProblem('abcdefg')).toBe(specSentences.passwordNeedsUppercase)
  expect(firstPasswordProblem('Abcdefg')).toBe(specSentences.passwordNeedsNumber)
  expect(firstPasswordProblem('Abcdef7')).toBeUndefined()
})

test('letters and digits of any script count', () => {
  expect(firstPasswordProblem('Ñandúes٣٤')).toBeUndefined()
})

test('128 characters of four bytes each are welcome, more than 1024 bytes are not', () => {
  expect(firstPasswordProblem(`A1${'😀'.repeat(126)}`)).toBeUndefined()
  expect(firstPasswordProblem(`A1${'a'.repeat(1023)}`)).toBe(ownSentences.passwordTooLong)
})
