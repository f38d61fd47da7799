import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { combine, keywordPoints, likenessVote } from '@atlas/engine/text-parts'
import { foldOf, isHeldBack, readCorpus } from '../text/corpus.ts'
import { idfTable, indexOf, type Item } from '../text/examples.ts'
import { cleanRows, prepareAll, publicText } from '../text/gather.ts'
import { fitTier, signalOf } from '../text/learned.ts'
import { modelFolder, readModel } from '../text/model-reader.ts'
import { option } from '../text/options.ts'
import { undecidable } from '../text/undecidable.ts'
import { lineOf } from './figures.ts'
import { readFigures, writeFigures } from './figures-file.ts'
import { ourCuts } from './measure-ours.ts'
import { readBenchmark } from './rows.ts'

/** How much a corpus half or a quarter as large would have taught: the core fitted on parts of the training groups. */

const SEED = 11
const QUARTERS = [1, 2, 4] as const

const stored = readFigures()
if (stored === undefined) throw new Error('There is no figures.json yet: npm run bench:references writes it.')

const say = (line: string): void => console.error(line)
const model = readModel()
const open = new Set(undecidable())
const rows = readCorpus()
const extra = option('extra')
const own = prepareAll(
  rows.filter((row) => !isHeldBack(row) && !open.has(row.id)),
  model.isKnownHost,
  say,
)
const others = (extra === undefined ? [] : prepareAll(cleanRows(extra), model.isKnownHost, say, publicText)).filter(
  ({ row }) => row.label !== 'promotion',
)
const benchmark = prepareAll(readBenchmark(undefined, rows).decidable, model.isKnownHost, say)

/** The shares of the tiers and the points of the rules stay those of the shipped model: only what is learned by heart shrinks. */
const pointFor = (quarters: number) => {
  const part = own.filter(({ row }) => foldOf(row, 4) < quarters)
  const fit = fitTier(part, others, SEED)
  const index = indexOf(idfTable(part), part)
  const scoreOf = (item: Item): number => {
    const signal = signalOf(fit, item, likenessVote(index.nearest([...item.prepared.words], 8)))
    const keywords = keywordPoints(item.prepared.fired, model.settings.points)
    return combine({ ...signal, links: [], keywords }, model.settings.stack).score
  }
  const judged = benchmark.map((item) => ({ row: item.row, score: scoreOf(item) }))
  const { auc, recallAt5 } = lineOf('', judged, ourCuts)
  say(`${part.length} messages: AUC ${auc}, scams at 5 % honest ${recallAt5}`)
  return { messages: part.length, auc, recallAt5 }
}

const points = QUARTERS.map(pointFor)
writeFigures({ ...stored, curve: { publicMessages: others.length, points } })

const card = join(modelFolder, 'MODEL.md')
const section = [
  '## Learning curve',
  '',
  `The core alone, fitted on a quarter, a half and all of our training messages, with ${others.length} public ones.`,
  '',
  '| messages | AUC | scams found at 5 % false alarms |',
  '|---|---|---|',
  ...points.map(({ messages, auc, recallAt5 }) => `| ${messages} | ${auc} | ${recallAt5} |`),
  '',
  '## By language',
].join('\n')
writeFileSync(card, readFileSync(card, 'utf8').replace(/(?:## Learning curve[^#]*)?## By language/, section))
console.log('The learning curve is in figures.json and MODEL.md')
