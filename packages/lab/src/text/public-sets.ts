import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { hashOf } from '../pipeline/hashes.ts'

/** packages/lab/public-sets.json: what each public set is, and where to get it. No row of any is in the repository. */
const Set = z.strictObject({
  name: z.string(),
  /** Only what its licence lets us ship weights of is trained on; the others measure. */
  use: z.enum(['train', 'measure']),
  licence: z.string(),
  from: z.string(),
  sha256: z.string().length(64),
  /** So many rows of each label are trained on. */
  most: z.number().optional(),
})
export type PublicSet = z.infer<typeof Set>

const sets: readonly PublicSet[] = z
  .array(Set)
  .parse(JSON.parse(readFileSync(new URL('../../public-sets.json', import.meta.url), 'utf8')))

export const cleanSets = sets.filter(({ use }) => use === 'train')
export const measureSets = sets.filter(({ use }) => use === 'measure')

export const fileOf = (folder: string, { name }: PublicSet): string => path.join(folder, `${name}.jsonl.gz`)

export type SetsFound = {
  readonly present: readonly PublicSet[]
  readonly missing: readonly PublicSet[]
  /** There, but not the file that the manifest names. */
  readonly different: readonly PublicSet[]
}

/** Which sets are there as the manifest names them; a file that differs is not used, since nobody knows what is in it. */
export const findSets = (folder: string | undefined): SetsFound => {
  const stateOf = (set: PublicSet): keyof SetsFound => {
    if (folder === undefined || !existsSync(fileOf(folder, set))) return 'missing'
    return hashOf(readFileSync(fileOf(folder, set))) === set.sha256 ? 'present' : 'different'
  }
  const found = Map.groupBy(sets, stateOf)
  return {
    present: found.get('present') ?? [],
    missing: found.get('missing') ?? [],
    different: found.get('different') ?? [],
  }
}

/** Marks that give a public set away rather than the scam: speaker tags, placeholders, repeated subject lines. */
export const withoutArtefacts = (text: string): string =>
  text
    .replaceAll(/\b(?:Suspect|Innocent|caller|recipient|Customer|Agent)\s?:\s?/g, '')
    .replaceAll(/来电方:\s?|接听方:\s?/g, '')
    .replaceAll(/\[(?:Greetings|Name|Company|Title|Money|Date|Number|Product|City|LAW)\]/g, ' ')
    .replaceAll(/<REAL NAME>|\[name\]/gi, 'Ann')
    .replaceAll(/^Subject:\s*/g, '')
    .slice(0, 2000)
