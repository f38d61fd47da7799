import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { addHost, HOST_BITS, type IsKnownHost } from '@atlas/engine/text-parts'
import { corpusFiles } from '../corpus/files.ts'
import { corpusFolder, readPublicSet, type Row } from './corpus.ts'
import type { Item } from './examples.ts'
import { cleanSets, withoutArtefacts } from './public-sets.ts'
import { prepare } from './vectors.ts'

export const prepareAll = (
  rows: readonly Row[],
  isKnownHost: IsKnownHost,
  say: (line: string) => void,
  textOf: (row: Row) => string = (row) => row.text,
): Item[] =>
  rows.map((row, number) => {
    if (number > 0 && number % 4000 === 0) say(`${number} of ${rows.length} read`)
    return { row, prepared: prepare(textOf(row), isKnownHost) }
  })

/** At most so many rows of each label, one of each near-duplicate group first, chosen by group and not by chance. */
const spread = (rows: readonly Row[], most: number): Row[] => {
  const seen = new Set<string>()
  const firsts = rows.filter(({ group }) => !seen.has(group) && seen.add(group).size > 0)
  return firsts.slice(0, most)
}

/** Rows of the sets whose licence allows it. */
export const cleanRows = (folder: string): Row[] =>
  cleanSets.flatMap(({ name, most }) => {
    const rows = readPublicSet(folder, name)
    return (['scam', 'honest', 'promotion'] as const).flatMap((label) =>
      spread(
        rows.filter((row) => row.label === label),
        label === 'promotion' ? 150 : most,
      ),
    )
  })

export const publicText = (row: Row): string => withoutArtefacts(row.text)

export const fingerprint = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** Which bytes a model was made from. */
export const fingerprints = (extra: string | undefined): Record<string, string> => {
  const own = corpusFiles(corpusFolder)
  const sets =
    extra === undefined
      ? []
      : readdirSync(extra)
          .filter((name) => cleanSets.some((set) => name.startsWith(`${set.name}.jsonl`)))
          .sort()
  return Object.fromEntries([
    ...own.map((name) => [`corpus/${name}`, fingerprint(readFileSync(join(corpusFolder, name)))]),
    ...sets.map((name) => [name, fingerprint(readFileSync(join(extra ?? '', name)))]),
  ])
}

/** The table of well-known hosts, from plain lists of names, one a line. */
export const hostBits = (files: readonly string[]): Uint8Array => {
  const bits = new Uint8Array(HOST_BITS / 8)
  for (const file of files) {
    const bytes = readFileSync(file)
    const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
    for (const line of text.split('\n'))
      if (line.trim() !== '')
        addHost(
          bits,
          line
            .trim()
            .toLowerCase()
            .replace(/^www\./, ''),
        )
  }
  return bits
}
