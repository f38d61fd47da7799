import { readList, type Row } from './rows.ts'
import { lacking, type LinkData } from './sets.ts'
import { isTaken } from './sources.ts'
import type { TestSet } from './test-sets.ts'

const WELL_KNOWN = 'tranco10k_20250115'
const BRANDS = 'brand_domains'
/** About three thousand of the brands' sites under national endings. */
const BRANDS_SHARE = 0.15

const homePage = (domain: string): Row => ({ url: domain, malicious: false, source: 'list', date: '', domain })

/**
 * Home pages that lists name: they are in our tables, so this is no test of unknown sites. It shows whether what we
 * know is said, and whether a brand's sites in other countries are taken for copies of it.
 */
export const listedSites = (data: LinkData): TestSet[] => {
  const known = lacking(data, [WELL_KNOWN]).length > 0 ? [] : readList(data.folder, `${WELL_KNOWN}.txt`)
  const listed = lacking(data, [BRANDS]).length > 0 ? [] : readList(data.folder, `${BRANDS}.csv.gz`).slice(1)
  const branches = [...new Set(listed.map((line) => line.slice(0, line.indexOf(','))))].filter(
    (domain) => /\.[a-z]{2}$/.test(domain) && isTaken(domain, BRANDS_SHARE, 41),
  )
  return [
    { name: 'known', rows: known.map(homePage) },
    { name: 'branches', rows: branches.map(homePage) },
  ]
}
