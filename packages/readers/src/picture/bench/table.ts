import type { BenchPicture } from './pictures.ts'
import type { Exact, Score } from './measure.ts'

export type Measured = {
  readonly picture: BenchPicture
  readonly answer: {
    readonly text: string
    readonly codes: readonly string[]
    readonly seconds: number
    readonly memory: number
  }
  readonly score: Score
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const percent = (measured: readonly Measured[]): string => {
  if (measured.length === 0) return '-'
  const rate = sum(measured.map(({ score }) => score.errors)) / sum(measured.map(({ score }) => score.length))
  return (100 * rate).toFixed(2)
}

const exact = (measured: readonly Measured[], pick: (score: Score) => Exact): string =>
  `${sum(measured.map(({ score }) => pick(score).right))}/${sum(measured.map(({ score }) => pick(score).all))}`

const codes = (measured: readonly Measured[]): string => {
  const all = measured.flatMap(({ picture, answer }) => picture.codes.map((code) => answer.codes.includes(code)))
  return `${all.filter(Boolean).length}/${all.length}`
}

const mean = (values: readonly number[]): string =>
  values.length === 0 ? '-' : (sum(values) / values.length).toFixed(2)

const row = (name: string, ours: readonly Measured[], theirs: readonly Measured[]): readonly string[] => {
  const same = theirs.filter((other) => ours.some(({ picture }) => picture === other.picture))
  const shared = ours.filter(({ picture }) => same.some((other) => other.picture === picture))
  const seconds = (list: readonly Measured[]): number => sum(list.map(({ answer }) => answer.seconds))
  return [
    name,
    String(ours.length),
    percent(ours),
    percent(same),
    exact(ours, ({ links }) => links),
    exact(ours, ({ sums }) => sums),
    exact(ours, ({ phones }) => phones),
    codes(ours),
    mean(ours.map(({ answer }) => answer.seconds)),
    same.length === 0 ? '-' : (seconds(shared) / seconds(same)).toFixed(2),
    Math.max(0, ...ours.map(({ answer }) => answer.memory)).toFixed(0),
  ]
}

const HEAD = [
  'group',
  'n',
  'CER %',
  'tesseract',
  'links',
  'sums',
  'phones',
  'codes',
  'CPU s',
  'ratio',
  'peak MB',
] as const

/** Peak memory is the process's so far: it only rises. */
export const table = (ours: readonly Measured[], theirs: readonly Measured[]): string => {
  const groups = [...new Set(ours.map(({ picture }) => picture.group))]
  const rows = [
    HEAD,
    ...groups.map((group) =>
      row(
        group,
        ours.filter(({ picture }) => picture.group === group),
        theirs,
      ),
    ),
    row('all', ours, theirs),
  ]
  const widths = HEAD.map((_, index) => Math.max(...rows.map((cells) => cells[index]?.length ?? 0)))
  return rows.map((cells) => cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')).join('\n')
}
