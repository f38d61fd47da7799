/** Buckets of the n-gram table. */
export const BUCKETS = 1 << 20

const mix = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193)

const finish = (hash: number): number => {
  let value = hash ^ (hash >>> 15)
  value = Math.imul(value, 0x2c1b3c6d)
  value ^= value >>> 12
  return value >>> 0
}

const hashWord = (word: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < word.length; index++) hash = mix(hash, word.charCodeAt(index))
  return hash
}

/** Marks which buckets this text has used, without clearing four megabytes for every message. */
const stamps = new Uint32Array(BUCKETS)
let round = 0

const nextRound = (): number => {
  round = (round + 1) >>> 0
  if (round === 0) {
    stamps.fill(0)
    round = 1
  }
  return round
}

const add = (hash: number, mark: number, out: number[]): void => {
  const bucket = finish(hash) & (BUCKETS - 1)
  if (stamps[bucket] === mark) return
  stamps[bucket] = mark
  out.push(bucket)
}

/** Runs of one, two and three words. */
export const wordGrams = (tokens: readonly string[]): number[] => {
  const out: number[] = []
  const mark = nextRound()
  let before = 0
  let earlier = 0
  for (let index = 0; index < tokens.length; index++) {
    const word = hashWord(tokens[index] ?? '')
    add(mix(word, 1), mark, out)
    if (index > 0) add(mix(Math.imul(before, 31) ^ word, 2), mark, out)
    if (index > 1) add(mix(Math.imul(Math.imul(earlier, 31) ^ before, 31) ^ word, 3), mark, out)
    earlier = before
    before = word
  }
  return out
}

/** Three to five letters inside words, with the borders of the word as letters. */
export const letterGrams = (tokens: readonly string[]): number[] => {
  const out: number[] = []
  const mark = nextRound()
  const seen = new Set<string>()
  for (const token of tokens) {
    if (token.length < 2 || seen.has(token)) continue
    seen.add(token)
    const word = ` ${token} `
    for (let start = 0; start + 3 <= word.length; start++) {
      let hash = 0x9747b28c
      for (let length = 1; length <= 5 && start + length <= word.length; length++) {
        hash = mix(hash, word.charCodeAt(start + length - 1))
        if (length >= 3) add(mix(hash, 16 + length), mark, out)
      }
    }
  }
  return out
}
