import { describe, expect, test } from 'vitest'
import { checks } from '../corpus/checks.ts'
import { readCorpus } from './corpus.ts'

const rows = readCorpus()

/** What each check is about, and that it can go red, stands in ../corpus/checks.ts and its test. */
describe('the corpus', () => {
  test.each(checks)('$name', ({ problems }) => {
    expect(problems(rows)).toEqual([])
  })
})
