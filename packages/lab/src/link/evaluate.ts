import { analyzeLink, type LinkModel, type LinkVerdict } from '@atlas/engine'
import type { Line, Measured, Verdicts } from './figures.ts'
import type { Row } from './rows.ts'
import { lackingToKeepApart, type LinkData } from './sets.ts'
import { listedSites } from './listed-sites.ts'
import { honestSets, scamSets, type TestSet } from './test-sets.ts'
import type { Validation } from './validation.ts'

/** What is refused as no link counts as none of the verdicts. */
const verdictOf = (row: Row, model: LinkModel): LinkVerdict | 'none' => {
  const report = analyzeLink(row.url, model)
  return report.status === 'judged' ? report.verdict : 'none'
}

const rounded = (share: number): number => Math.round(share * 1e5) / 1e5

const lineOf = (rows: readonly Row[], model: LinkModel): Line => {
  const verdicts = rows.map((row) => verdictOf(row, model))
  const share = (...kinds: readonly string[]): number =>
    rounded(verdicts.filter((verdict) => kinds.includes(verdict)).length / Math.max(1, rows.length))
  return {
    links: rows.length,
    red: share('dangerous'),
    flagged: share('dangerous', 'suspicious'),
    cannotTell: share('cannot-tell'),
    harmless: share('harmless'),
  }
}

export type TestLinks = { readonly scams: readonly TestSet[]; readonly honest: readonly TestSet[] }

/** Test links of the sets that are there. */
export const readTest = (data: LinkData): TestLinks => ({
  scams: lackingToKeepApart(data).length > 0 ? [] : scamSets(data.scams(), 'test'),
  honest: [...honestSets(data.honest(), 'test'), ...listedSites(data)].filter(({ rows }) => rows.length > 0),
})

const HONEST_GROUPS = { pages: ['deep', 'home'], hard: ['account', 'crypto', 'hosting'] } as const

const joined = (sets: readonly TestSet[], names: readonly string[]): Row[] =>
  sets.filter(({ name }) => names.includes(name)).flatMap(({ rows }) => rows)

const linesOf = (sets: readonly TestSet[], model: LinkModel): Record<string, Line> =>
  Object.fromEntries(sets.map(({ name, rows }) => [name, lineOf(rows, model)]))

export const measure = ({ scams, honest }: TestLinks, model: LinkModel): Measured => ({
  scams: linesOf(scams, model),
  groups: linesOf(
    Object.entries(HONEST_GROUPS)
      .map(([name, classes]) => ({ name, rows: joined(honest, classes) }))
      .filter(({ rows }) => rows.length > 0),
    model,
  ),
  honest: linesOf(honest, model),
})

const shares = (rows: readonly Row[], model: LinkModel): Verdicts['scams'] => {
  const judged = rows.map((row) => verdictOf(row, model)).filter((verdict) => verdict !== 'none')
  const share = (kind: LinkVerdict): number =>
    rounded(judged.filter((verdict) => verdict === kind).length / Math.max(1, judged.length))
  return {
    links: judged.length,
    dangerous: share('dangerous'),
    suspicious: share('suspicious'),
    'cannot-tell': share('cannot-tell'),
    harmless: share('harmless'),
  }
}

/** How often each verdict is given to scam and to honest validation links: what a verdict is worth to a message. */
export const verdictShares = ({ scams, honest }: Validation, model: LinkModel): Verdicts => ({
  composed:
    'Validation links, row by row in one pot: scams of OpenPhish, PhishTank and JPCERT; honest deep links, home pages and account pages. What is no link is left out.',
  scams: shares(
    scams.flatMap(({ rows }) => rows),
    model,
  ),
  honest: shares(joined(honest, ['deep', 'home', 'account']), model),
})
