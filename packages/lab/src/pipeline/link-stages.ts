import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { loadLinkModel } from '@atlas/engine'
import { writeSections, writeWeigher, type Sections } from '@atlas/engine/link-training'
import * as z from 'zod'
import { brokenBars } from '../link/bars.ts'
import { codeHash } from '../link/code-hash.ts'
import { chooseCuts, cutsText } from '../link/cuts.ts'
import { measure, readTest, verdictShares, type TestLinks } from '../link/evaluate.ts'
import { figuresBlock, LinkFigures, withFigures } from '../link/figures.ts'
import { EMPTY_WEIGHER, FITTED, fitLearned, fittedIn, lackingForFit } from '../link/fit.ts'
import { MODEL_FOLDER } from '../link/model-file.ts'
import { countPlaces, placeRiskText, suffixRisks } from '../link/place-risk.ts'
import { findSets, FoundSet, MANIFEST, missingLines, openLinkData, readManifest, type LinkData } from '../link/sets.ts'
import { buildTables, lackingForTables } from '../link/tables.ts'
import { lackingForValidation, readValidation } from '../link/validation.ts'
import { fitWeigher } from '../link/weigher-fit.ts'
import { choices } from './choices.ts'
import { hashAt, hashOf, shortHash } from './hashes.ts'
import { inOrder, keptHash, sectionsIn } from './link-sections.ts'
import { madeToday } from './made.ts'
import { hashOfStage, runStage, type Say } from './stage.ts'
import { writeTogether } from './write-together.ts'

export type LinkOptions = {
  /** Everything is written below this folder until promotion. */
  readonly out: string
  /** Where the link data lies; undefined: everything is kept as shipped. */
  readonly links: string | undefined
  readonly say: Say
  /** Letter runs, trees and cuts stay as shipped: for new names in the tables, which need no hour of learning. */
  readonly keepFit?: boolean
  readonly manifest?: string
  /** The folder of the shipped model; another one in tests. */
  readonly shipped?: string
}

export type LinkRun = {
  /** The whole model that was made. */
  readonly modelFile: string
  readonly figuresFile: string
  /** How often each verdict is given to scam and honest links; for fitting what a judged link is worth to a text. */
  readonly verdictsFile: string
  readonly isChanged: boolean
  /** Bars that do not hold, as sentences. */
  readonly broken: readonly string[]
}

const MODEL = 'link-model.bin'
const FIGURES = 'figures.json'
const CARD = 'MODEL.md'
const CUT_PARTS = ['cuts-own', 'cuts-shared', 'cuts-unknown', 'weigher'] as const
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const writeJson = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`)
const hashOfChoices = (...parts: readonly (keyof typeof choices.link)[]): string =>
  shortHash(JSON.stringify(parts.map((part) => choices.link[part])))

const fetchSets = async ({ out, links, say, manifest = MANIFEST }: LinkOptions) => {
  const sets = readManifest(manifest)
  const found = findSets(sets, links)
  const folder = await runStage(
    out,
    {
      name: 'link/fetch',
      inputs: { manifest: hashAt(manifest), found: shortHash(JSON.stringify(found)) },
      work: (fresh) => writeJson(path.join(fresh, 'sets.json'), found),
    },
    say,
  )
  for (const line of missingLines(found)) say(`  ${line}`)
  const known = z.array(FoundSet).parse(readJson(path.join(folder, 'sets.json')))
  return { data: openLinkData(links, sets, known), fetched: hashOfStage(folder) }
}

type Parts = {
  readonly options: LinkOptions
  readonly data: LinkData
  readonly fetched: string
  readonly shipped: Sections
}

const makeTables = ({ options: { out, say }, data, fetched, shipped }: Parts): Promise<string> =>
  runStage(
    out,
    {
      name: 'link/tables',
      inputs: {
        fetched,
        code: codeHash('tables.ts'),
        choices: hashOfChoices('rows', 'tables'),
        kept: keptHash(shipped, lackingForTables(data).keys()),
      },
      work: (fresh) => writeFileSync(path.join(fresh, 'tables.bin'), writeSections(buildTables(data, shipped, say))),
    },
    say,
  )

const makeFit = (
  { options: { out, say, keepFit = false }, data, fetched, shipped }: Parts,
  tables: string,
): Promise<string> =>
  runStage(
    out,
    {
      name: 'link/fit',
      inputs: {
        fetched,
        tables: hashOfStage(tables),
        code: codeHash('fit.ts'),
        choices: hashOfChoices('rows', 'fit'),
        kept: keptHash(shipped, keepFit || lackingForFit(data).length > 0 ? FITTED : []),
      },
      work: (fresh) => {
        const fitted = keepFit
          ? fittedIn(shipped)
          : fitLearned(data, sectionsIn(path.join(tables, 'tables.bin')), shipped, say)
        writeFileSync(path.join(fresh, 'fit.bin'), writeSections(fitted))
      },
    },
    say,
  )

/** Cuts and weigher, chosen on validation links; the shipped ones with the shipped trees, or where links are missing. */
const chooseOn = ({ options: { keepFit = false, say }, data, shipped }: Parts, made: Sections): Sections => {
  const missing = lackingForValidation(data)
  const sections = new Map(made)
  if (keepFit || missing.length > 0) {
    if (!keepFit) say(`  cuts and weigher: kept as shipped, for want of ${missing.join(', ')}`)
    for (const name of CUT_PARTS) sections.set(name, shipped.get(name) ?? new Uint8Array())
    return sections
  }
  const validation = readValidation(data)
  sections.set('weigher', writeWeigher(EMPTY_WEIGHER))
  const bare = loadLinkModel(writeSections(sections))
  const suffixes = suffixRisks(countPlaces(data.scams(), data.honest(), bare))
  say(`  ${suffixes.size} public suffixes without honest tenants`)
  const risks = new Map([...(bare.learned?.placeRisk ?? []), ...suffixes])
  sections.set('place-risk', new TextEncoder().encode(placeRiskText(risks)))
  const cuts = chooseCuts(validation, loadLinkModel(writeSections(sections)))
  for (const kind of ['own', 'shared', 'unknown'] as const) sections.set(`cuts-${kind}`, cutsText(cuts[kind]))
  const weigher = fitWeigher(validation, loadLinkModel(writeSections(sections)))
  say(`  weigher: ${JSON.stringify(weigher)}`)
  sections.set('weigher', writeWeigher(weigher))
  return sections
}

const makeCuts = (parts: Parts, tables: string, fit: string): Promise<string> => {
  const {
    options: { out, say, keepFit = false },
    data,
    fetched,
    shipped,
  } = parts
  return runStage(
    out,
    {
      name: 'link/cuts',
      inputs: {
        fetched,
        tables: hashOfStage(tables),
        fit: hashOfStage(fit),
        code: shortHash(`${codeHash('cuts.ts')} ${codeHash('weigher-fit.ts')} ${codeHash('place-risk.ts')}`),
        choices: hashOfChoices('rows', 'fit', 'cuts', 'weigher'),
        kept: keptHash(shipped, keepFit || lackingForValidation(data).length > 0 ? CUT_PARTS : []),
      },
      work: (fresh) => {
        const made = new Map([...sectionsIn(path.join(tables, 'tables.bin')), ...sectionsIn(path.join(fit, 'fit.bin'))])
        const whole = inOrder(chooseOn(parts, made))
        writeFileSync(path.join(fresh, MODEL), writeSections(whole))
      },
    },
    say,
  )
}

const shippedFigures = (folder: string): LinkFigures => {
  const file = path.join(folder, FIGURES)
  if (!existsSync(file)) throw new Error(`${file} is missing: what is known of the shipped model stands there.`)
  return LinkFigures.parse(readJson(file))
}

/** The shipped model in this run; one made for other features is not read any more, and its own figures stand. */
const measureShipped = (folder: string, test: TestLinks, say: Say): LinkFigures['before'] => {
  const bytes = readFileSync(path.join(folder, MODEL))
  const [model, shipped] = [loadLinkModel(bytes), hashOf(bytes)]
  if (model.learned) return { model: shipped, test: measure(test, model) }
  const known = shippedFigures(folder)
  if (known.model !== shipped) throw new Error('The figures beside the shipped model are not its own.')
  say('  the shipped model was made for other features: compared with the figures beside it')
  return { model: shipped, test: known.test }
}

const makeFigures = (
  { options: { out, say, shipped: folder = MODEL_FOLDER }, data, fetched }: Parts,
  cuts: string,
): Promise<string> =>
  runStage(
    out,
    {
      name: 'link/evaluate',
      inputs: {
        fetched,
        model: hashOfStage(cuts),
        shipped: hashAt(path.join(folder, MODEL)),
        figures: existsSync(path.join(folder, FIGURES)) ? hashAt(path.join(folder, FIGURES)) : 'none',
        code: shortHash(`${codeHash('evaluate.ts')} ${codeHash('figures.ts')}`),
        choices: hashOfChoices('rows', 'goals'),
      },
      work: (fresh) => {
        const bytes = readFileSync(path.join(cuts, MODEL))
        const model = loadLinkModel(bytes)
        const test = readTest(data)
        const isMissing = lackingForValidation(data).length > 0
        const verdicts = isMissing ? shippedFigures(folder).verdicts : verdictShares(readValidation(data), model)
        if (isMissing) say('  shares of verdicts: kept as shipped, for want of validation links')
        const figures: LinkFigures = {
          model: hashOf(bytes),
          bytes: bytes.length,
          gzip: gzipSync(bytes, { level: 9 }).length,
          test: measure(test, model),
          before: measureShipped(folder, test, say),
          verdicts,
        }
        writeJson(path.join(fresh, FIGURES), figures)
        writeJson(path.join(fresh, 'verdicts.json'), verdicts)
        writeFileSync(path.join(fresh, 'figures.md'), `${figuresBlock(figures)}\n`)
        say(figuresBlock(figures))
      },
    },
    say,
  )

/** From link data to a measured model below `out`; nothing else is written. */
export const runLinkStages = async (options: LinkOptions): Promise<LinkRun> => {
  const folder = options.shipped ?? MODEL_FOLDER
  const { data, fetched } = await fetchSets(options)
  const parts: Parts = { options, data, fetched, shipped: sectionsIn(path.join(folder, MODEL)) }
  const tables = await makeTables(parts)
  const fit = await makeFit(parts, tables)
  const cuts = await makeCuts(parts, tables, fit)
  const evaluate = await makeFigures(parts, cuts)
  const figures = LinkFigures.parse(readJson(path.join(evaluate, FIGURES)))
  return {
    modelFile: path.join(cuts, MODEL),
    figuresFile: path.join(evaluate, FIGURES),
    verdictsFile: path.join(evaluate, 'verdicts.json'),
    isChanged: figures.model !== figures.before.model,
    broken: brokenBars(figures),
  }
}

/** Puts the model, its card and its figures in the place of the shipped ones, all or none; false when a bar is broken. */
export const promoteLink = (run: LinkRun, { out, say, shipped: folder = MODEL_FOLDER }: LinkOptions): boolean => {
  if (!run.isChanged) {
    say('link/promote: the model is the shipped one; nothing to do')
    return true
  }
  if (run.broken.length > 0) {
    say('link/promote: nothing is changed, because:')
    for (const line of run.broken) say(`  ${line}`)
    return false
  }
  const [bytes, text] = [readFileSync(run.modelFile), readFileSync(run.figuresFile, 'utf8')]
  const figures = LinkFigures.parse(JSON.parse(text))
  if (hashOf(bytes) !== figures.model) throw new Error('The figures are not those of the model: run the stages again.')
  const card = withFigures(readFileSync(path.join(folder, CARD), 'utf8'), figuresBlock(figures))
  writeTogether(
    [
      { to: path.join(folder, MODEL), content: bytes },
      { to: path.join(folder, CARD), content: card },
      { to: path.join(folder, FIGURES), content: text },
      ...(folder === MODEL_FOLDER ? [madeToday({ link: bytes })] : []),
    ],
    out,
  )
  say(`link/promote: ${MODEL}, ${CARD} and ${FIGURES} written`)
  return true
}
