import { expect, test } from 'vitest'
import { readCorpus } from './corpus.ts'
import { readLinks, readModel } from './model-reader.ts'
import { judgeStages } from './stages.ts'

test('the stage of the labelled conversations is right four times in five', () => {
  const results = judgeStages({ model: readModel(), links: readLinks() }, readCorpus())
  expect(results.length).toBeGreaterThanOrEqual(60)
  expect(results.filter(({ wanted, got }) => wanted === got).length / results.length).toBeGreaterThanOrEqual(0.8)
})
