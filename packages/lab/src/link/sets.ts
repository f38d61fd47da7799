import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { hashOf } from '../pipeline/hashes.ts'
import { readRows, type Row } from './rows.ts'

const LinkSet = z.strictObject({
  name: z.string().min(1),
  file: z.string().regex(/^(?:lists\/)?[\w.]+$/),
  /** Row files only: which side their rows are on. */
  side: z.enum(['scam', 'honest']).optional(),
  use: z.array(z.enum(['train', 'measure', 'table'])).min(1),
  licence: z.string().min(3),
  from: z.string().min(3),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type LinkSet = z.infer<typeof LinkSet>

const Manifest = z.strictObject({ about: z.string(), sets: z.array(LinkSet) })

export const MANIFEST = fileURLToPath(new URL('../../link-sets.json', import.meta.url))

export const readManifest = (file: string): LinkSet[] => Manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).sets

export const FoundSet = z.object({
  name: z.string(),
  file: z.string(),
  state: z.enum(['here', 'missing', 'different']),
})
export type FoundSet = z.infer<typeof FoundSet>

const stateOf = (set: LinkSet, folder: string | undefined): FoundSet['state'] => {
  const file = folder === undefined ? '' : join(folder, set.file)
  if (file === '' || !existsSync(file)) return 'missing'
  return hashOf(readFileSync(file)) === set.sha256 ? 'here' : 'different'
}

/** Looks for each set of the manifest in the folder; a file that is not the one named there counts as no file. */
export const findSets = (sets: readonly LinkSet[], folder: string | undefined): FoundSet[] =>
  sets.map((set) => ({ name: set.name, file: set.file, state: stateOf(set, folder) }))

/** One line for what is missing and one for what is different; none when all is there. */
export const missingLines = (found: readonly FoundSet[]): string[] => {
  const named = (state: FoundSet['state']): string[] =>
    found.filter((set) => set.state === state).map(({ name }) => name)
  const [missing, different] = [named('missing'), named('different')]
  return [
    ...(missing.length > 0
      ? [`${missing.length} of ${found.length} link sets are missing: ${missing.join(', ')}`]
      : []),
    ...(different.length > 0 ? [`not the files that link-sets.json names, so not used: ${different.join(', ')}`] : []),
  ]
}

/** What a run has of the link data. Rows are read when first asked for, and once. */
export type LinkData = {
  readonly folder: string
  readonly sets: readonly LinkSet[]
  readonly here: ReadonlySet<string>
  readonly scams: () => readonly Row[]
  readonly honest: () => readonly Row[]
}

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

export const openLinkData = (
  folder: string | undefined,
  sets: readonly LinkSet[],
  found: readonly FoundSet[],
): LinkData => {
  const here = new Set(found.filter(({ state }) => state === 'here').map(({ name }) => name))
  const rowsOf = (side: LinkSet['side']) =>
    once(() =>
      sets.filter((set) => set.side === side && here.has(set.name)).flatMap(({ file }) => readRows(folder ?? '', file)),
    )
  return { folder: folder ?? '', sets, here, scams: rowsOf('scam'), honest: rowsOf('honest') }
}

/** Names of the row files with this use, whether they are there or not. */
export const rowSets = ({ sets }: LinkData, use: LinkSet['use'][number]): string[] =>
  sets.filter((set) => set.side !== undefined && set.use.includes(use)).map(({ name }) => name)

export const lacking = ({ here }: LinkData, needed: readonly string[]): string[] =>
  needed.filter((name) => !here.has(name))

/** Scam sets whose domains must be kept out of validation and test: without them neither can be told apart. */
export const lackingToKeepApart = (data: LinkData): string[] =>
  lacking(
    data,
    data.sets.filter(({ side, use }) => side === 'scam' && use.includes('train')).map(({ name }) => name),
  )
