/** Nearly the same texts share most of these sums (min-hash over runs of letters), so that a database can find them. */
const TRACES = 16
/** So many of them in common: about two thirds of the text is the same. */
export const NEAR = 10
const RUN = 6

const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash
}

/** Spreads a hash anew for each of the traces. */
const spread = (hash: number, seed: number): number => {
  let value = Math.imul(hash ^ Math.imul(seed + 1, 0x9e3779b1), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Letters only: numbers, links' digits, marks and what stands for personal data are what differs between two copies. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\[[a-z -]{4,16}\]/g, ' ')
    .replaceAll(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()

export const tracesOf = (text: string): number[] => {
  const letters = lettersOf(text)
  const least = new Float64Array(TRACES).fill(Number.POSITIVE_INFINITY)
  const runs = Math.max(1, letters.length - RUN + 1)
  for (let start = 0; start < runs; start++) {
    const hash = hashOf(letters === '' ? text : letters.slice(start, start + RUN))
    for (let seed = 0; seed < TRACES; seed++) least[seed] = Math.min(least[seed] ?? 0, spread(hash, seed))
  }
  return Array.from(least, (value, seed) => (value ^ Math.imul(seed + 1, 0x27d4eb2f)) | 0)
}
