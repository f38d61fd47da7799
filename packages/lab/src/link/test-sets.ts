import { choices } from '../pipeline/choices.ts'
import type { Row } from './rows.ts'
import { CUT, honestClass, isTaken, mayTrain, partOf, type HonestClass, type Part } from './sources.ts'

const settings = choices.link.rows

export type TestSet = { readonly name: string; readonly rows: readonly Row[] }

const sample = (rows: readonly Row[], most: number): Row[] => {
  const share = most / Math.max(most, rows.length)
  return rows.filter((row) => isTaken(row.url, share, 21))
}

const unique = (rows: readonly Row[]): Row[] => [...new Map(rows.map((row) => [row.url, row])).values()]

type Feed = { readonly name: string; readonly is: (row: Row) => boolean; readonly from: string }

/** The newest stretch of each feed; what was trained on lies before it. */
const FEEDS: readonly Feed[] = [
  { name: 'OpenPhish', is: (row) => row.source.startsWith('openphish'), from: CUT },
  { name: 'PhishTank', is: (row) => row.source.startsWith('phishtank'), from: settings.phishTankTest },
  { name: 'JPCERT', is: (row) => row.source.startsWith('JPCERT'), from: settings.jpcertTest },
  { name: 'TweetFeed', is: (row) => /^TweetFeed:(?:phishing|scam)/.test(row.source), from: CUT },
]

/** Before the newest stretch: for choosing settings, so that the test is looked at once. */
const VALIDATION_FROM: Readonly<Record<string, string>> = {
  OpenPhish: settings.openPhishValidation,
  PhishTank: settings.phishTankValidation,
  JPCERT: settings.jpcertValidation,
}

/** Scam rows whose registrable domain was never trained on. */
export const scamSets = (scams: readonly Row[], part: Part): TestSet[] => {
  const trained = new Set(scams.filter((row) => mayTrain(row)).map((row) => row.domain))
  return FEEDS.map(({ name, is, from }) => {
    const early = VALIDATION_FROM[name] ?? ''
    const inTime = (row: Row): boolean =>
      part === 'test' ? row.date >= from : early !== '' && row.date >= early && row.date < from
    const rows = unique(scams.filter((row) => is(row) && inTime(row) && !trained.has(row.domain)))
    return { name, rows: sample(rows, settings.mostScams) }
  }).filter(({ rows }) => rows.length > 0)
}

/** Honest rows of one part, by class; old link lists are left out, they hold dead and resold domains. */
export const honestSets = (honest: readonly Row[], part: Part): TestSet[] => {
  const classes: readonly HonestClass[] = ['deep', 'home', 'account', 'crypto', 'hosting']
  const rows = unique(honest.filter((row) => partOf(row.domain) === part && !/^reddit|^DMOZ/.test(row.source)))
  return classes.map((name) => ({
    name,
    rows: sample(
      rows.filter((row) => honestClass(row) === name),
      settings.mostHonest,
    ),
  }))
}
