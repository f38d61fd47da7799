import { kindIds } from '@atlas/engine'
import { type CorpusRow, isBenchmark, isHeldBack, isUndecidable, type Row } from '../text/corpus.ts'
import { copiedPairs, type Pair, sameTexts } from '../text/shingles.ts'
import { bars, surfaceOn } from './bars.ts'
import { EDITION, edition, markOf } from './edition.ts'

/** What must hold of the corpus; a problem is a sentence. */
export type Check = { readonly name: string; readonly problems: (rows: readonly CorpusRow[]) => string[] }

const count = (rows: readonly Row[], wanted: (row: Row) => boolean): number => rows.filter(wanted).length

const tooFew = (name: string, least: number, rows: readonly Row[]): string[] => {
  const scams = count(rows, ({ label }) => label === 'scam')
  return scams < least || rows.length - scams < least
    ? [`${name}: ${scams} scams and ${rows.length - scams} others; at least ${least} of each are wanted`]
    : []
}

/** Scams and honest messages in all, and in every kind, language and large channel. */
const unbalanced = (rows: readonly Row[]): string[] => {
  const share = count(rows, ({ label }) => label === 'scam') / rows.length
  return [
    ...(share > 0.45 && share < 0.52 ? [] : [`${share.toFixed(3)} of all are scams; .45 to .52 is wanted`]),
    ...kindIds.flatMap((kind) =>
      tooFew(
        kind,
        80,
        rows.filter((row) => row.kind === kind),
      ),
    ),
    ...['es', 'pt', 'fr', 'de', 'it', 'nl', 'hi-Latn', 'hi', 'tl', 'id', 'zh', 'zh-Hant'].flatMap((lang) =>
      tooFew(
        lang,
        150,
        rows.filter((row) => row.lang === lang),
      ),
    ),
    ...['email', 'sms', 'chat', 'call'].flatMap((channel) =>
      tooFew(
        channel,
        450,
        rows.filter((row) => row.channel === channel),
      ),
    ),
  ]
}

/** About a tenth is held back, and the benchmark has scams and honest messages of every kind. */
const unheld = (rows: readonly Row[]): string[] => {
  const share = count(rows, isHeldBack) / rows.length
  const present = new Set(rows.filter(isBenchmark).map(({ kind, label }) => `${kind} ${label}`))
  return [
    ...(share > 0.08 && share < 0.12 ? [] : [`${share.toFixed(3)} of all are held back; about a tenth is wanted`]),
    ...kindIds
      .filter((kind) => !present.has(`${kind} scam`) || !present.has(`${kind} honest`))
      .map((kind) => `the benchmark lacks scams or honest messages of the kind ${kind}`),
  ]
}

/** The benchmark is fixed: every row of the edition is there, held back, and says what it said. */
const movedFromEdition = (rows: readonly Row[]): string[] => {
  const known = new Map(rows.map((row) => [row.id, row]))
  return [...edition].flatMap(([id, mark]) => {
    const row = known.get(id)
    const said = `${id} of benchmark edition ${EDITION}`
    if (row === undefined) return [`${said} is gone`]
    if (!isHeldBack(row)) return [`${said} has moved to the group ${row.group}, which teaches`]
    return markOf(row) === mark ? [] : [`${said} has another text or label than when it was fixed`]
  })
}

/** A note "settled: scam, why" or "settled: honest, why" keeps the label against the reader. */
export const contradicts = ({ label, reading, note }: Pick<CorpusRow, 'label' | 'reading' | 'note'>): boolean => {
  if (isUndecidable({ reading })) return false
  const settled = /^settled: (scam|honest)\b/.exec(note ?? '')?.[1]
  return ((settled ?? reading) === 'scam') !== (label === 'scam')
}

export const contradictions: Check = {
  name: 'no second reading contradicts its label',
  problems: (rows) =>
    rows
      .filter(contradicts)
      .map(({ id, label, reading }) => `${id} is labelled ${label}, but its second reader says ${reading}`),
}

const often = (rows: readonly Row[], pattern: RegExp, most: number): string[] => {
  const times = new Map<string, number>()
  for (const { text } of rows)
    for (const found of new Set(text.match(pattern))) times.set(found, (times.get(found) ?? 0) + 1)
  return [...times].filter(([, seen]) => seen > most).map(([found, seen]) => `${found} stands in ${seen} messages`)
}

/** Invented numbers and hosts that come back again and again. */
const repeated = (rows: readonly Row[]): string[] => [
  ...often(rows, /(?<!\d)\d{6,}(?!\d)/g, 12),
  ...often(rows, /\b[a-z0-9]+(?:-[a-z0-9]+)+\.[a-z]{2,}\b/g, 8),
]

export const sayPair = ({ one, other, likeness }: Pair): string =>
  likeness === 1
    ? `${one} says the same as ${other}`
    : `${one} is nearly a copy of ${other}: ${Math.round(likeness * 100)} of 100 three-word runs are the same`

/** What is looked at in a moment. */
export const quickChecks: readonly Check[] = [
  {
    name: 'scams and honest messages keep the balance in every kind, language and large channel',
    problems: unbalanced,
  },
  { name: 'about a tenth is held back, and the benchmark has every kind', problems: unheld },
  { name: 'no row of the benchmark has moved, vanished or changed', problems: movedFromEdition },
  { name: 'no message says word for word what another says', problems: (rows) => sameTexts(rows).map(sayPair) },
  contradictions,
  { name: 'invented numbers and hosts do not come back again and again', problems: repeated },
]

export const checks: readonly Check[] = [
  ...quickChecks,
  { name: 'no message is copied from another group', problems: (rows) => copiedPairs(rows).map(sayPair) },
  ...bars.map((bar) => ({
    name: `length, digits, marks, capitals and emoji do not give the label away in ${bar.name}`,
    problems: (rows: readonly CorpusRow[]) => {
      const auc = surfaceOn(bar, rows)
      return auc === undefined || auc < bar.below
        ? []
        : [`a reader who cannot read reaches ${auc.toFixed(3)}; below ${bar.below} is wanted`]
    },
  })),
]
