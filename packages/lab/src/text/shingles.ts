import type { Row } from './corpus.ts'

const shinglesOf = (text: string): Set<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`))
}

export type Pair = { readonly one: string; readonly other: string; readonly likeness: number }

/** A shingle that stands in very many rows says nothing about copying. */
const COMMON = 200

/** Rows of different groups that share half or more of their three-word runs. */
export const copiedPairs = (rows: readonly Row[], from = 0.5): Pair[] => {
  const all = rows.map((row) => shinglesOf(row.text))
  const places = new Map<string, number[]>()
  all.forEach((shingles, number) => {
    for (const shingle of shingles) places.set(shingle, [...(places.get(shingle) ?? []), number])
  })
  return all.flatMap((shingles, number) => {
    const shared = new Map<number, number>()
    for (const shingle of shingles) {
      const others = places.get(shingle) ?? []
      if (others.length > COMMON) continue
      for (const other of others)
        if (other < number && rows[other]?.group !== rows[number]?.group)
          shared.set(other, (shared.get(other) ?? 0) + 1)
    }
    return [...shared].flatMap(([other, count]) => {
      const likeness = count / (shingles.size + (all[other]?.size ?? 0) - count)
      return likeness >= from ? [{ one: rows[number]?.id ?? '', other: rows[other]?.id ?? '', likeness }] : []
    })
  })
}
