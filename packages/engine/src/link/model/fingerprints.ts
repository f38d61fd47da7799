import { hashText } from './hash.ts'

/**
 * A map from names to values 0..15 that keeps no names: 16 bits choose a bucket, 12 bits tell entries apart, 4 bits
 * are the value. A name that is not in it is taken for one that is with chance (names in its bucket) / 4096.
 */
export type Fingerprints = { readonly find: (name: string) => number }

export const NOT_FOUND = -1
const BUCKETS = 1 << 16

export const readFingerprints = (bytes: Uint8Array): Fingerprints => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const starts = new Uint32Array(BUCKETS + 1)
  for (let i = 0; i < BUCKETS; i += 1) starts[i + 1] = (starts[i] ?? 0) + view.getUint8(i)
  const find = (name: string): number => {
    const hash = hashText(name)
    const bucket = hash >>> 16
    const wanted = (hash >>> 4) & 0xfff
    const end = starts[bucket + 1] ?? 0
    for (let i = starts[bucket] ?? 0; i < end; i += 1) {
      const entry = view.getUint16(BUCKETS + i * 2, true)
      if (entry >>> 4 === wanted) return entry & 15
    }
    return NOT_FOUND
  }
  return { find }
}

/** The bytes that readFingerprints reads. Where two names collide the smaller value stays. */
export const writeFingerprints = (entries: ReadonlyMap<string, number>): Uint8Array => {
  const buckets: Map<number, number>[] = Array.from({ length: BUCKETS }, () => new Map<number, number>())
  for (const [name, value] of entries) {
    const hash = hashText(name)
    const bucket = buckets[hash >>> 16]
    const mark = (hash >>> 4) & 0xfff
    bucket?.set(mark, Math.min(bucket.get(mark) ?? 15, value))
  }
  const count = buckets.reduce((sum, bucket) => sum + Math.min(255, bucket.size), 0)
  const bytes = new Uint8Array(BUCKETS + count * 2)
  const view = new DataView(bytes.buffer)
  let at = BUCKETS
  for (const [i, bucket] of buckets.entries()) {
    const sorted = [...bucket].sort((a, b) => a[0] - b[0]).slice(0, 255)
    view.setUint8(i, sorted.length)
    for (const [mark, value] of sorted) {
      view.setUint16(at, (mark << 4) | value, true)
      at += 2
    }
  }
  return bytes
}
