import { BUCKETS } from './hash.ts'

/** A known example as the index keeps it. */
export type KnownExample = {
  readonly id: string
  readonly label: 'scam' | 'honest' | 'promotion'
  readonly kind: string
  readonly excerpt: string
}

export type Neighbour = KnownExample & { readonly similarity: number }

/** How many telling word runs are kept of each example, and how many a question brings. */
export const KEPT = 18
const ASKED = 64
/** Less than this in common is chance. */
const LEAST_SIMILARITY = 0.08
/** Places of the table that says how telling a word run is. */
export const IDF_SIZE = 1 << 17

export type LikenessIndex = {
  readonly add: (example: KnownExample, buckets: readonly number[]) => void
  readonly nearest: (buckets: readonly number[], most: number, skip?: (example: KnownExample) => boolean) => Neighbour[]
  readonly size: () => number
}

const weigh = (idf: Uint8Array, bucket: number): number => (idf[bucket & (IDF_SIZE - 1)] ?? 0) / 20

/** The most telling word runs of a text, rarest first; which ones is decided by numbers only, so the same text gives the same. */
export const tellingBuckets = (idf: Uint8Array, buckets: readonly number[], most: number): number[] =>
  [...buckets]
    .map((bucket) => ({ bucket, weight: weigh(idf, bucket) }))
    .sort((left, right) => right.weight - left.weight || left.bucket - right.bucket)
    .slice(0, most)
    .map(({ bucket }) => bucket)

const lengthOf = (idf: Uint8Array, buckets: readonly number[]): number =>
  Math.sqrt(buckets.reduce((sum, bucket) => sum + weigh(idf, bucket) ** 2, 0)) || 1

/** Word runs of many examples, `KEPT` for each, three bytes a run; `ffffff` fills up. */
export type Base = { readonly examples: readonly KnownExample[]; readonly runs: Uint8Array }

const EMPTY = 0xffffff

const runAt = (runs: Uint8Array, place: number): number =>
  (runs[place * 3] ?? 0xff) | ((runs[place * 3 + 1] ?? 0xff) << 8) | ((runs[place * 3 + 2] ?? 0xff) << 16)

/** The base as two plain tables, one list behind the other: small, and made in a few milliseconds. */
const packBase = (
  { examples, runs }: Base,
  idf: Uint8Array,
): { heads: Int32Array; entries: Int32Array; lengths: number[] } => {
  const places = examples.length * KEPT
  const heads = new Int32Array(BUCKETS + 1)
  for (let place = 0; place < places; place++) {
    const bucket = runAt(runs, place)
    if (bucket !== EMPTY) heads[bucket + 1] = (heads[bucket + 1] ?? 0) + 1
  }
  for (let bucket = 0; bucket < BUCKETS; bucket++) heads[bucket + 1] = (heads[bucket + 1] ?? 0) + (heads[bucket] ?? 0)
  const entries = new Int32Array(heads[BUCKETS] ?? 0)
  const next = heads.slice()
  const squares = new Float64Array(examples.length)
  for (let place = 0; place < places; place++) {
    const bucket = runAt(runs, place)
    if (bucket === EMPTY) continue
    const number = Math.floor(place / KEPT)
    entries[next[bucket] ?? 0] = number
    next[bucket] = (next[bucket] ?? 0) + 1
    squares[number] = (squares[number] ?? 0) + weigh(idf, bucket) ** 2
  }
  return { heads, entries, lengths: Array.from(squares, (square) => Math.sqrt(square) || 1) }
}

/** An index by word run: a question touches only the examples that share a telling run with it. */
export const createLikenessIndex = (
  idf: Uint8Array,
  base: Base = { examples: [], runs: new Uint8Array() },
): LikenessIndex => {
  const examples: KnownExample[] = [...base.examples]
  const { heads, entries, lengths } = packBase(base, idf)
  const lists = new Map<number, number[]>()
  let scores = new Float32Array(Math.max(1024, examples.length * 2))

  const add = (example: KnownExample, buckets: readonly number[]): void => {
    const kept = buckets.length > KEPT ? tellingBuckets(idf, buckets, KEPT) : buckets
    const number = examples.push(example) - 1
    lengths.push(lengthOf(idf, kept))
    for (const bucket of kept) {
      const list = lists.get(bucket)
      if (list === undefined) lists.set(bucket, [number])
      else list.push(number)
    }
    if (scores.length < examples.length) scores = new Float32Array(scores.length * 2)
  }

  /** Adds up what each example shares with the question; answers the numbers of those touched. */
  const touch = (asked: readonly number[]): number[] => {
    const touched: number[] = []
    for (const bucket of asked) {
      const weight = weigh(idf, bucket) ** 2
      const count = (number: number): void => {
        if (scores[number] === 0) touched.push(number)
        scores[number] = (scores[number] ?? 0) + weight
      }
      for (let at = heads[bucket] ?? 0; at < (heads[bucket + 1] ?? 0); at++) count(entries[at] ?? 0)
      for (const number of lists.get(bucket) ?? []) count(number)
    }
    return touched
  }

  const nearest: LikenessIndex['nearest'] = (buckets, most, skip) => {
    const asked = tellingBuckets(idf, buckets, ASKED)
    const length = lengthOf(idf, asked.slice(0, KEPT))
    const best: Neighbour[] = []
    for (const number of touch(asked)) {
      const similarity = Math.min(1, (scores[number] ?? 0) / (length * (lengths[number] ?? 1)))
      scores[number] = 0
      const example = examples[number]
      const worst = best.length < most ? LEAST_SIMILARITY : (best.at(-1)?.similarity ?? 0)
      if (example === undefined || similarity <= worst || skip?.(example) === true) continue
      const place = best.findIndex((one) => one.similarity < similarity)
      best.splice(place < 0 ? best.length : place, 0, { ...example, similarity })
      if (best.length > most) best.pop()
    }
    return best
  }

  return { add, nearest, size: () => examples.length }
}

/** From -1 (all near examples are honest) to 1 (all are scams); near 0 when nothing is near. */
export const likenessVote = (neighbours: readonly Neighbour[]): number => {
  let scam = 0
  let honest = 0
  for (const { label, similarity } of neighbours) {
    if (label === 'scam') scam += similarity ** 2
    else honest += similarity ** 2
  }
  return (scam - honest) / (scam + honest + 0.05)
}
