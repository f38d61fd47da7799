import { hashText } from './hash.ts'

/** What is looked up by name. */
export type NameTable = { readonly find: (name: string) => number }

export const NOT_FOUND = -1

/**
 * A map from names to values 0..15 that keeps no names, for tables that may acquit: a name that is not in it is taken
 * for one that is with chance (names) / 2^32: 6 in 100,000 for those that acquit. The hashes are sorted and their
 * differences written in Rice's code, so that this takes no more bytes than shorter hashes in buckets would.
 *
 * Bytes: count, bytes of code, bits of the remainder (4 each, little-endian); the code; two values a byte.
 */
const SPACE = 2 ** 32
const HEAD = 12

const MOST_BITS = 24

const bitsFor = (count: number): number =>
  Math.min(MOST_BITS, Math.floor(Math.log2((SPACE / Math.max(1, count)) * Math.LN2)))

const writeCode = (keys: readonly number[], bits: number): Uint8Array => {
  const low = 2 ** bits
  const code = new Uint8Array(Math.ceil((keys.length * (bits + 1) + SPACE / low) / 8) + 1)
  let at = 0
  const put = (bit: number): void => {
    if (bit === 1) code[at >> 3] = (code[at >> 3] ?? 0) | (1 << (at & 7))
    at += 1
  }
  let last = 0
  for (const key of keys) {
    const step = key - last
    for (let i = Math.floor(step / low); i > 0; i -= 1) put(1)
    put(0)
    for (let i = 0; i < bits; i += 1) put((step >>> i) & 1)
    last = key
  }
  return code.subarray(0, (at + 7) >> 3)
}

/** The bytes that readNameTable reads. Where two names collide the smaller value stays. */
export const writeNameTable = (entries: ReadonlyMap<string, number>): Uint8Array => {
  const values = new Map<number, number>()
  for (const [name, value] of entries) {
    const key = hashText(name)
    values.set(key, Math.min(values.get(key) ?? 15, value))
  }
  const sorted = [...values].sort((a, b) => a[0] - b[0])
  const bits = bitsFor(sorted.length)
  const code = writeCode(
    sorted.map(([key]) => key),
    bits,
  )
  const bytes = new Uint8Array(HEAD + code.length + ((sorted.length + 1) >> 1))
  const view = new DataView(bytes.buffer)
  for (const [i, number] of [sorted.length, code.length, bits].entries()) view.setUint32(i * 4, number, true)
  bytes.set(code, HEAD)
  for (const [i, [, value]] of sorted.entries()) {
    const place = HEAD + code.length + (i >> 1)
    bytes[place] = (bytes[place] ?? 0) | (value << ((i & 1) * 4))
  }
  return bytes
}

const readKeys = (code: Uint8Array, count: number, bits: number): Uint32Array => {
  const low = 2 ** bits
  const keys = new Uint32Array(count)
  const end = code.length * 8
  const byte = (at: number): number => code[at] ?? 0
  let at = 0
  let last = 0
  for (let i = 0; i < count; i += 1) {
    while (at < end && ((byte(at >> 3) >> (at & 7)) & 1) === 1) {
      last += low
      at += 1
    }
    at += 1
    const from = at >> 3
    const four = byte(from) + byte(from + 1) * 2 ** 8 + byte(from + 2) * 2 ** 16 + byte(from + 3) * 2 ** 24
    last += (four >>> (at & 7)) & (low - 1)
    at += bits
    keys[i] = last
  }
  return keys
}

export const readNameTable = (bytes: Uint8Array): NameTable => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [count, length, bits] = [0, 4, 8].map((at) => view.getUint32(at, true))
  if (count === undefined || length === undefined || bits === undefined) return { find: () => NOT_FOUND }
  if (HEAD + length + ((count + 1) >> 1) !== bytes.length || bits > MOST_BITS)
    throw new Error('The table of names in the link model file cannot be read.')
  const keys = readKeys(bytes.subarray(HEAD, HEAD + length), count, bits)
  const values = bytes.subarray(HEAD + length)
  const find = (name: string): number => {
    const key = hashText(name)
    let [from, to] = [0, count]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((keys[middle] ?? 0) < key) from = middle + 1
      else to = middle
    }
    if (from >= count || keys[from] !== key) return NOT_FOUND
    return ((values[from >> 1] ?? 0) >> ((from & 1) * 4)) & 15
  }
  return { find }
}
