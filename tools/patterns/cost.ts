import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { analyzeText, loadLinkModel, loadTextModel } from '../../packages/engine/src/index.ts'
import { allRules } from '../../packages/engine/src/rules/all-rules.ts'
import { describe } from './growth.ts'
import type { Pattern } from './gather.ts'
import { filled, LENGTH, literalsOf, stageTexts } from './hostile-texts.ts'

/** What hostile texts cost, beside honest ones of the same length and in the same run. */

/** Four is what we owe; the worst measured is little more than one, so two already tells of a mistake. */
const MOST_TIMES_HONEST = 2
/** A pattern alone is run over its own words at this length and at double of it. */
const PIECE = 5000
/** Of so many patterns the costliest words go through the whole core. */
const WORST = 60
/** Below this a doubled time is noise. */
const NOTICED_MS = 4
const MOST_GROWTH = 3

const engine = path.resolve(import.meta.dirname, '../../packages/engine')
const corpus = path.resolve(engine, '../lab/corpus')
const Row = z.object({ text: z.string(), label: z.string(), lang: z.string().optional() })

/** Milliseconds of this thread's own work: a busy machine does not count. */
const timed = (work: () => unknown): number => {
  const start = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

/** The same several times over: chance only ever adds, so the least counts. */
const least = (work: () => unknown, tries: number): number =>
  Math.min(...Array.from({ length: tries }, () => timed(work)))

const honestTexts = (): string[] => {
  const rows = globSync('*/*.jsonl', { cwd: corpus })
    .sort()
    .flatMap((file) => readFileSync(path.join(corpus, file), 'utf8').trim().split('\n'))
    .map((line) => Row.parse(JSON.parse(line)))
    .filter(({ label }) => label !== 'scam')
  return Array.from({ length: 5 }, (_, first) =>
    rows
      .filter((__, number) => number % 5 === first)
      .map(({ text }) => text)
      .join('\n')
      .slice(0, LENGTH),
  )
}

/** The core as the server runs it, without the encoder. */
const openCore = (): ((text: string) => void) => {
  const model = loadTextModel({
    settings: JSON.parse(readFileSync(path.join(engine, 'model/text/settings.json'), 'utf8')),
    core: readFileSync(path.join(engine, 'model/text/core.bin')),
  })
  const links = { model: loadLinkModel(readFileSync(path.join(engine, 'model/link/link-model.bin'))) }
  return (text) => void analyzeText(text, { model, links })
}

type Worst = { readonly pattern: Pattern; readonly piece: string; readonly took: number }

/** The piece of its own words that costs a pattern most. */
const worstOf = (pattern: Pattern): Worst => {
  const wanted = new RegExp(pattern.source, [...new Set(`${pattern.flags}g`)].join('').replace('y', ''))
  const run = (piece: string, length: number): number => timed(() => filled(piece, length).replace(wanted, ''))
  const words = literalsOf(pattern.source)
  const pieces = [...words, ...words.map((word) => `${word} `), words.join(' '), words.join('')]
  const worst = pieces.reduce<Worst>(
    (so, piece) => {
      const took = run(piece, PIECE)
      return took > so.took ? { pattern, piece, took } : so
    },
    { pattern, piece: '', took: 0 },
  )
  return { ...worst, took: Math.min(worst.took, run(worst.piece, PIECE), run(worst.piece, PIECE)) }
}

const growsTooFast = ({ pattern, piece }: Worst): boolean => {
  const wanted = new RegExp(pattern.source, pattern.flags)
  const over = (length: number): number => least(() => filled(piece, length).replace(wanted, ''), 5)
  const long = over(PIECE * 2)
  return long > NOTICED_MS && long > MOST_GROWTH * over(PIECE)
}

const ruleTexts = (): string[] => allRules.map(({ catches }) => filled(`${catches.join(' ')} `))

export type Costs = { readonly honest: number; readonly worst: number; readonly problems: readonly string[] }

/** Patterns that grow, and texts that cost the core far more than honest text costs it. */
export const measureCosts = (patterns: readonly Pattern[]): Costs => {
  const core = openCore()
  const honestOnes = honestTexts()
  for (const text of honestOnes) core(text)
  const honestNow = (): number => honestOnes.map((text) => timed(() => core(text))).sort((a, b) => a - b)[2] ?? 0
  const honest = honestNow()
  const ranked = patterns.map(worstOf).sort((left, right) => right.took - left.took)
  const growing = ranked.slice(0, WORST).filter(growsTooFast)
  const texts = [...stageTexts, ...ruleTexts(), ...ranked.slice(0, WORST).map(({ piece }) => filled(piece))]
  let worst = 0
  const problems = texts.flatMap((text) => {
    const once = timed(() => core(text)) / honest
    const times = once > MOST_TIMES_HONEST ? least(() => core(text), 3) / honestNow() : once
    worst = Math.max(worst, times)
    return times > MOST_TIMES_HONEST
      ? [`${times.toFixed(1)} times honest text: ${JSON.stringify(text.slice(0, 60))} ...`]
      : []
  })
  return {
    honest,
    worst,
    problems: [
      ...growing.map((one) => `${describe(one.pattern)}\n  grows on ${JSON.stringify(one.piece.slice(0, 60))}`),
      ...problems,
    ],
  }
}
