import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { LinkKnowledge, TextModel } from '@atlas/engine'
import * as z from 'zod'
import { Curve, FIGURES, type Figures, figuresText, type Outside } from '../benchmark/figures-file.ts'
import { lineOf, tableOf } from '../benchmark/figures.ts'
import { newestLook } from '../benchmark/looks.ts'
import { ourCuts } from '../benchmark/our-cuts.ts'
import { judge, ourFigures } from '../benchmark/our-figures.ts'
import { askAsServer, onnxFiles } from '../encoder/onnx.ts'
import { readOpinions } from '../encoder/scores.ts'
import { readFirstScores } from '../text/first-scores.ts'
import { goldenReports, goldenText } from '../text/golden.ts'
import { modelCard } from '../text/model-card.ts'
import { readLinks, readModel } from '../text/model-reader.ts'
import { type OtherTiers, scoreRows, type Scored } from '../text/scored.ts'
import { RuleRecord } from '../text/stacking.ts'
import { type Bar, besideBars, lineNamed, ownBars, publicBars, sizeBars } from './bars.ts'
import { benchmarkRows, type Data, readData } from './data.ts'
import { hashAt } from './hashes.ts'
import { type Made, type Options, places } from './places.ts'
import { outsideOf, typicalHeld } from './outside.ts'
import { comparePublic, judgePublic, judgeRows } from './public-table.ts'
import { hashOfStage, runStage } from './stage.ts'

/** What each tier said of a benchmark message, for the page of errors. */
const reportLine = (browser: Scored, server: Scored, encoder: number | undefined) => {
  const { id, label, kind, channel, lang, text } = server.row
  return {
    id,
    label,
    kind,
    channel,
    lang,
    text,
    browser: browser.report.score,
    server: server.report.score,
    encoder,
    unsure: server.report.unsure,
    said: server.report.kind?.id,
    links: server.report.links.map(({ verdict }) => verdict),
    rules: server.report.evidence.map(({ rule }) => rule.replace('text/', '')),
  }
}

/** The hashes that settings.json names. */
const madeFrom = (fit: string): Record<string, string> =>
  z
    .object({ data: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(path.join(fit, 'settings.json'), 'utf8'))).data

const countBySource = ({ others }: Data): Map<string, number> =>
  new Map([...Map.groupBy(others, ({ source }) => source)].map(([source, rows]) => [source, rows.length]))

/** The shipped model on the same rows, with its own encoder. */
const shippedLine = async (data: Data, tiers: Required<OtherTiers>) => {
  const rows = benchmarkRows(data)
  const model = readModel()
  const encoder = await askAsServer(places.encoder, { model, links: tiers.links }, rows)
  return lineOf('shipped', judge(model, rows, { ...tiers, encoder }), ourCuts)
}

const curveOf = ({ fit }: Made): Curve => Curve.parse(JSON.parse(readFileSync(path.join(fit, 'curve.json'), 'utf8')))

type Judges = {
  readonly model: TextModel
  readonly tiers: Required<OtherTiers>
  readonly outside?: Outside | undefined
}

/** What promotion would publish, and what the page of errors is made of. */
const writeFigures = (folder: string, made: Made, data: Data, judges: Judges, curve: Curve): Figures => {
  const { model, tiers, outside } = judges
  const write = (name: string, content: string): void => writeFileSync(path.join(folder, name), content)
  const rows = benchmarkRows(data)
  const browser = scoreRows(model, rows, undefined, { links: tiers.links })
  const server = scoreRows(model, rows, undefined, tiers)
  const figures = ourFigures({ data, model, tiers, browser, server, curve, second: newestLook(), outside })
  write(FIGURES, figuresText(figures))
  const records = z.array(RuleRecord).parse(JSON.parse(readFileSync(path.join(made.fit, 'rules.json'), 'utf8')))
  const card = modelCard({
    browser,
    server,
    before: readFirstScores(),
    curve,
    records,
    points: model.settings.points,
    made: madeFrom(made.fit),
    others: countBySource(data),
  })
  write('MODEL.md', card)
  write('golden-reports.json', goldenText(goldenReports(model, data.corpus, tiers)))
  const lines = server.map((one, place) =>
    JSON.stringify(reportLine(browser[place] ?? one, one, tiers.encoder.get(one.row.id)?.score)),
  )
  write('scored.jsonl', `${lines.join('\n')}\n`)
  return figures
}

/** Typical messages and public sets, by the new model and by the shipped one. A server's own training needs neither. */
const lookOutside = async (options: Options, made: Made, model: TextModel, links: LinkKnowledge) => {
  const { small, approved, say } = options
  if (small || approved !== undefined) return {}
  const now = { model, links, encoder: path.join(made.encode, 'encoder') }
  const collected = await judgePublic(options, made.sets, now)
  const typical = await judgeRows(now, typicalHeld(), say)
  const before = await judgePublic(options, made.sets, { model: readModel(), links, encoder: places.encoder })
  return {
    outside: outsideOf(model.settings.version, typical, collected),
    beside: before === undefined || collected === undefined ? undefined : comparePublic(before, collected),
  }
}

const measure = async (folder: string, options: Options, made: Made): Promise<void> => {
  const { small, say } = options
  const data = readData(made.rows)
  const model = readModel(made.fit)
  const links = readLinks()
  const benchmark = data.corpus.filter(({ part }) => part === 'benchmark')
  const files = path.join(made.encode, 'encoder')
  const asked = await askAsServer(files, { model, links }, benchmark, say)
  const encoder = new Map([...readOpinions(made.encode), ...asked])
  const tiers = { links, encoder }
  const { outside, beside } = await lookOutside(options, made, model, links)
  const figures = writeFigures(folder, made, data, { model, tiers, outside }, curveOf(made))
  const now = { ...lineNamed(figures, 'server'), id: 'now' }
  const shipped = small ? now : await shippedLine(data, tiers)
  if (beside !== undefined) writeFileSync(path.join(folder, 'public.md'), `${beside.table.join('\n')}\n`)
  const bars: Bar[] = [
    ...ownBars(figures),
    ...sizeBars(
      readFileSync(path.join(made.fit, 'core.bin')),
      onnxFiles.map((name) => readFileSync(path.join(files, name))),
    ),
    ...besideBars(now, shipped),
    ...(beside === undefined ? [] : publicBars(beside.now, beside.shipped)),
  ]
  writeFileSync(path.join(folder, 'bars.json'), JSON.stringify(bars, undefined, 1))
  writeFileSync(path.join(folder, 'beside.json'), JSON.stringify({ shipped, now }))
  say(tableOf([shipped, now], ourCuts).join('\n'))
}

/** Measures a fitted model on everything that is there, and writes what promotion would publish. */
export const evaluateStage = (options: Options, made: Made): Promise<string> => {
  const { out, say } = options
  const inputs = {
    rows: hashOfStage(made.rows),
    encode: hashOfStage(made.encode),
    fit: hashOfStage(made.fit),
    shipped: hashAt(places.textModel),
    links: hashAt(places.linkModel),
    editions: hashAt(path.join(places.lab, '../benchmark')),
    typical: hashAt(path.join(places.lab, '../typical')),
    choices: hashAt(path.join(places.lab, '../choices.json')),
    code: `${hashAt(places.engine)} ${hashAt(path.join(places.lab, 'benchmark'))} ${hashAt(path.join(places.lab, 'text'))}`,
    ...made.sets.hashes,
  }
  return runStage(out, { name: 'evaluate', inputs, work: (folder) => measure(folder, options, made) }, say)
}
