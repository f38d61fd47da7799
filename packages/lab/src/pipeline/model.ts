import path from 'node:path'
import { parseArgs } from 'node:util'
import { benchmarkRows, readData } from './data.ts'
import { lineOf } from '../benchmark/figures.ts'
import { ourCuts } from '../benchmark/our-cuts.ts'
import { judge } from '../benchmark/our-figures.ts'
import { readLinks, readModel } from '../text/model-reader.ts'
import { choices } from './choices.ts'
import { encodeStage } from './encode.ts'
import { chooseEncoder } from './choose-encoder.ts'
import { evaluateStage } from './evaluate.ts'
import { findPublicSets } from './fetch.ts'
import { fitStage } from './fit.ts'
import { lockFolder } from './lock.ts'
import { look } from './look.ts'
import { measureOutside } from './outside.ts'
import { type Options, places } from './places.ts'
import { promoteLink, runLinkStages } from './link-stages.ts'
import { accept, promote } from './promote.ts'
import { finishPromotion } from './write-together.ts'
import { writeReport } from './report.ts'
import { rowsStage } from './rows.ts'

const USAGE = `npm run model -- [text|link|all] [--cpu] [--small] [--sets FOLDER] [--links FOLDER] [--encoder FOLDER]
npm run model -- link --tables
npm run model -- report | accept | look
npm run model -- outside [--sets FOLDER]

  text, link, all  makes the model anew, stage by stage, and promotes it when every bar holds
  --sets, --links  folders of the public sets and of the link data (or ATLAS_SETS, ATLAS_LINKS)
  --cpu            no accelerator is looked for: everything is fitted anew beside the shipped encoder
  --tables         link: new tables beside the shipped letter runs, trees and cuts; minutes instead of an hour
  --encoder        takes what encode.py made of these rows on another machine
  --small          a smoke run on a few messages: nothing is promoted
  report           writes the page of errors, out/report.html
  accept           takes over the golden reports of the last run, after you have read what changed
  look             measures the shipped model on the second part of the benchmark, once a release
  outside          measures the shipped model on typical messages and the public sets that are there; a new model brings this`

const started = performance.now()
const say = (line: string): void =>
  console.log(`${String(Math.round((performance.now() - started) / 1000)).padStart(4)} s  ${line}`)

const flag = { type: 'boolean', default: false } as const
const folder = { type: 'string' } as const

const readWords = (): { task: string; options: Options } => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { small: flag, cpu: flag, tables: flag, sets: folder, links: folder, encoder: folder },
  })
  const options = {
    out: values.small ? path.join(places.out, 'small') : places.out,
    small: values.small,
    cpu: values.cpu,
    tables: values.tables,
    sets: values.sets ?? process.env['ATLAS_SETS'],
    links: values.links ?? process.env['ATLAS_LINKS'],
    trained: values.encoder,
    say,
  }
  return { task: positionals[0] ?? 'all', options }
}

/** A smoke run has no bars, but a core that learned nothing is broken all the same. */
const checkSmall = (rows: string, fit: string): void => {
  const line = lineOf('core', judge(readModel(fit), benchmarkRows(readData(rows)), { links: readLinks() }), ourCuts)
  say(`smoke run: core AUC ${line.auc} on ${line.scams + line.honest} messages it never saw`)
  if ((line.auc ?? 0) < choices.small.coreAuc) throw new Error(`The core learned nothing: AUC ${line.auc}.`)
}

const runText = async (options: Options): Promise<boolean> => {
  const sets = findPublicSets(options)
  const source = await chooseEncoder(options, sets)
  if (source.kind === 'train') say(`the encoder is trained with ${source.python.versions}`)
  const rows = await rowsStage(options, sets)
  const encode = await encodeStage(options, source, rows)
  const fit = await fitStage(options, rows, encode)
  const made = { rows, encode, fit, sets }
  const evaluate = await evaluateStage(options, made)
  if (!options.small) return promote(options, made, evaluate)
  checkSmall(rows, fit)
  say(source.kind === 'train' ? 'The smoke run is complete.' : 'The smoke run is INCOMPLETE: see above.')
  return true
}

const runLink = async (options: Options): Promise<boolean> => {
  const forLinks = { out: options.out, links: options.links, say, keepFit: options.tables ?? false }
  const run = await runLinkStages(forLinks)
  return options.small || promoteLink(run, forLinks)
}

const main = async (): Promise<boolean> => {
  const { task, options } = readWords()
  lockFolder(options.out)
  finishPromotion(options.out)
  if (task === 'report') writeReport(options)
  else if (task === 'accept') accept(options)
  else if (task === 'look') await look(say)
  else if (task === 'outside') await measureOutside(options)
  else if (task === 'text') return runText(options)
  else if (task === 'link') return runLink(options)
  // Links first: what a judged link is worth to a text is fitted on what the link engine says.
  else if (task === 'all') return (await runLink(options)) && runText(options)
  else {
    console.error(USAGE)
    return false
  }
  return true
}

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
