import {
  columnOf,
  FEATURE_NAMES,
  handFeatures,
  hashText,
  hostText,
  loadLinkModel,
  parseLink,
  pathText,
  placeRiskOf,
  readSigns,
  UNKNOWN_PLACE,
  visitHostGrams,
  visitPathGrams,
  writeSections,
  writeTrees,
  writeWeigher,
  type LinkModel,
  type PlaceRisk,
  type Sections,
  type Weigher,
} from '@atlas/engine/link-training'
import { choices } from '../pipeline/choices.ts'
import type { Say } from '../pipeline/stage.ts'
import { fitGrams, gramRows, quantised, rawScore, type GramFit, type GramRows } from './gram-training.ts'
import { fitNames, type Named } from './name-training.ts'
import { countPlaces, placeRisks, placeRiskText } from './place-risk.ts'
import { lacking, rowSets, type LinkData } from './sets.ts'
import { trainingExamples, type Example } from './training-rows.ts'
import { fitTrees } from './tree-training.ts'

const settings = choices.link.fit
const HOST_SLOTS = 1 << settings.hostBits
const PATH_SLOTS = 1 << settings.pathBits
const GRAMS = { epochs: settings.gramEpochs, rate: settings.gramRate, decay: settings.gramDecay }
const TREES = { ...settings, minRows: settings.leastRows, rate: settings.treeRate }
const WIDTH = FEATURE_NAMES.length

/** Nothing learnt or weighed yet: for reading signs off addresses, which only the tables decide. */
export const EMPTY_WEIGHER: Weigher = {
  flaggedCopies: {},
  redCopies: {},
  bestKnown: 0,
  knownTenant: 0,
  claimedKnown: 0,
  nothingKnown: 0,
}

type Prepared = {
  readonly features: Float32Array
  readonly labels: Uint8Array
  readonly importance: Float32Array
  readonly folds: Uint8Array
  readonly hosts: readonly string[]
  readonly paths: readonly string[]
  readonly names: readonly Named[]
}

const honestHeavier = (labels: Uint8Array, importance: Float32Array, times: number): Float32Array =>
  importance.map((weight, i) => (labels[i] === 1 ? weight : weight * times))

/** Some tenants are learnt from as if nothing were known of their place, as it will be of places to come. */
const isPlaceHidden = (domain: string): boolean => hashText(domain, 53) / 2 ** 32 < settings.placeHidden

const prepare = (examples: readonly Example[], model: LinkModel, risks: PlaceRisk): Prepared => {
  const kept = examples
    .map((example) => ({ example, link: parseLink(example.url) }))
    .filter((pair) => pair.link !== undefined)
  const features = new Float32Array(kept.length * WIDTH)
  const hosts: string[] = []
  const paths: string[] = []
  const names: Named[] = []
  for (const [i, { link, example }] of kept.entries()) {
    if (!link) continue
    const signs = readSigns(link, model)
    features.set(handFeatures(signs), i * WIDTH)
    features[i * WIDTH + columnOf('place risk')] = isPlaceHidden(signs.owner.domain)
      ? UNKNOWN_PLACE
      : placeRiskOf(signs, risks)
    names.push({ ...example, name: signs.owner.name })
    hosts.push(hostText(signs))
    paths.push(pathText(link))
  }
  return {
    features,
    labels: Uint8Array.from(kept, ({ example }) => Number(example.malicious)),
    importance: Float32Array.from(kept, ({ example }) => example.weight),
    folds: Uint8Array.from(kept, ({ example }) => hashText(example.domain, 31) % settings.folds),
    hosts,
    paths,
    names,
  }
}

/** Scores each row by a fit that never saw its domain, then fits on all rows for the product. */
const scoreApart = (grams: GramRows, data: Prepared, column: number, size: number): GramFit => {
  const all = Uint32Array.from(data.labels, (_, i) => i)
  const importance = honestHeavier(data.labels, data.importance, settings.honestInGrams)
  for (let fold = 0; fold < settings.folds; fold += 1) {
    const others = all.filter((i) => data.folds[i] !== fold)
    const fit = fitGrams(grams, data.labels, importance, others, size, GRAMS)
    for (const row of all) if (data.folds[row] === fold) data.features[row * WIDTH + column] = rawScore(grams, fit, row)
  }
  return fitGrams(grams, data.labels, importance, all, size, GRAMS)
}

/** What the fit would need and does not have. */
export const lackingForFit = (data: LinkData): string[] =>
  lacking(data, [...rowSets(data, 'train'), 'crux_domains_202602'])

export const FITTED = [
  'host-grams',
  'host-grams-scale',
  'path-grams',
  'path-grams-scale',
  'trees',
  'name-grams',
  'name-grams-scale',
  'place-risk',
  'features',
] as const

type Learnt = { readonly data: Prepared; readonly sections: Map<string, Uint8Array> }

/** Rows to learn from, with all features but those that trees make: the letter runs are fitted here. */
const fitRuns = (links: LinkData, model: LinkModel, say: Say): Learnt => {
  const risks = placeRisks(countPlaces(links.scams(), links.honest(), model))
  say(`  ${risks.size} shared places with honest pages`)
  const data = prepare(trainingExamples(links.scams(), links.honest(), model), model, risks)
  const scams = data.labels.reduce((sum, label) => sum + label, 0)
  say(`  ${data.labels.length} rows, ${scams} of them scams`)
  const hosts = gramRows(data.hosts, HOST_SLOTS - 1, visitHostGrams)
  const host = quantised(scoreApart(hosts, data, columnOf('host grams'), HOST_SLOTS))
  say('  host letters done')
  const paths = gramRows(data.paths, PATH_SLOTS - 1, visitPathGrams)
  const path = quantised(scoreApart(paths, data, columnOf('path grams'), PATH_SLOTS))
  say('  path letters done')
  const named = fitNames(links.folder, data.names, settings.folds, GRAMS)
  for (const [row, score] of named.scores.entries()) data.features[row * WIDTH + columnOf('name grams')] = score
  const name = quantised(named.fit)
  say('  name letters done')
  const sections = new Map<string, Uint8Array>([
    ['place-risk', new TextEncoder().encode(placeRiskText(risks))],
    ['features', new TextEncoder().encode(FEATURE_NAMES.join('\n'))],
  ])
  for (const [part, fit] of Object.entries({ host, path, name })) {
    sections.set(`${part}-grams`, new Uint8Array(fit.bytes.buffer))
    sections.set(`${part}-grams-scale`, new TextEncoder().encode(`${fit.scale} ${fit.bias}`))
  }
  return { data, sections }
}

const fitAll = (links: LinkData, tables: Sections, say: Say): ReadonlyMap<string, Uint8Array> => {
  const model = loadLinkModel(writeSections(new Map([...tables, ['weigher', writeWeigher(EMPTY_WEIGHER)]])))
  const { data, sections } = fitRuns(links, model, say)
  const importance = honestHeavier(data.labels, data.importance, settings.honestInTrees)
  sections.set('trees', writeTrees(fitTrees(data.features, WIDTH, data.labels, importance, TREES, say)))
  return sections
}

/** The letter runs and trees of a model. */
export const fittedIn = (from: Sections): Sections =>
  new Map(
    FITTED.map((name) => {
      const bytes = from.get(name)
      if (!bytes) throw new Error(`${name} can neither be fitted nor taken from the shipped model.`)
      return [name, bytes]
    }),
  )

/** Letter runs and trees, or the shipped ones where a set to learn from is missing. */
export const fitLearned = (links: LinkData, tables: Sections, shipped: Sections, say: Say): Sections => {
  const missing = lackingForFit(links)
  if (missing.length > 0) say(`  letter runs and trees: kept as shipped, for want of ${missing.join(', ')}`)
  return fittedIn(missing.length > 0 ? shipped : fitAll(links, tables, say))
}
