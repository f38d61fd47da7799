import { finish, type Steps } from '../steps.ts'
import { placeOf, RUN_PLACES, unpackRuns } from './likeness-runs.ts'

/** A known example as the index keeps it. */
export type KnownExample = {
  readonly id: string
  readonly label: 'scam' | 'honest' | 'promotion'
  readonly kind: string
  readonly excerpt: string
}

export type Neighbour = KnownExample & { readonly similarity: number }

/** How many telling word runs are kept of each example, and how many a question brings. */
export const KEPT = 22
const ASKED = 64
/** Less than this in common is chance. */
const LEAST_SIMILARITY = 0.08
export type LikenessIndex = {
  readonly add: (example: KnownExample, buckets: readonly number[]) => void
  readonly nearest: (buckets: readonly number[], most: number, skip?: (example: KnownExample) => boolean) => Neighbour[]
  /** Forgets an example that was added; those the model came with stay. */
  readonly remove: (id: string) => void
  readonly find: (id: string) => KnownExample | undefined
  /** What was added to those the model came with, each with its telling runs: another index can take them over. */
  readonly added: () => { readonly example: KnownExample; readonly runs: readonly number[] }[]
  /** The telling runs that one of those is filed under; empty where it is not there. */
  readonly runsOf: (id: string) => readonly number[]
  readonly size: () => number
}

const weigh = (idf: Uint8Array, run: number): number => (idf[run] ?? 0) / 20

/** The most telling word runs of a text, rarest first; which ones is decided by numbers only, so the same text gives the same. */
export const tellingRuns = (idf: Uint8Array, buckets: readonly number[], most: number): number[] =>
  [...new Set(buckets.map(placeOf))]
    .map((run) => ({ run, weight: weigh(idf, run) }))
    .sort((left, right) => right.weight - left.weight || left.run - right.run)
    .slice(0, most)
    .map(({ run }) => run)

const lengthOf = (idf: Uint8Array, runs: readonly number[]): number =>
  Math.sqrt(runs.reduce((sum, run) => sum + weigh(idf, run) ** 2, 0)) || 1

/** Word runs of many examples, `KEPT` for each, as `packRuns` writes them. */
export type Base = { readonly examples: readonly KnownExample[]; readonly runs: Uint8Array }

type Packed = { readonly heads: Int32Array; readonly entries: Int32Array; readonly lengths: number[] }

/** How many examples are filed before others may have their turn. */
const STEP = 8000

/** A list that was too short repeats its last run: that counts once. */
const isNew = (runs: Uint32Array, at: number): boolean => at % KEPT === 0 || runs[at] !== runs[at - 1]

/** Where the list of each run begins. */
const headsOf = (runs: Uint32Array): Int32Array => {
  const heads = new Int32Array(RUN_PLACES + 1)
  for (let at = 0; at < runs.length; at++) {
    const run = runs[at] ?? 0
    if (isNew(runs, at)) heads[run + 1] = (heads[run + 1] ?? 0) + 1
  }
  for (let run = 0; run < RUN_PLACES; run++) heads[run + 1] = (heads[run + 1] ?? 0) + (heads[run] ?? 0)
  return heads
}

/** The base as two plain tables, one list behind the other: small, and made in a few milliseconds. */
function* packBase({ examples, runs: packed }: Base, idf: Uint8Array): Steps<Packed> {
  const runs = unpackRuns(packed, examples.length * KEPT, KEPT)
  yield
  const heads = headsOf(runs)
  yield
  const entries = new Int32Array(heads[RUN_PLACES] ?? 0)
  const next = heads.slice()
  const lengths: number[] = []
  for (let number = 0; number < examples.length; number++) {
    if (number % STEP === STEP - 1) yield
    let square = 0
    for (let at = number * KEPT; at < (number + 1) * KEPT; at++) {
      if (!isNew(runs, at)) continue
      const run = runs[at] ?? 0
      const place = next[run] ?? 0
      entries[place] = number
      next[run] = place + 1
      square += weigh(idf, run) ** 2
    }
    lengths.push(Math.sqrt(square) || 1)
  }
  yield
  return { heads, entries, lengths }
}

/** Examples of the model by their id; the table is made at the first question, since a browser never asks. */
const finderIn = (examples: readonly KnownExample[]): LikenessIndex['find'] => {
  let byId: ReadonlyMap<string, KnownExample> | undefined
  return (id) => {
    byId ??= new Map(examples.map((example) => [example.id, example]))
    return byId.get(id)
  }
}

/** Which runs each added example is filed under, so that it can be taken out again; places of forgotten ones are used anew. */
const createSlots = () => {
  const free: number[] = []
  let runs = new Int32Array(64 * KEPT)
  let size = 0
  return {
    take: (kept: readonly number[]): number => {
      const slot = free.pop() ?? size++
      if (runs.length < size * KEPT) {
        const longer = new Int32Array(runs.length * 2)
        longer.set(runs)
        runs = longer
      }
      for (let place = 0; place < KEPT; place++) runs[slot * KEPT + place] = kept[place] ?? -1
      return slot
    },
    read: (slot: number): number[] => [...runs.subarray(slot * KEPT, (slot + 1) * KEPT)].filter((run) => run >= 0),
    free: (slot: number): void => void free.push(slot),
  }
}

/** What was added to the base, which is in front of it: each example under its telling runs. */
const createAdded = (idf: Uint8Array, base: Base, lengths: number[]) => {
  const examples: (KnownExample | undefined)[] = [...base.examples]
  const lists = new Map<number, number[]>()
  const slots = createSlots()
  const numbers = new Map<string, number>()
  const remove = (id: string): void => {
    const number = numbers.get(id)
    if (number === undefined) return
    numbers.delete(id)
    examples[number] = undefined
    const slot = number - base.examples.length
    for (const run of slots.read(slot)) {
      const list = lists.get(run) ?? []
      list.splice(list.indexOf(number), 1)
      if (list.length === 0) lists.delete(run)
    }
    slots.free(slot)
  }
  const add = (example: KnownExample, buckets: readonly number[]): void => {
    remove(example.id)
    const kept = tellingRuns(idf, buckets, KEPT)
    const number = base.examples.length + slots.take(kept)
    examples[number] = example
    lengths[number] = lengthOf(idf, kept)
    numbers.set(example.id, number)
    for (const run of kept) {
      const list = lists.get(run)
      if (list === undefined) lists.set(run, [number])
      else list.push(number)
    }
  }
  const findAdded = (id: string): KnownExample | undefined => examples[numbers.get(id) ?? -1]
  const added: LikenessIndex['added'] = () =>
    [...numbers.values()].flatMap((number) => {
      const example = examples[number]
      return example === undefined ? [] : [{ example, runs: slots.read(number - base.examples.length) }]
    })
  const runsOf: LikenessIndex['runsOf'] = (id) => {
    const number = numbers.get(id)
    return number === undefined ? [] : slots.read(number - base.examples.length)
  }
  return { examples, lists, findAdded, add, added, runsOf, remove, count: () => numbers.size }
}

/** An index by word run: a question touches only the examples that share a telling run with it. */
export function* likenessSteps(idf: Uint8Array, base: Base): Steps<LikenessIndex> {
  const { heads, entries, lengths } = yield* packBase(base, idf)
  const { examples, lists, findAdded, count: countAdded, ...adding } = createAdded(idf, base, lengths)
  const findInBase = finderIn(base.examples)
  let scores = new Float32Array(Math.max(1024, examples.length * 2))

  /** Adds up what each example shares with the question; answers the numbers of those touched. */
  const touch = (asked: readonly number[]): number[] => {
    if (scores.length < examples.length) scores = new Float32Array(examples.length * 2)
    const touched: number[] = []
    for (const run of asked) {
      const weight = weigh(idf, run) ** 2
      const count = (number: number): void => {
        if (scores[number] === 0) touched.push(number)
        scores[number] = (scores[number] ?? 0) + weight
      }
      for (let at = heads[run] ?? 0; at < (heads[run + 1] ?? 0); at++) count(entries[at] ?? 0)
      for (const number of lists.get(run) ?? []) count(number)
    }
    return touched
  }

  const nearest: LikenessIndex['nearest'] = (buckets, most, skip) => {
    const asked = tellingRuns(idf, buckets, ASKED)
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

  const find: LikenessIndex['find'] = (id) => findAdded(id) ?? findInBase(id)

  const { add, added, runsOf, remove } = adding
  return { add, added, runsOf, nearest, remove, find, size: () => base.examples.length + countAdded() }
}

export const createLikenessIndex = (
  idf: Uint8Array,
  base: Base = { examples: [], runs: new Uint8Array() },
): LikenessIndex => finish(likenessSteps(idf, base))

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
