import { expect, test } from 'vitest'
import { snippetOf } from './snippet.ts'

test('a snippet is the first 50 characters on one line', () => {
  expect(snippetOf('a\nb')).toBe('a b')
  expect(snippetOf('x'.repeat(60))).toBe(`${'x'.repeat(50)}…`)
  expect(snippetOf('x'.repeat(50))).toBe('x'.repeat(50))
})
