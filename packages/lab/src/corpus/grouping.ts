import type { CorpusRow } from '../text/corpus.ts'
import type { Pair } from '../text/shingles.ts'
import type { Draft } from './hand-in.ts'

type Named = Draft & { readonly id: string }
/** A message that knows its name and whom it stands beside. */
export type Placed = Named & { readonly group: string }

/** An unused id for every row that brings none: language, channel, number. */
export const giveIds = (drafts: readonly Draft[], corpus: readonly CorpusRow[]): Named[] => {
  const highest = new Map<string, number>()
  for (const id of [...corpus, ...drafts].flatMap((row) => row.id ?? [])) {
    const [, stem = '', number = '0'] = /^(.+)-(\d+)$/.exec(id) ?? []
    highest.set(stem, Math.max(highest.get(stem) ?? 0, Number(number)))
  }
  return drafts.map((draft) => {
    const stem = `${draft.lang}-${draft.channel}`
    if (draft.id !== undefined) return { ...draft, id: draft.id }
    const number = (highest.get(stem) ?? 0) + 1
    highest.set(stem, number)
    return { ...draft, id: `${stem}-${String(number).padStart(4, '0')}` }
  })
}

/** Names that are taken, or lead nowhere. */
export const nameProblems = (drafts: readonly Draft[], corpus: readonly CorpusRow[]): string[] => {
  const ids = new Set(corpus.flatMap(({ id, was }) => (was === undefined ? [id] : [id, was])))
  const groups = new Set(corpus.map(({ group }) => group))
  const own = new Map<string, string>()
  const problems: string[] = []
  for (const { id, group, place } of drafts) {
    if (id !== undefined && ids.has(id)) problems.push(`${place}: "id" must be new, but the corpus has ${id} already.`)
    if (id !== undefined && own.has(id)) problems.push(`${place}: "id" must be new, but ${own.get(id)} has ${id} too.`)
    if (id !== undefined) own.set(id, place)
    if (group !== undefined && groups.has(group))
      problems.push(
        `${place}: "group" must be new, but the corpus has ${group} already; to join it, say "twin" and the id of a message in it.`,
      )
  }
  for (const { id, twin, place } of drafts)
    if (twin !== undefined && (twin === id || (!ids.has(twin) && !own.has(twin))))
      problems.push(`${place}: "twin" must be the id of another message, here or in the corpus, not "${twin}".`)
  return problems
}

/** From so much likeness on two messages are neighbours and stand on one side of every split. */
export const NEIGHBOURS = 0.3

/** Sets of rows that belong together, each with the group it got from outside, if any. */
const unions = (rows: readonly Named[], corpusGroups: ReadonlyMap<string, string>) => {
  const parents = new Map<string, string>()
  const groups = new Map(rows.flatMap(({ id, group }) => (group === undefined ? [] : [[id, group] as const])))
  const rootOf = (id: string): string => {
    const parent = parents.get(id)
    return parent === undefined ? id : rootOf(parent)
  }
  const groupOf = (id: string): string | undefined => corpusGroups.get(id) ?? groups.get(rootOf(id))
  /** False where both have a group already, and not the same. */
  const join = (one: string, other: string): boolean => {
    const [left, right] = [groupOf(one), groupOf(other)]
    if (left !== undefined && right !== undefined) return left === right
    const known = left ?? right
    const [root, next] = [rootOf(one), rootOf(other)]
    const isOutside = corpusGroups.has(one) || corpusGroups.has(other)
    if (!isOutside && root !== next) parents.set(next, root)
    const kept = corpusGroups.has(one) ? next : root
    if (known !== undefined) groups.set(kept, known)
    return true
  }
  return { join, groupOf, rootOf }
}

export type Grouped = {
  readonly groups: ReadonlyMap<string, string>
  readonly problems: readonly string[]
  readonly joined: readonly Pair[]
  /** Neighbours that stay in different groups because their writer put them there. */
  readonly apart: readonly Pair[]
}

/**
 * Whose group is whose: a given name is kept, a twin's is shared, neighbours are joined, and every other row is a group of
 * its own. A group is trained on or held back as one, so no message is tested that the model has nearly seen.
 */
export const formGroups = (rows: readonly Named[], corpus: readonly CorpusRow[], near: readonly Pair[]): Grouped => {
  const { join, groupOf, rootOf } = unions(rows, new Map(corpus.map(({ id, group }) => [id, group])))
  const problems = rows
    .filter(({ id, twin }) => twin !== undefined && !join(id, twin))
    .map(({ place, twin }) => `${place}: it has another "group" than its "twin" ${twin ?? ''}.`)
  const isPlaced = new Set(rows.filter((row) => row.group !== undefined || row.twin !== undefined).map(({ id }) => id))
  const joined = near
    .toSorted((left, right) => right.likeness - left.likeness)
    .filter(({ one, other }) => !(isPlaced.has(one) && isPlaced.has(other)) && groupOf(one) !== (groupOf(other) ?? ''))
    .filter(({ one, other }) => join(one, other))
  const groups = new Map(rows.map(({ id }) => [id, groupOf(id) ?? `g-${rootOf(id)}`]))
  const finalOf = (id: string): string | undefined => groups.get(id) ?? groupOf(id)
  const apart = near.filter(({ one, other }) => isPlaced.has(one) && finalOf(one) !== finalOf(other))
  return { groups, problems, joined, apart }
}
