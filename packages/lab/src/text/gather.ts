import type { LinkKnowledge } from '@atlas/engine'
import { groupNumber, readPublicSet, type Row } from './corpus.ts'
import type { Item } from './examples.ts'
import { type PublicSet, withoutArtefacts } from './public-sets.ts'
import { prepare } from './vectors.ts'

export const prepareAll = (
  rows: readonly Row[],
  knowledge: LinkKnowledge,
  say: (line: string) => void,
  textOf: (row: Row) => string = (row) => row.text,
): Item[] =>
  rows.map((row, number) => {
    if (number > 0 && number % 8000 === 0) say(`${number} of ${rows.length} read`)
    return { row, prepared: prepare(textOf(row), knowledge) }
  })

const MOST_PROMOTION = 150

/** At most so many rows of each label, one of each near-duplicate group first, chosen by group and not by chance. */
const spread = (rows: readonly Row[], most: number): Row[] => {
  const seen = new Set<string>()
  const firsts = rows.filter(({ group }) => !seen.has(group) && seen.add(group).size > 0)
  return firsts.slice(0, most)
}

/** Rows of these sets, as many of each label as their line allows. */
export const chosenRows = (folder: string, sets: readonly PublicSet[]): Row[] =>
  sets.flatMap(({ name, most = 0 }) => {
    const rows = readPublicSet(folder, name)
    return (['scam', 'honest', 'promotion'] as const).flatMap((label) =>
      spread(
        rows.filter((row) => row.label === label),
        label === 'promotion' ? MOST_PROMOTION : most,
      ),
    )
  })

export const publicText = (row: Row): string => withoutArtefacts(row.text)

/** What is said of a public row by who had not seen it is kept by this name: no word of it. */
export const publicId = ({ source, id }: Pick<Row, 'source' | 'id'>): string => `public-${source}-${id}`

const BEGINNING = 60

/** Sets copy from one another: what begins alike is held back together. */
export const publicFold = ({ text }: Pick<Row, 'text'>, folds: number): number => {
  const letters = text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
  return groupNumber(letters.slice(0, BEGINNING)) % folds
}
