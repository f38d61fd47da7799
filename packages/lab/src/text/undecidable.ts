import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { corpusFolder } from './corpus.ts'

/** Rows that a careful second reader could not decide from the text alone. */
export const undecidable = (folder = corpusFolder): string[] =>
  readFileSync(join(folder, 'second-reading.tsv'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [id, judgement] = line.split('\t')
      return id !== undefined && judgement?.startsWith('undecidable') === true ? [id] : []
    })
