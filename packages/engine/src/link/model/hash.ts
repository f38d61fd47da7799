const PRIME = 0x01000193

/** Last mixing step of MurmurHash3: spreads every input bit over the whole result. */
export const mix = (hash: number): number => {
  let h = hash
  h ^= h >>> 16
  h = Math.imul(h, 0x85ebca6b)
  h ^= h >>> 13
  h = Math.imul(h, 0xc2b2ae35)
  h ^= h >>> 16
  return h >>> 0
}

/** FNV-1a over UTF-16 units, then mixed: 32 bits, the same on every machine. */
export const hashText = (text: string, seed = 0x811c9dc5): number => {
  let h = seed
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), PRIME)
  return mix(h)
}
