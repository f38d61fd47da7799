import { readFileSync } from 'node:fs'
import { readSections, type Sections } from '@atlas/engine/link-training'
import { hashOf, shortHash } from './hashes.ts'

/** The order of the parts in the file, as it always was. */
const ORDER = [
  'host-grams',
  'host-grams-scale',
  'path-grams',
  'path-grams-scale',
  'trees',
  'cuts-own',
  'cuts-shared',
  'cuts-unknown',
]

export const sectionsIn = (file: string): Sections => readSections(readFileSync(file))

/** Parts taken over from the shipped model are inputs too. */
export const keptHash = (shipped: Sections, names: Iterable<string>): string => {
  const kept = [...names]
  if (kept.length === 0) return 'nothing'
  return shortHash(kept.map((name) => `${name} ${hashOf(shipped.get(name) ?? '')}`).join('\n'))
}

export const inOrder = (sections: Sections): Sections => {
  const known = new Set(ORDER)
  const first = [...sections].filter(([name]) => !known.has(name) && !name.startsWith('name-') && name !== 'weigher')
  const rest = ['name-grams', 'name-grams-scale', 'weigher']
  const later = [...ORDER, ...rest].flatMap((name): [string, Uint8Array][] => {
    const bytes = sections.get(name)
    return bytes ? [[name, bytes]] : []
  })
  return new Map([...first, ...later])
}
