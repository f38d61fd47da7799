import { readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { analyzeLink, loadLinkModel, type LinkModel, type LinkVerdict } from '@atlas/engine'
import { MODEL_FILE } from './model-file.ts'
import type { Row } from './rows.ts'
import { readHonest, readScams } from './sources.ts'
import { honestSets, scamSets } from './test-sets.ts'

type Line = {
  readonly name: string
  readonly count: number
  readonly red: number
  readonly flagged: number
  readonly unsure: number
}
type Bar = { readonly red: number; readonly flagged: number; readonly atLeast: boolean }

const SCAM_BARS: Readonly<Record<string, Bar>> = {
  OpenPhish: { red: 0.5, flagged: 0.78, atLeast: true },
  PhishTank: { red: 0.5, flagged: 0.75, atLeast: true },
  JPCERT: { red: 0.6, flagged: 0.87, atLeast: true },
  TweetFeed: { red: 0.4, flagged: 0.7, atLeast: true },
}
const HONEST_GROUPS: readonly (readonly [string, readonly string[], Bar])[] = [
  ['honest deep + home', ['deep', 'home'], { red: 0.001, flagged: 0.01, atLeast: false }],
  [
    'honest account + legal + crypto + hosting',
    ['account', 'crypto', 'hosting'],
    { red: 0.002, flagged: 0.03, atLeast: false },
  ],
]

/** What is refused as no link counts as neither red nor flagged. */
const verdictOf = (row: Row, model: LinkModel): LinkVerdict | 'none' => {
  const report = analyzeLink(row.url, model)
  return report.status === 'judged' ? report.verdict : 'none'
}

const lineOf = (name: string, rows: readonly Row[], model: LinkModel): Line => {
  const verdicts = rows.map((row) => verdictOf(row, model))
  const share = (...kinds: readonly string[]) =>
    verdicts.filter((verdict) => kinds.includes(verdict)).length / Math.max(1, rows.length)
  return {
    name,
    count: rows.length,
    red: share('dangerous'),
    flagged: share('dangerous', 'suspicious'),
    unsure: share('cannot-tell'),
  }
}

const met = (value: number, bar: number, atLeast: boolean): string =>
  (atLeast ? value >= bar : value <= bar) ? 'met' : 'MISSED'

const show = ({ name, count, red, flagged, unsure }: Line, bar?: Bar): void => {
  const figures = [red, flagged, unsure].map((value) => value.toFixed(4).padStart(8)).join(' ')
  const judged = bar
    ? ` bars ${bar.red} ${met(red, bar.red, bar.atLeast)}, ${bar.flagged} ${met(flagged, bar.flagged, bar.atLeast)}`
    : ''
  console.log(`${name.padEnd(44)}${String(count).padStart(7)} ${figures}${judged}`)
}

const showSpeed = (rows: readonly Row[], model: LinkModel): void => {
  for (const row of rows.slice(0, 2000)) analyzeLink(row.url, model)
  const times = rows.map((row) => {
    const started = performance.now()
    analyzeLink(row.url, model)
    return performance.now() - started
  })
  times.sort((a, b) => a - b)
  const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(3)
  console.log(
    `one decision: median ${at(0.5)} ms, 99 in 100 within ${at(0.99)} ms, slowest ${at(1)} ms (${times.length} links)`,
  )
}

const bench = (folder: string): void => {
  const bytes = readFileSync(MODEL_FILE)
  const started = performance.now()
  const model = loadLinkModel(bytes)
  const loaded = performance.now() - started
  const scams = scamSets(readScams(folder), 'test')
  const honest = honestSets(readHonest(folder), 'test')
  console.log(`${''.padEnd(44)}  links      red  flagged  cannot-tell`)
  for (const { name, rows } of scams) show(lineOf(name, rows, model), SCAM_BARS[name])
  for (const [name, classes, bar] of HONEST_GROUPS) {
    const rows = honest.filter((set) => classes.includes(set.name)).flatMap((set) => set.rows)
    show(lineOf(name, rows, model), bar)
  }
  for (const { name, rows } of honest) show(lineOf(`  of these ${name}`, rows, model))
  showSpeed(
    [...scams, ...honest].flatMap(({ rows }) => rows.slice(0, 1500)),
    model,
  )
  console.log(
    `model file ${statSync(MODEL_FILE).size} bytes, gzip ${gzipSync(bytes, { level: 9 }).length}, loaded in ${loaded.toFixed(0)} ms`,
  )
}

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Say where the link data lies: npm run bench:link -- FOLDER')
  process.exitCode = 1
} else bench(folder)
