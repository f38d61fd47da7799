import { LETTER_COUNT, LETTER_SCALE, visitTriples } from '@atlas/engine/link-training'
import { parse } from 'tldts'
import { choices } from '../pipeline/choices.ts'
import { readList } from './rows.ts'
import { partOf } from './sources.ts'

const SMOOTH = choices.link.tables.letterSmooth

/** Counts triples of letters in the names of visited sites; domains kept for validation and test are left out. */
export const letterTable = (folder: string): Uint8Array => {
  const counts = new Float64Array(LETTER_COUNT ** 3)
  const pairs = new Float64Array(LETTER_COUNT ** 2)
  for (const line of readList(folder, 'crux_domains_202602.tsv.gz').slice(1)) {
    const domain = line.split('\t')[0] ?? ''
    const name = parse(domain).domainWithoutSuffix ?? ''
    if (name === '' || name.startsWith('xn--') || partOf(domain) !== 'train') continue
    visitTriples(name, (triple) => {
      counts[triple] = (counts[triple] ?? 0) + 1
      const pair = Math.floor(triple / LETTER_COUNT)
      pairs[pair] = (pairs[pair] ?? 0) + 1
    })
  }
  return Uint8Array.from(counts, (count, triple) => {
    const before = pairs[Math.floor(triple / LETTER_COUNT)] ?? 0
    const bits = -Math.log2((count + SMOOTH) / (before + SMOOTH * LETTER_COUNT))
    return Math.min(255, Math.round(bits * LETTER_SCALE))
  })
}
