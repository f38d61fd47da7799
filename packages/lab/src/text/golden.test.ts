import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { places } from '../pipeline/places.ts'
import { askAsServer } from '../encoder/onnx.ts'
import { readCorpus } from './corpus.ts'
import { goldenDifference, goldenReports, goldenRows, goldenText } from './golden.ts'
import { readLinks, readModel } from './model-reader.ts'

test('sixty reports are as they were; after a wanted change read the difference and run `npm run model -- accept`', async () => {
  const parts = { model: readModel(), links: readLinks() }
  const rows = goldenRows(readCorpus())
  const encoder = await askAsServer(places.encoder, parts, rows)
  const now: unknown = JSON.parse(goldenText(goldenReports(parts.model, rows, { links: parts.links, encoder })))
  expect(now).toEqual(JSON.parse(readFileSync(places.golden, 'utf8')))
})

test('the difference names what changed and nothing else', () => {
  const text = (score: number): string =>
    `${JSON.stringify(
      [
        { id: 'a', score: 1 },
        { id: 'b', score },
      ],
      undefined,
      1,
    )}\n`
  expect(goldenDifference(text(2), text(2))).toEqual([])
  expect(goldenDifference(text(2), text(7))).toEqual(['b', '  score: 2 -> 7'])
})
