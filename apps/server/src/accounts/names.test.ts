import { expect, test } from 'vitest'
import { readName } from './names.ts'

const lookOf = (name: string): string => readName(name).usernameSkeleton

test('case and compatibility forms make no difference', () => {
  expect(readName('Ａnn').usernameFolded).toBe(readName('aNN').usernameFolded)
})

test.each([
  ['аdmin', 'admin', 'a letter of another alphabet'],
  ['rnaria', 'maria', 'two letters for one'],
  ['b0ss', 'boss', 'a digit for a letter'],
  ['B0SS', 'boss', 'a digit for a large letter'],
  ['1van', 'Ivan', 'one for a large i'],
  ['ВOSS', 'boss', 'large letters of another alphabet'],
  ['boss\u{FE0F}', 'boss', 'a variation selector'],
  ['b\u{E0100}oss', 'boss', 'a selector of the supplement'],
  ['bo\u{34F}ss', 'boss', 'a grapheme joiner'],
  ['boss\u{3164}', 'boss', 'a filler'],
  ['bo\u{200B}ss', 'boss', 'a space without width'],
  ['bo\u{AD}ss', 'boss', 'a soft hyphen'],
])('%s looks like %s: %s', (name, admin) => {
  expect(lookOf(name)).toBe(lookOf(admin))
})

test('names that look different have different skeletons', () => {
  expect(lookOf('adrian')).not.toBe(lookOf('admin'))
  expect(lookOf('bossa')).not.toBe(lookOf('boss'))
})
