import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { hashOf } from '../pipeline/hashes.ts'
import { MANIFEST, readManifest } from './sets.ts'

/** For tests only: a few hundred made-up links in the shape of the real sets, the same on every run. */

const WORDS =
  'garden river stone bakery cycle choir museum harbor forest market lantern window paper mountain violin kitchen'.split(
    ' ',
  )
const LURES = 'login verify secure account update wallet bonus claim'.split(' ')
const BRANDS = 'paypal netflix amazon coinbase metamask'.split(' ')

const pick = (list: readonly string[], i: number): string => list[i % list.length] ?? ''

const scamUrl = (i: number, feed: string): string =>
  i % 3 === 0
    ? `https://${pick(BRANDS, i)}-${pick(LURES, i >> 1)}${feed}${i}.xyz/${pick(LURES, i)}.php?id=${i * 37}`
    : `http://${pick(LURES, i)}${(i * 7919) % 9973}${feed}.top/${pick(LURES, i + 1)}`

const honestUrl = (i: number, list: string): string =>
  `https://${pick(WORDS, i)}-${pick(WORDS, i * 7 + 3)}${list}${i}.org/${i % 2 === 0 ? '' : `${pick(WORDS, i + 5)}/page`}`

type Rows = { readonly label: 'malicious' | 'benign'; readonly source: string; readonly dates: readonly string[] }

const ROWS: Readonly<Record<string, Rows>> = {
  openphish_2024_2026: { label: 'malicious', source: 'openphish/public_feed', dates: ['2025-03-01', '2025-06-09'] },
  jpcert_2019_2025: { label: 'malicious', source: 'JPCERT', dates: ['2024-02-01', '2024-09-01'] },
  tweetfeed_2021_2026: { label: 'malicious', source: 'TweetFeed:phishing', dates: ['2024-08-01', '2025-06-11'] },
  phishtank_snapshots_2020_2025: { label: 'malicious', source: 'phishtank', dates: ['2021-03-01', '2023-01-01'] },
  scam_domains: { label: 'malicious', source: 'durablenapkin/scamblocklist', dates: [''] },
  hn_links_2024_2026: { label: 'benign', source: 'HN daily', dates: [''] },
  benign_deep2_2026: { label: 'benign', source: 'yt-dlp', dates: [''] },
  benign_misc_2020_2026: { label: 'benign', source: 'jdm-contrib/jdm', dates: [''] },
  reddit_links_2013: { label: 'benign', source: 'reddit', dates: ['2013'] },
  dmoz_kasztp: { label: 'benign', source: 'DMOZ', dates: [''] },
  crux_origins_202602: { label: 'benign', source: 'CrUX 202602', dates: [''] },
  crux_freehosting_202602: { label: 'benign', source: 'CrUX free-hosting', dates: [''] },
}
const EACH = 90

const rowsFile = (name: string, { label, source, dates }: Rows): string => {
  const tag = name.slice(0, 3)
  const urlOf = label === 'malicious' ? scamUrl : honestUrl
  const lines = Array.from({ length: EACH }, (_, i) => `${urlOf(i, tag)},${label},${source},${pick(dates, i)}`)
  return ['url,label,source,date', ...lines].join('\n')
}

const cruxLine = (i: number): string =>
  i === 0
    ? 'domain\tbucket\tcountries'
    : `${pick(WORDS, i)}${pick(WORDS, i * 5 + 1)}${i}.com\t${i < 60 ? 1000 : 50_000}\t${i < 20 ? 50 : 1}`

const LISTS: Readonly<Record<string, string>> = {
  crux_domains_202602: Array.from({ length: 200 }, (_, i) => cruxLine(i)).join('\n'),
  brand_domains: 'domain,name,source\nexample.com,Example,made up\ngardenhouse.com,Garden House,made up',
  confusables_unhomoglyph: '{\n"а": "a",\n"о": "o"\n}',
}

/** Writes the sets into the folder and a manifest that names them; gives back the manifest's path. */
export const writeTestLinks = (folder: string): string => {
  mkdirSync(path.join(folder, 'lists'), { recursive: true })
  const sets = readManifest(MANIFEST).map((set) => {
    const rows = ROWS[set.name]
    const text = rows ? rowsFile(set.name, rows) : (LISTS[set.name] ?? 'example.org\nexample.net')
    const content = set.file.endsWith('.gz') ? gzipSync(text) : Buffer.from(text)
    writeFileSync(path.join(folder, set.file), content)
    return { ...set, licence: 'made up', from: 'made up', sha256: hashOf(content) }
  })
  const manifest = path.join(folder, 'link-sets.json')
  writeFileSync(manifest, JSON.stringify({ about: 'Made-up links for a test.', sets }))
  return manifest
}
