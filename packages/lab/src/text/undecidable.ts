import { corpusFolder, isUndecidable, readCorpus } from './corpus.ts'

/** Rows that a careful second reader could not decide from the text alone. */
export const undecidable = (folder = corpusFolder): string[] =>
  readCorpus(folder)
    .filter(isUndecidable)
    .map(({ id }) => id)
