import { isBenchmark, isUndecidable, readCorpus, type Row } from '../text/corpus.ts'

export type Benchmark = {
  /** What the verdict is measured on. */
  readonly decidable: readonly Row[]
  /** What a careful reader could not decide from the text: here "unsure" is the right answer, so it is counted apart. */
  readonly undecidable: readonly Row[]
}

/** The present edition of the benchmark, whole or in one language. */
export const readBenchmark = (language?: string, rows: readonly Row[] = readCorpus()): Benchmark => {
  const chosen = rows.filter((row) => isBenchmark(row) && (language === undefined || row.lang === language))
  return {
    decidable: chosen.filter((row) => !isUndecidable(row)),
    undecidable: chosen.filter(isUndecidable),
  }
}
