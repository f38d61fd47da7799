import { describe, expect, test } from 'vitest'
import { type CorpusRow, isBenchmark, isHeldBack, readCorpus } from '../text/corpus.ts'
import { checks, quickChecks } from './checks.ts'
import { EDITION, edition } from './edition.ts'

const rows = readCorpus()
const problemsOf = (name: RegExp, changed: readonly CorpusRow[]): string[] =>
  checks.filter((check) => name.test(check.name)).flatMap(({ problems }) => problems(changed))
const benchmarkRow = rows.find(isBenchmark)
const trained = rows.find((row) => !isHeldBack(row))
if (benchmarkRow === undefined || trained === undefined) throw new Error('There are no rows to try this with.')
const changed = (id: string, changes: Partial<CorpusRow>): CorpusRow[] =>
  rows.map((row) => (row.id === id ? { ...row, ...changes } : row))

describe('every check can go red', () => {
  test('a benchmark row that is gone, changed or moved into training', () => {
    const { id, text } = benchmarkRow
    const see = (some: readonly CorpusRow[]): string[] => problemsOf(/benchmark has moved/, some)
    expect(see(rows)).toEqual([])
    expect(see(rows.filter((row) => row.id !== id))).toEqual([`${id} of benchmark edition ${EDITION} is gone`])
    const other = `${id} of benchmark edition ${EDITION} has another text or label than when it was fixed`
    expect(see(changed(id, { text: `${text} ` }))).toEqual([other])
    expect(see(changed(id, { label: 'promotion' }))).toEqual([other])
    expect(see(changed(id, { group: trained.group }))).toEqual([
      `${id} of benchmark edition ${EDITION} has moved to the group ${trained.group}, which teaches`,
    ])
  })

  test('a language or kind that lost its scams', () => {
    expect(
      problemsOf(
        /keep the balance/,
        rows.filter(({ lang, label }) => lang !== 'hi' || label !== 'scam'),
      ),
    ).toEqual([expect.stringMatching(/^hi: 0 scams and \d+ others; at least 150 of each are wanted$/)])
  })

  test('a benchmark that lacks a kind', () => {
    const without = rows.filter((row) => row.kind !== 'charity' || !isBenchmark(row))
    expect(problemsOf(/has every kind/, without)).toEqual([
      'the benchmark lacks scams or honest messages of the kind charity',
    ])
  })

  test('a message that is there twice, word for word or nearly', () => {
    const twice = (text: string): CorpusRow[] => [
      ...rows.slice(0, 400),
      { ...trained, id: 'again', group: 'g-again', text },
    ]
    expect(problemsOf(/word for word/, twice(trained.text.toUpperCase()))).toEqual([
      `again says the same as ${trained.id}`,
    ])
    expect(problemsOf(/copied/, twice(`${trained.text} and so on`))[0]).toContain(
      `again is nearly a copy of ${trained.id}`,
    )
  })

  test('a second reading against the label, unless it was settled with a reason', () => {
    const see = (changes: Partial<CorpusRow>): string[] => problemsOf(/contradicts/, changed(trained.id, changes))
    const against = { label: 'scam', reading: 'honest', note: undefined } as const
    expect(see(against)).toEqual([`${trained.id} is labelled scam, but its second reader says honest`])
    expect(see({ ...against, note: 'odd; settled: scam' })).toHaveLength(1)
    expect(see({ ...against, note: 'settled: scam, the pasted part counts' })).toEqual([])
    expect(see({ ...against, reading: 'undecidable-honest' })).toEqual([])
    expect(rows.filter(({ note }) => note?.startsWith('settled: scam')).length).toBeGreaterThanOrEqual(17)
  })

  test('an invented number that comes back too often', () => {
    const many = Array.from({ length: 13 }, (_, number) => ({
      ...trained,
      id: `n-${number}`,
      text: 'Ring 020794600 now',
    }))
    expect(problemsOf(/come back/, many)).toEqual(['020794600 stands in 13 messages'])
  })

  test('scams that look unlike honest messages', () => {
    const loud = rows
      .filter(({ lang }) => lang === 'nl')
      .map((row) => (row.label === 'scam' ? { ...row, text: `${row.text.toUpperCase()}!!!` } : row))
    expect(problemsOf(/in messages in nl/, loud)[0]).toBe('a reader who cannot read reaches 1.000; below 0.6 is wanted')
  })
})

test('the benchmark is the edition, all of it held back; what is held back later waits', () => {
  const benchmark = rows.filter(isBenchmark)
  expect(benchmark).toHaveLength(edition.size)
  expect(benchmark.filter((row) => !isHeldBack(row))).toEqual([])
  const late = { ...benchmarkRow, id: 'late-1' }
  expect([isHeldBack(late), isBenchmark(late)]).toEqual([true, false])
})

test('the quick checks are among all', () => {
  expect(quickChecks.filter((check) => !checks.includes(check))).toEqual([])
})
