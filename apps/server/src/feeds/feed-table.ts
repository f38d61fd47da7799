import { hash } from 'node:crypto'

/**
 * What a fetched list holds, ten bytes an address: a sorted array of hashes, and of each the day on which it was last
 * on the list (0: it still is). 64 bits of SHA-256: among a million addresses a look-up is wrong once in 10^12.
 */
export type FeedTable = { readonly hashes: BigUint64Array; readonly gone: Uint16Array }

/** An address that was not on the list for so long is nobody's trap any more. */
export const KEPT_DAYS = 14
/** Ten megabytes. A list of 20 MB holds some 400,000 addresses. */
export const MOST_ADDRESSES = 1_000_000

const DAY_MILLISECONDS = 86_400_000

/** Days since 1970; they fit into two bytes until 2149. */
export const dayOf = (moment: Date): number => Math.floor(moment.getTime() / DAY_MILLISECONDS)
export const nameOfDay = (day: number): string => new Date(day * DAY_MILLISECONDS).toISOString().slice(0, 10)

const hashOf = (text: string): bigint => hash('sha256', text, 'buffer').readBigUInt64BE()
export const hostHash = (host: string): bigint => hashOf(`host ${host}`)
export const pageHash = (page: string): bigint => hashOf(`page ${page}`)

/** Sorted, each once. */
export const sortHashes = (hashes: BigUint64Array): BigUint64Array => {
  const sorted = hashes.toSorted()
  let size = 0
  for (const one of sorted) {
    if (size > 0 && sorted[size - 1] === one) continue
    sorted[size] = one
    size += 1
  }
  return sorted.slice(0, size)
}

/** Where a hash is, or would be. */
const placeOf = (hashes: BigUint64Array, wanted: bigint): number => {
  let low = 0
  let high = hashes.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((hashes[middle] ?? 0n) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** The day on which the list last held an address, or undefined; `today` stands for "it still does". */
export const lastSeen = ({ hashes, gone }: FeedTable, wanted: bigint, today: number): number | undefined => {
  const place = placeOf(hashes, wanted)
  if (hashes[place] !== wanted) return undefined
  return gone[place] || today
}

/**
 * What the list says now, with what it said in the last days. `seen` is the day on which the table before was last
 * seen to be what the list says.
 */
export const mergeTables = (before: FeedTable, now: BigUint64Array, seen: number, today: number): FeedTable => {
  const hashes = new BigUint64Array(before.hashes.length + now.length)
  const gone = new Uint16Array(hashes.length)
  let size = 0
  const add = (one: bigint, day: number): void => {
    hashes[size] = one
    gone[size] = day
    size += 1
  }
  let room = MOST_ADDRESSES - now.length
  let place = 0
  for (const [index, old] of before.hashes.entries()) {
    while (place < now.length && (now[place] ?? 0n) < old) add(now[place++] ?? 0n, 0)
    if (now[place] === old) continue
    const day = before.gone[index] || seen
    if (today - day > KEPT_DAYS || room <= 0) continue
    add(old, day)
    room -= 1
  }
  while (place < now.length) add(now[place++] ?? 0n, 0)
  return { hashes: hashes.slice(0, size), gone: gone.slice(0, size) }
}

const bytesOf = (array: BigUint64Array | Uint16Array): Buffer =>
  Buffer.from(array.buffer, array.byteOffset, array.byteLength)

/** As it is stored: in the byte order of every machine we run on. */
export const packTable = ({ hashes, gone }: FeedTable): { readonly hashes: Buffer; readonly gone: Buffer } => ({
  hashes: bytesOf(hashes),
  gone: bytesOf(gone),
})

/** Copied, for a number of eight bytes must begin at a multiple of eight. */
export const unpackTable = (packed: { readonly hashes: Buffer; readonly gone: Buffer }): FeedTable => ({
  hashes: new BigUint64Array(new Uint8Array(packed.hashes).buffer),
  gone: new Uint16Array(new Uint8Array(packed.gone).buffer),
})

export const EMPTY_TABLE: FeedTable = { hashes: new BigUint64Array(0), gone: new Uint16Array(0) }
