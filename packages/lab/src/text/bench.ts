import { brotliCompressSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyzeText, type TextParts } from '@atlas/engine'
import { askAsServer } from '../encoder/onnx.ts'
import { places } from '../pipeline/places.ts'
import { disguise } from './disguise.ts'
import { publicText } from './gather.ts'
import { isBenchmark, readCorpus, readPublicSet, type Row } from './corpus.ts'
import { leaveOneOutLines } from './leave-one-out.ts'
import { modelFolder, readLinks, readModel } from './model-reader.ts'
import { option } from './options.ts'
import { measureSets, type PublicSet } from './public-sets.ts'
import {
  calibrationOf,
  groupedLines,
  isScam,
  type OtherTiers,
  scoreRows,
  type Scored,
  tableHead,
  tableLine,
} from './scored.ts'
import { judgeStages } from './stages.ts'
import { isTypicalHeld, readTypical } from './typical.ts'
import { undecidable } from './undecidable.ts'

/** At most so many rows of one public set: enough for two decimals. */
const MOST_ROWS = 600

/** All tiers, as a server judges. */
const publicLines = async (parts: TextParts, folder: string, sets: readonly PublicSet[]): Promise<string[]> => {
  const lines: string[] = []
  for (const { name } of sets) {
    const all = readPublicSet(folder, name).filter((row) => row.label !== 'promotion')
    const step = Math.max(1, Math.floor(all.length / MOST_ROWS))
    const rows = all.filter((_, number) => number % step === 0).map((row) => ({ ...row, text: publicText(row) }))
    if (rows.length > 0)
      lines.push(tableLine(name, scoreRows(parts.model, rows, undefined, await tiersFor(parts, rows))))
  }
  return lines
}

const median = (values: readonly number[], share: number): number =>
  [...values].sort((left, right) => left - right)[Math.floor(values.length * share)] ?? Number.NaN

const speedLines = (parts: TextParts, rows: readonly Row[]): string[] => {
  const short = rows.filter(({ text }) => text.length > 200 && text.length < 400).slice(0, 300)
  const long = rows
    .map(({ text }) => text)
    .join('\n\n')
    .slice(0, 20_000)
  for (const { text } of short) analyzeText(text, parts)
  const times = short.map(({ text }) => {
    const start = performance.now()
    analyzeText(text, parts)
    return performance.now() - start
  })
  const longTimes = Array.from({ length: 9 }, () => {
    const start = performance.now()
    analyzeText(long, parts)
    return performance.now() - start
  })
  return [
    `about 300 characters: median ${median(times, 0.5).toFixed(2)} ms, 99th percentile ${median(times, 0.99).toFixed(2)} ms`,
    `20,000 characters: median ${median(longTimes, 0.5).toFixed(1)} ms`,
  ]
}

const unsureLine = (clear: readonly Scored[], unclear: readonly Scored[]): string => {
  const share = (some: readonly Scored[]): string =>
    (some.filter(({ report }) => report.unsure).length / Math.max(1, some.length)).toFixed(3)
  return `unsure: ${share(clear)} of decidable benchmark rows, ${share(unclear)} of ${unclear.length} undecidable ones`
}

const kindLine = (scored: readonly Scored[]): string => {
  const caught = scored.filter((one) => isScam(one) && one.report.verdict !== 'legitimate')
  const named = caught.filter(({ report }) => report.kind !== undefined)
  const right = named.filter(({ row, report }) => report.kind?.id === row.kind)
  return `kind named rightly: ${(right.length / Math.max(1, named.length)).toFixed(3)} of ${named.length}; of ${caught.length} scams above 1.5 the others have no kind said`
}

const stageLine = (parts: TextParts, rows: readonly Row[]): string => {
  const stages = judgeStages(parts, rows)
  return `stage of conversations right: ${stages.filter(({ wanted, got }) => wanted === got).length} of ${stages.length} (the rules were written with these in view)`
}

/** What stands beside the core on a server, asked of these rows. */
const tiersFor = async (parts: TextParts, rows: readonly Row[]): Promise<OtherTiers> => ({
  links: parts.links,
  encoder: await askAsServer(places.encoder, parts, rows),
})

const bench = async (): Promise<void> => {
  const loading = performance.now()
  const model = readModel()
  const loaded = performance.now() - loading
  const parts = { model, links: readLinks() }
  const rows = readCorpus()
  const open = new Set(undecidable())
  // What no reader could decide tests the word "unsure", not the verdict.
  const benchmark = rows.filter((row) => isBenchmark(row) && !open.has(row.id))
  const unclear = rows.filter((row) => isBenchmark(row) && open.has(row.id))
  const scored = scoreRows(model, benchmark, undefined, await tiersFor(parts, benchmark))
  const print = (title: string, lines: readonly string[]): void => console.log(`\n${title}\n${lines.join('\n')}`)
  print('Public benchmark (a tenth of the corpus, by group, never trained on)', [
    tableHead,
    tableLine('as in a browser', scoreRows(model, benchmark, undefined, { links: parts.links })),
    tableLine('all tiers', scored),
    ...groupedLines(scored, ({ row }) => (row.lang === 'en' ? 'English' : 'other languages')),
    tableLine(
      'as in a browser, disguised',
      scoreRows(model, benchmark, (row) => disguise(row.text), { links: parts.links }),
    ),
  ])
  const typical = readTypical().filter(isTypicalHeld)
  const asGot = scoreRows(model, typical, undefined, await tiersFor(parts, typical))
  print('Typical messages, without twins (a tenth of them, never trained on; labels read once)', [
    tableHead,
    tableLine('all tiers', asGot),
    ...groupedLines(asGot, ({ row }) => row.channel),
  ])
  print('By kind', [tableHead, ...groupedLines(scored, ({ row }) => row.kind)])
  print('Figures', [
    `expected calibration error ${calibrationOf(scored).toFixed(3)}`,
    kindLine(scored),
    stageLine(parts, rows),
    unsureLine(scored, scoreRows(model, unclear, undefined, await tiersFor(parts, unclear))),
  ])
  const core = readFileSync(join(modelFolder, 'core.bin'))
  print('Speed and size (one thread)', [
    ...speedLines(parts, rows),
    `loaded in ${loaded.toFixed(0)} ms; core.bin ${(core.length / 1e6).toFixed(2)} MB, brotli ${(brotliCompressSync(core).length / 1e6).toFixed(2)} MB`,
  ])
  const folder = option('extra')
  if (folder === undefined) return
  print('Public sets never trained on (no licence to ship)', [
    tableHead,
    ...(await publicLines(parts, folder, measureSets)),
  ])
  if (!process.argv.includes('--leave-one-out')) return
  const say = (line: string): void => console.error(line)
  print('Leave one source out: fitted without the set and its near-duplicates', [
    '| | scams / honest | scams > 1.5 | scams > 4 | honest > 1.5 | honest > 4 |',
    '|---|---|---|---|---|---|',
    ...leaveOneOutLines(model, folder, say),
  ])
}

await bench()
