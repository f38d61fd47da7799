import type { LockedPackage } from './lock-file.ts'

/** docs/licences.md has a line for each file of weights, tables or letters that the product carries or loads. */

const CARRIED =
  /^packages\/engine\/model\/.+|^apps\/web\/src\/styles\/fonts\/.+|.+-table\.json$|.+\.(?:bin|onnx|wasm|woff2?|ttf)$/
/** Words about the files, which the table itself points to. */
const ABOUT = /\/(?:MODEL\.md|NOTICE\.md|LICENSES\.txt)$/

/** The first cell of every row that is filled: a path in the repository, or the name of a package. */
const rowsOf = (table: string): readonly string[] =>
  table.split('\n').flatMap((line) => {
    const [, place = '', licence = '', source = ''] = line.split('|').map((cell) => cell.trim())
    const isRow = place.startsWith('`') && licence !== '' && source !== ''
    return isRow ? [place.replaceAll('`', '')] : []
  })

export const dataProblems = (
  table: string,
  files: readonly string[],
  packages: readonly LockedPackage[],
): readonly string[] => {
  const rows = new Set(rowsOf(table))
  const carried = files.filter((file) => CARRIED.test(file) && !ABOUT.test(file))
  const known = new Set([...carried, ...packages.map(({ name }) => name)])
  return [
    ...carried.filter((file) => !rows.has(file)).map((file) => `docs/licences.md has no line for ${file}`),
    ...[...rows].filter((place) => !known.has(place)).map((place) => `docs/licences.md: there is no ${place} any more`),
  ]
}
