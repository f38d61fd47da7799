import { describe, expect, test } from 'vitest'
import { isBenchmark, readCorpus } from '../text/corpus.ts'
import { readFirstScores } from '../text/first-scores.ts'
import { readModel } from '../text/model-reader.ts'
import { countsBlock, statedCounts } from './data-card.ts'
import { readFigures } from './figures-file.ts'
import { readBenchmark } from './rows.ts'

const rows = readCorpus()
const figures = readFigures()

/** All of these go red when the corpus or the model changed without promotion: `npm run model` mends them. */
describe('what is published is what is there', () => {
  test('the data card states the counts of this corpus', () => {
    expect(statedCounts()).toBe(countsBlock(rows))
  })

  test('the first edition has answered every benchmark row that MODEL.md compares it on', () => {
    const first = readFirstScores()
    expect(rows.filter((row) => isBenchmark(row) && !first.scores.has(row.id)).map(({ id }) => id)).toEqual([])
  })

  test('figures.json speaks of this model and this corpus', () => {
    expect(figures?.model).toBe(readModel().settings.version)
    expect(figures?.corpus.messages).toBe(rows.length)
  })

  test('figures.json speaks of this benchmark, the undecidable apart', () => {
    const { decidable, undecidable } = readBenchmark(undefined, rows)
    expect(decidable.length + undecidable.length).toBe(rows.filter(isBenchmark).length)
    expect(figures?.benchmark).toMatchObject({
      scams: decidable.filter(({ label }) => label === 'scam').length,
      honest: decidable.filter(({ label }) => label !== 'scam').length,
      undecidable: undecidable.length,
    })
  })
})
