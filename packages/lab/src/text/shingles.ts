import type { Row } from './corpus.ts'

/** Three words in a row; Chinese is written without spaces, so there each sign is a word. */
const shinglesOf = (text: string): Set<string> => {
  const words = text.toLowerCase().match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}'])+/gu) ?? []
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`))
}

export type Pair = { readonly one: string; readonly other: string; readonly likeness: number }

/** A shingle that stands in very many rows says nothing about copying. */
const COMMON = 200

type Compared = Pick<Row, 'id' | 'text' | 'group'>
type Places = ReadonlyMap<string, readonly number[]>

const placesOf = (all: readonly ReadonlySet<string>[]): Places => {
  const places = new Map<string, number[]>()
  all.forEach((shingles, number) => {
    for (const shingle of shingles) {
      const known = places.get(shingle)
      if (known === undefined) places.set(shingle, [number])
      else known.push(number)
    }
  })
  return places
}

/**
 * Rows of different groups that share so much of their three-word runs: half or more is a copy. Pairs among the first
 * `known` rows are not looked for again.
 */
export const copiedPairs = (rows: readonly Compared[], from = 0.5, known = 0): Pair[] => {
  const all = rows.map((row) => shinglesOf(row.text))
  const places = placesOf(all)
  return all.slice(known).flatMap((shingles, index) => {
    const number = known + index
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

/** Rows that say word for word the same, whatever group they are in. */
export const sameTexts = (rows: readonly Pick<Row, 'id' | 'text'>[]): Pair[] => {
  const seen = new Map<string, string>()
  return rows.flatMap(({ id, text }) => {
    const plain = text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
    const other = seen.get(plain)
    seen.set(plain, other ?? id)
    return other === undefined ? [] : [{ one: id, other, likeness: 1 }]
  })
}
