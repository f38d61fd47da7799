/** How well a text was read. */
const normal = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll('’', "'").trim()

const distance = (a: string, b: string): number => {
  let row = Uint32Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = new Uint32Array(b.length + 1)
    next[0] = i
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next[j] = Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
    }
    row = next
  }
  return row[b.length] ?? 0
}

export type Exact = { readonly right: number; readonly all: number; readonly missed: readonly string[] }
export type Score = {
  readonly errors: number
  readonly length: number
  readonly links: Exact
  readonly sums: Exact
  readonly phones: Exact
}

const LINKS = /(?:https?:\/\/|www\.)[^\s<>]+|[\w.-]+@[\w.-]+\.\w+|(?<![\w.@-])(?:[a-z0-9-]+\.)+[a-z]{2,}\/[^\s<>]+/gi
const SUMS = /[-+]?(?:[$£€]|R\$ )\d[\d.,]*\d|\d[\d.,]*\d €/g
const PHONES = /\+\d[\d ()-]{8,}\d|\(\d{3}\) \d{3}-\d{4}|\b\d?-?\d{3}-\d{3}-\d{4}\b|\b0\d{2,4} \d{3,4} \d{4}\b/g

const count = (truth: string, read: string, pattern: RegExp): Exact => {
  const wanted = [...truth.matchAll(pattern)].map(([found]) => found.replace(/[.,)]+$/, ''))
  const missed = wanted.filter((item) => !read.includes(item))
  return { right: wanted.length - missed.length, all: wanted.length, missed }
}

export const scoreOf = (truth: string, read: string): Score => {
  const [a, b] = [normal(truth), normal(read)]
  return {
    errors: distance(a, b),
    length: a.length,
    links: count(a, b, LINKS),
    sums: count(a, b, SUMS),
    phones: count(a, b, PHONES),
  }
}

/** Pieces of the truth that are not in the reading, to look at. */
export const missingLines = (truth: string, read: string): readonly string[] => {
  const whole = normal(read)
  return truth
    .split('\n')
    .map(normal)
    .filter((line) => line !== '' && !whole.includes(line))
}
