/** A Bloom filter of well-known hosts: small, and wrong only by taking an unknown host for a known one, about once in a hundred. */
export const HOST_BITS = 1 << 20
const PROBES = 5

const probe = (host: string, seed: number): number => {
  let hash = 0x811c9dc5 ^ Math.imul(seed + 1, 0x9e3779b1)
  for (let index = 0; index < host.length; index++) hash = Math.imul(hash ^ host.charCodeAt(index), 0x01000193)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 13
  return (hash >>> 0) & (HOST_BITS - 1)
}

export const addHost = (bits: Uint8Array, host: string): void => {
  for (let seed = 0; seed < PROBES; seed++) {
    const at = probe(host, seed)
    bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7))
  }
}

export const hasHost = (bits: Uint8Array, host: string): boolean => {
  for (let seed = 0; seed < PROBES; seed++) {
    const at = probe(host, seed)
    if (((bits[at >> 3] ?? 0) & (1 << (at & 7))) === 0) return false
  }
  return true
}
