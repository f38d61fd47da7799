import { isBenchmark, readCorpus, type Row } from '../text/corpus.ts'
import { undecidable } from '../text/undecidable.ts'

export type Benchmark = {
  /** What the verdict is measured on. */
  readonly decidable: readonly Row[]
  /** What a careful reader could not decide from the text: here "unsure" is the right answer, so it is counted apart. */
  readonly undecidable: readonly Row[]
}

/** The fixed benchmark, whole or in one language. */
export const readBenchmark = (language?: string, rows: readonly Row[] = readCorpus()): Benchmark => {
  const open = new Set(undecidable())
  const chosen = rows.filter((row) => isBenchmark(row) && (language === undefined || row.lang === language))
  return {
    decidable: chosen.filter(({ id }) => !open.has(id)),
    undecidable: chosen.filter(({ id }) => open.has(id)),
  }
}
