import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { specSentences } from './spec-sentences.ts'

const listed = readFileSync(new URL('spec-sentences.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

test('the catalogue says every sentence of the specification, to the letter, and no other', () => {
  expect(Object.values(specSentences).toSorted()).toEqual(listed.toSorted())
})
