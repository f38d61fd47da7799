import { analyzeText } from '@atlas/engine'
import { expect, test } from 'vitest'
import { askAsServer } from '../encoder/onnx.ts'
import { places } from '../pipeline/places.ts'
import { groupNumber, isBenchmark, readCorpus } from '../text/corpus.ts'
import { readLinks, readModel } from '../text/model-reader.ts'
import { brokenLaws } from './laws.ts'

const ROWS = 200

test(
  'no report of 200 benchmark messages breaks a law, with the encoder and without',
  { timeout: 120_000 },
  async () => {
    const parts = { model: readModel(), links: readLinks() }
    const rows = readCorpus()
      .filter((row) => isBenchmark(row))
      .sort((left, right) => groupNumber(`law ${left.id}`) - groupNumber(`law ${right.id}`))
      .slice(0, ROWS)
    const encoder = await askAsServer(places.encoder, parts, rows)
    const broken = rows.flatMap(({ id, text }) =>
      [undefined, encoder.get(id)].flatMap((opinion) =>
        brokenLaws(analyzeText(text, { ...parts, encoder: opinion })).map((law) => `${id}: ${law}`),
      ),
    )
    expect(rows).toHaveLength(ROWS)
    expect(broken).toEqual([])
  },
)
