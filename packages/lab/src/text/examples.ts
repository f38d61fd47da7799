import { createLikenessIndex, type LikenessIndex, placeOf, RUN_PLACES } from '@atlas/engine/text-parts'
import type { Row } from './corpus.ts'
import type { Prepared } from './vectors.ts'

/** One row with what was read out of it. */
export type Item = { readonly row: Row; readonly prepared: Prepared }

/** How telling each word run is: rare ones more, those seen once or never only a little, since they are mostly names. */
export const idfTable = (items: readonly Item[]): Uint8Array => {
  const counts = new Uint32Array(RUN_PLACES)
  for (const { prepared } of items) {
    for (const bucket of new Set(Array.from(prepared.words, placeOf))) counts[bucket] = (counts[bucket] ?? 0) + 1
  }
  return Uint8Array.from(counts, (count) => (count < 2 ? 50 : Math.round(20 * Math.log(items.length / count))))
}

export const indexOf = (idf: Uint8Array, items: readonly Item[]): LikenessIndex => {
  const index = createLikenessIndex(idf)
  for (const { row, prepared } of items)
    index.add({ id: row.id, label: row.label, kind: row.kind, excerpt: '' }, [...prepared.words])
  return index
}
