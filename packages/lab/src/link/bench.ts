import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { analyzeLink, loadLinkModel, type LinkModel } from '@atlas/engine'
import { measure, readTest } from './evaluate.ts'
import { goalOf, NAMES, type Kind, type Line } from './figures.ts'
import { MODEL_FILE } from './model-file.ts'
import type { Row } from './rows.ts'
import { findSets, MANIFEST, missingLines, openLinkData, readManifest } from './sets.ts'

const KINDS: readonly Kind[] = ['red', 'flagged', 'harmless']

const show = (name: string, line: Line): void => {
  const { links, red, flagged, cannotTell, harmless } = line
  const figures = [red, flagged, cannotTell, harmless].map((value) => value.toFixed(4).padStart(8)).join(' ')
  const goals = KINDS.map((kind) => ({ kind, goal: goalOf(name, kind, line[kind]) }))
    .filter(({ goal }) => goal !== '')
    .map(({ kind, goal }) => `${kind} ${goal}`)
    .join(', ')
  console.log(`${(NAMES[name] ?? name).padEnd(44)}${String(links).padStart(7)} ${figures}  ${goals}`)
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

const bench = (folder: string, file: string): void => {
  const sets = readManifest(MANIFEST)
  const found = findSets(sets, folder)
  for (const line of missingLines(found)) console.log(line)
  const bytes = readFileSync(file)
  const started = performance.now()
  const model = loadLinkModel(bytes)
  const loaded = performance.now() - started
  const test = readTest(openLinkData(folder, sets, found))
  const measured = measure(test, model)
  console.log(`${''.padEnd(44)}  links      red  flagged cannot-t harmless  goals`)
  for (const lines of Object.values(measured)) for (const [name, line] of Object.entries(lines)) show(name, line)
  showSpeed(
    [...test.scams, ...test.honest].flatMap(({ rows }) => rows.slice(0, 1500)),
    model,
  )
  console.log(
    `model file ${bytes.length} bytes, gzip ${gzipSync(bytes, { level: 9 }).length}, loaded in ${loaded.toFixed(0)} ms`,
  )
}

const [folder = process.env.ATLAS_LINKS, file = MODEL_FILE] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Say where the link data lies: npm run bench:link -- FOLDER [MODEL FILE]')
  process.exitCode = 1
} else bench(folder, file)
