/** Nearly the same texts, found without comparing each with each, however many copies there are. */

const SUMS = 32
/** Of the runs of three words that two texts have, so many are shared: they are copies of each other. */
const NEAR = 0.3

/** Three words in a row; Chinese is written without spaces, so there each sign is a word. Numbers differ between copies. */
const runsOf = (text: string): Set<string> => {
  const words = text.toLowerCase().match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}'])+/gu) ?? []
  if (words.length < 3) return new Set([words.join(' ') || text.trim()])
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`))
}

const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash
}

const spread = (hash: number, seed: number): number => {
  let value = Math.imul(hash ^ Math.imul(seed + 1, 0x9e3779b1), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** The least of each of 32 spreadings: two texts share each of them as probably as they share a run. */
const sumsOf = (runs: ReadonlySet<string>): number[] => {
  const least = new Float64Array(SUMS).fill(Number.POSITIVE_INFINITY)
  for (const run of runs) {
    const hash = hashOf(run)
    for (let seed = 0; seed < SUMS; seed++) least[seed] = Math.min(least[seed] ?? 0, spread(hash, seed))
  }
  return Array.from(least, (value, seed) => value * SUMS + seed)
}

const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let shared = 0
  for (const run of one) if (other.has(run)) shared += 1
  return shared / (one.size + other.size - shared)
}

/** Texts by whose copies they are: the first of its sort leads, later ones belong to the leader they are most like. */
export const createCopies = () => {
  const leaders: ReadonlySet<string>[] = []
  const bySum = new Map<number, number[]>()
  /** The number of the leader that a text is a copy of. */
  const find = (text: string): number | undefined => {
    const runs = runsOf(text)
    const candidates = new Set(sumsOf(runs).flatMap((sum) => bySum.get(sum) ?? []))
    let best: { readonly number: number; readonly likeness: number } | undefined
    for (const number of candidates) {
      const alike = likeness(runs, leaders[number] ?? new Set())
      if (alike >= NEAR && alike > (best?.likeness ?? 0)) best = { number, likeness: alike }
    }
    return best?.number
  }
  const lead = (text: string): number => {
    const runs = runsOf(text)
    const number = leaders.push(runs) - 1
    for (const sum of sumsOf(runs)) {
      const list = bySum.get(sum)
      if (list === undefined) bySum.set(sum, [number])
      else list.push(number)
    }
    return number
  }
  return { find, lead }
}
