import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { corpusFolder } from '../text/corpus.ts'

/** The judgement of the second reader, by id. */
export const readSecondReadings = (): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(join(corpusFolder, 'second-reading.tsv'), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [id = '', judgement = ''] = line.split('\t')
        return [id, judgement]
      }),
  )
