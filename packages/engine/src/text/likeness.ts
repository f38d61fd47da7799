/** A known example as the index keeps it. */
export type KnownExample = {
  readonly id: string
  readonly label: 'scam' | 'honest' | 'promotion'
  readonly kind: string
  readonly excerpt: string
}

export type Neighbour = KnownExample & { readonly similarity: number }

/** How many telling word runs are kept of each example, and how many a question brings. */
export const KEPT = 32
const ASKED = 64
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

/** An index by word run: a question touches only the examples that share a telling run with it. */
export const createLikenessIndex = (idf: Uint8Array): LikenessIndex => {
  const examples: KnownExample[] = []
  const lengths: number[] = []
  const lists = new Map<number, number[]>()
  let scores = new Float32Array(1024)

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

  const nearest: LikenessIndex['nearest'] = (buckets, most, skip) => {
    const asked = tellingBuckets(idf, buckets, ASKED)
    const touched: number[] = []
    for (const bucket of asked) {
      const weight = weigh(idf, bucket) ** 2
      for (const number of lists.get(bucket) ?? []) {
        if (scores[number] === 0) touched.push(number)
        scores[number] = (scores[number] ?? 0) + weight
      }
    }
    const length = lengthOf(idf, tellingBuckets(idf, asked, KEPT))
    const best: { number: number; similarity: number }[] = []
    for (const number of touched) {
      const similarity = Math.min(1, (scores[number] ?? 0) / (length * (lengths[number] ?? 1)))
      scores[number] = 0
      const example = examples[number]
      if (similarity < 0.08 || example === undefined || skip?.(example) === true) continue
      if (best.length < most || similarity > (best.at(-1)?.similarity ?? 0)) {
        best.push({ number, similarity })
        best.sort((left, right) => right.similarity - left.similarity || left.number - right.number)
        if (best.length > most) best.pop()
      }
    }
    return best.flatMap(({ number, similarity }) => {
      const example = examples[number]
      return example === undefined ? [] : [{ ...example, similarity }]
    })
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
