import { choices } from '../pipeline/choices.ts'
import { readList, type Row } from './rows.ts'
import { mayTrain, partOf } from './sources.ts'
import { parse } from 'tldts'

const { suffixSeen: MIN_SEEN, suffixSmooth: SMOOTH, suffixFrom: FROM } = choices.link.tables

const count = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** Log of how much commoner a suffix is among scam domains (before the cut) than among visited domains. */
export const suffixRiskTable = (folder: string, scams: readonly Row[], honest: readonly Row[]): string => {
  const bad = new Map<string, number>()
  const good = new Map<string, number>()
  const domains = new Set(scams.filter((row) => mayTrain(row) && row.date >= FROM).map((row) => row.domain))
  for (const domain of domains) count(bad, parse(domain, { allowPrivateDomains: true }).publicSuffix ?? '')
  const visited = new Set(readList(folder, 'crux_domains_202602.tsv.gz').map((line) => line.split('\t')[0] ?? ''))
  for (const row of honest) if (partOf(row.domain) === 'train') visited.add(row.domain)
  for (const domain of visited) count(good, parse(domain, { allowPrivateDomains: true }).publicSuffix ?? '')
  const badTotal = domains.size
  const goodTotal = visited.size
  const lines: string[] = []
  for (const suffix of new Set([...bad.keys(), ...good.keys()])) {
    const [b, g] = [bad.get(suffix) ?? 0, good.get(suffix) ?? 0]
    if (suffix === '' || b + g < MIN_SEEN) continue
    const risk = Math.log((b + SMOOTH) / badTotal) - Math.log((g + SMOOTH * (goodTotal / badTotal)) / goodTotal)
    lines.push(`${suffix}\t${risk.toFixed(2)}`)
  }
  return lines.join('\n')
}
