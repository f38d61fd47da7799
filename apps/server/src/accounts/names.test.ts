import { expect, test } from 'vitest'
import { readName } from './names.ts'

test('case and compatibility forms make no difference', () => {
  expect(readName('Ａnn').usernameFolded).toBe(readName('aNN').usernameFolded)
})

test('letters of other alphabets that look the same have the same skeleton', () => {
  expect(readName('аdmin').usernameSkeleton).toBe(readName('admin').usernameSkeleton)
  expect(readName('rnaria').usernameSkeleton).toBe(readName('maria').usernameSkeleton)
})

test('names that look different have different skeletons', () => {
  expect(readName('adrian').usernameSkeleton).not.toBe(readName('admin').usernameSkeleton)
})
