import { expect, test } from 'vitest'
import { groupByVersion } from './changelog.ts'

const entry = (version: string, date: string) =>
  ({ _id: version + date, version, type: 'new', description: '', date }) as const

test('groups are sorted by version as a string, descending', () => {
  const groups = groupByVersion([entry('1.5', '2026-01-01'), entry('1.10', '2026-03-01'), entry('1.5', '2026-02-01')])
  expect(groups.map(({ version, date, entries }) => [version, date, entries.length])).toEqual([
    ['1.5', '2026-02-01', 2],
    ['1.10', '2026-03-01', 1],
  ])
})
