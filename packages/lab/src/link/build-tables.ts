import { readFileSync, writeFileSync, existsSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { readSections, writeSections } from '@atlas/engine/link-training'
import { MODEL_FILE } from './model-file.ts'
import { readList } from './rows.ts'
import { mayTrain, readHonest, readScams } from './sources.ts'
import { brandDomains, brandLines } from './table-brands.ts'
import { confusableTable } from './table-confusables.ts'
import { letterTable } from './table-letters.ts'
import { placeTable } from './table-places.ts'
import { popularityEntries, popularityTable } from './table-popularity.ts'
import { suffixRiskTable } from './table-suffix-risk.ts'
import { brandTable, measureWords } from './word-weights.ts'

/** Writes every table into the model file; what training wrote before stays in it. */
const buildTables = (folder: string): void => {
  // Only what imitates somebody tells of brands and endings; malware sites are left out here.
  const scams = readScams(folder).filter((row) => !row.source.endsWith('malware/other'))
  const honest = readHonest(folder)
  const entries = popularityEntries(folder, brandDomains(folder))
  const brands = brandLines(folder, entries)
  const hostOf = (url: string): string => (url.split(/[/?#:]/)[0] ?? '').toLowerCase()
  const scamHosts = new Set(scams.filter((row) => mayTrain(row)).map((row) => hostOf(row.url)))
  const visited = new Set(readList(folder, 'crux_domains_202602.tsv.gz').map((line) => line.split('\t')[0] ?? ''))
  for (const row of honest) if (mayTrain(row)) visited.add(hostOf(row.url))
  const text = new TextEncoder()
  const sections = new Map(existsSync(MODEL_FILE) ? readSections(readFileSync(MODEL_FILE)) : [])
  sections.set('popularity', popularityTable(entries))
  sections.set('places', text.encode(placeTable(folder)))
  sections.set('brands', text.encode(brandTable(brands, measureWords(brands, scamHosts, visited))))
  sections.set('suffix-risk', text.encode(suffixRiskTable(folder, scams, honest)))
  sections.set('letters', letterTable(folder))
  sections.set('confusables', text.encode(confusableTable(folder)))
  const bytes = writeSections(sections)
  writeFileSync(MODEL_FILE, bytes)
  for (const [name, part] of sections) console.log(name.padEnd(16), part.length, 'gz', gzipSync(part).length)
  console.log(
    'whole file',
    bytes.length,
    'gz',
    gzipSync(bytes, { level: 9 }).length,
    'names',
    entries.size,
    'brands',
    brands.length,
  )
}

buildTables(process.argv[2] ?? '')
