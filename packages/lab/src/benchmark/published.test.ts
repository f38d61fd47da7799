import { describe, expect, test } from 'vitest'
import { EDITION, edition } from '../corpus/edition.ts'
import { hashOf } from '../corpus/files.ts'
import { isBenchmark, readCorpus } from '../text/corpus.ts'
import { readFirstScores } from '../text/first-scores.ts'
import { readModel } from '../text/model-reader.ts'
import { countsBlock, statedCounts } from './data-card.ts'
import { readFigures } from './figures-file.ts'
import { readBenchmark } from './rows.ts'

const rows = readCorpus()
const figures = readFigures()

/**
 * All of these go red when the model or the benchmark's edition changed: `npm run model` mends them. Rows that
 * are only added turn nothing red: figures name the corpus they were measured with, and the next model brings new ones.
 */
describe('what is published is what is there', () => {
  test('the data card states the counts of this corpus', () => {
    expect(statedCounts()).toBe(countsBlock(rows))
  })

  test('the first edition has answered every benchmark row that MODEL.md compares it on', () => {
    const first = readFirstScores()
    expect(rows.filter((row) => isBenchmark(row) && !first.scores.has(row.id)).map(({ id }) => id)).toEqual([])
  })

  test('figures.json speaks of this model, and of this corpus or of one that has grown since', () => {
    expect(figures?.model).toBe(readModel().settings.version)
    const isThis = figures?.corpus.hash === hashOf(rows)
    expect(isThis ? figures.corpus.messages : rows.length).toBe(rows.length)
    expect(figures?.corpus.hash).toMatch(/^[0-9a-f]{16}$/)
    expect(figures?.corpus.messages).toBeLessThanOrEqual(rows.length)
  })

  test('figures.json speaks of this benchmark, the undecidable apart', () => {
    const { decidable, undecidable } = readBenchmark(undefined, rows)
    expect(decidable.length + undecidable.length).toBe(edition.size)
    expect(figures?.benchmark).toMatchObject({
      edition: EDITION,
      scams: decidable.filter(({ label }) => label === 'scam').length,
      honest: decidable.filter(({ label }) => label !== 'scam').length,
      undecidable: undecidable.length,
    })
  })
})
