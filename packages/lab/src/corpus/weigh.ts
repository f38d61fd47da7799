import type { CorpusRow, Row } from '../text/corpus.ts'
import { copiedPairs, type Pair, sameTexts } from '../text/shingles.ts'
import { bars, surfaceOn } from './bars.ts'
import { sayPair } from './checks.ts'
import { formGroups, giveIds, type Grouped, NEIGHBOURS, type Placed } from './grouping.ts'
import type { Draft } from './hand-in.ts'

/** From here on it is a copy; within one group only what also has the same label and is nearly all the same. */
const COPY = 0.5
const COPY_OF_A_TWIN = 0.8

type Neighbours = {
  readonly rows: readonly Placed[]
  readonly problems: readonly string[]
  /** What is worth a word, though no mistake. */
  readonly remarks: readonly string[]
}

const copies = (pairs: readonly Pair[], rows: readonly Row[], { groups }: Grouped): Pair[] => {
  const known = new Map(rows.map((row) => [row.id, row]))
  const groupOf = (id: string): string | undefined => groups.get(id) ?? known.get(id)?.group
  return pairs.filter(({ one, other, likeness }) =>
    groupOf(one) === groupOf(other)
      ? likeness >= COPY_OF_A_TWIN && known.get(one)?.label === known.get(other)?.label
      : likeness >= COPY,
  )
}

/** Gives ids and groups, and names every message that says what another says already. */
export const placeBeside = (drafts: readonly Draft[], corpus: readonly CorpusRow[]): Neighbours => {
  const named = giveIds(drafts, corpus)
  // Each alone at first, so that neighbours within the file are seen too.
  const rows: Row[] = [...corpus, ...named.map((row) => ({ ...row, group: `:${row.id}`, source: row.wave }))]
  const pairs = copiedPairs(rows, NEIGHBOURS, corpus.length)
  // A copy is refused; it must not become a neighbour first.
  const grouped = formGroups(
    named,
    corpus,
    pairs.filter(({ likeness }) => likeness < COPY),
  )
  const same = sameTexts(rows)
  const isSame = new Set(same.map(({ one }) => one))
  const places = new Map(named.map(({ id, place }) => [id, place]))
  const sayPlace = (pair: Pair): string =>
    sayPair({ ...pair, one: places.get(pair.one) ?? pair.one, other: places.get(pair.other) ?? pair.other })
  const found = [...same, ...copies(pairs, rows, grouped).filter(({ one }) => !isSame.has(one))]
  return {
    rows: named.map((row) => ({ ...row, group: grouped.groups.get(row.id) ?? row.id })),
    problems: [...grouped.problems, ...found.map((pair) => `${sayPlace(pair)}.`)],
    remarks: [
      ...grouped.joined.map(({ one, other }) => `${one} is a neighbour of ${other} and shares its group.`),
      ...grouped.apart.map(
        ({ one, other }) =>
          `${places.get(one) ?? one} is much like ${places.get(other) ?? other}, but stands in another group: if they belong together, give them the same "group", or say "twin".`,
      ),
    ],
  }
}

type Surface = { readonly lines: readonly string[]; readonly problems: readonly string[] }

const say = (auc: number | undefined): string => auc?.toFixed(4) ?? 'too few to say'

/** What the new messages do to a reader who cannot read, wherever they stand. */
export const weighSurface = (corpus: readonly Row[], fresh: readonly Row[]): Surface => {
  const lines: string[] = []
  const problems: string[] = []
  for (const bar of bars.filter(({ holds }) => fresh.some(holds))) {
    const after = surfaceOn(bar, [...corpus, ...fresh])
    // In the whole corpus a file hardly moves anything, and the figure takes seconds.
    const before = bar.isWhole ? '' : `${say(surfaceOn(bar, corpus))} before, `
    lines.push(`${bar.name}: ${before}${say(after)} after; below ${bar.below} is wanted`)
    if (after !== undefined && after >= bar.below)
      problems.push(
        `In ${bar.name} the looks of a message give its label away: ${after.toFixed(4)}, below ${bar.below} is wanted.`,
      )
  }
  return { lines, problems }
}

const looks: readonly { readonly name: string; readonly of: (text: string) => number }[] = [
  { name: 'signs', of: (text) => text.length },
  { name: 'digits in 100 signs', of: (text) => (100 * (text.match(/[0-9]/g)?.length ?? 0)) / text.length },
  { name: 'capitals in 100 signs', of: (text) => (100 * (text.match(/[A-Z]/g)?.length ?? 0)) / text.length },
  { name: 'exclamation marks', of: (text) => text.match(/!/g)?.length ?? 0 },
  { name: 'question marks', of: (text) => text.match(/\?/g)?.length ?? 0 },
  { name: 'lines', of: (text) => text.split('\n').length },
]

/** How the scams of a file look beside its other messages: the two should look alike. */
export const sayLooks = (rows: readonly Pick<Row, 'label' | 'text'>[]): string[] => {
  const mean = (isScam: boolean, of: (text: string) => number): string => {
    const some = rows.filter(({ label }) => (label === 'scam') === isScam)
    return some.length === 0 ? 'none' : (some.reduce((sum, { text }) => sum + of(text), 0) / some.length).toFixed(1)
  }
  return looks.map(({ name, of }) => `${name}: scams ${mean(true, of)}, others ${mean(false, of)}`)
}
