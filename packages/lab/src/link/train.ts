import { readFileSync, writeFileSync } from 'node:fs'
import type { LinkModel } from '@atlas/engine'
import {
  FEATURE_NAMES,
  handFeatures,
  hashText,
  hostText,
  parseLink,
  pathText,
  readSections,
  readSigns,
  visitHostGrams,
  visitPathGrams,
  writeSections,
  writeTrees,
} from '@atlas/engine/link-training'
import { fitGrams, gramRows, quantised, rawScore, type GramFit, type GramRows } from './gram-training.ts'
import { MODEL_FILE, readLinkModel } from './model-file.ts'
import { fitNames, type Named } from './name-training.ts'
import { readHonest, readScams } from './sources.ts'
import { trainingExamples, type Example } from './training-rows.ts'
import { fitTrees } from './tree-training.ts'

const HOST_SLOTS = 1 << 18
const PATH_SLOTS = 1 << 17
const FOLDS = 4
const GRAM_SETTINGS = { epochs: 10, rate: 0.2, decay: 2e-6 }
/**
 * Honest rows weigh this much more. The cuts lie where one honest link in a hundred or a thousand is left; a fit that
 * counts both sides alike spends its letters far below that.
 */
const HONEST_IN_GRAMS = 15
const HONEST_IN_TREES = 3
const TREE_SETTINGS = { trees: 800, leaves: 40, minRows: 40, l2: 5, rate: 0.07, rowShare: 0.6, featureShare: 0.4 }
const WIDTH = FEATURE_NAMES.length

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

const prepare = (examples: readonly Example[], model: LinkModel): Prepared => {
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
    names.push({ ...example, name: signs.owner.name })
    hosts.push(hostText(link))
    paths.push(pathText(link))
  }
  return {
    features,
    labels: Uint8Array.from(kept, ({ example }) => Number(example.malicious)),
    importance: Float32Array.from(kept, ({ example }) => example.weight),
    folds: Uint8Array.from(kept, ({ example }) => hashText(example.domain, 31) % FOLDS),
    hosts,
    paths,
    names,
  }
}

/** Scores each row by a fit that never saw its domain, then fits on all rows for the product. */
const scoreApart = (grams: GramRows, data: Prepared, column: number, size: number): GramFit => {
  const all = Uint32Array.from(data.labels, (_, i) => i)
  const importance = honestHeavier(data.labels, data.importance, HONEST_IN_GRAMS)
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const fit = fitGrams(
      grams,
      data.labels,
      importance,
      all.filter((i) => data.folds[i] !== fold),
      size,
      GRAM_SETTINGS,
    )
    for (const row of all) if (data.folds[row] === fold) data.features[row * WIDTH + column] = rawScore(grams, fit, row)
  }
  return fitGrams(grams, data.labels, importance, all, size, GRAM_SETTINGS)
}

const train = (folder: string): void => {
  const model = readLinkModel()
  const data = prepare(trainingExamples(readScams(folder), readHonest(folder), model.popularity.rankOf), model)
  console.log(
    'rows',
    data.labels.length,
    'scams',
    data.labels.reduce((sum, label) => sum + label, 0),
  )
  const host = quantised(scoreApart(gramRows(data.hosts, HOST_SLOTS - 1, visitHostGrams), data, WIDTH - 3, HOST_SLOTS))
  console.log('host grams done')
  const path = quantised(scoreApart(gramRows(data.paths, PATH_SLOTS - 1, visitPathGrams), data, WIDTH - 2, PATH_SLOTS))
  console.log('path grams done')
  const named = fitNames(folder, data.names, FOLDS, GRAM_SETTINGS)
  for (const [row, score] of named.scores.entries()) data.features[row * WIDTH + WIDTH - 1] = score
  const name = quantised(named.fit)
  console.log('name grams done')
  const trees = fitTrees(
    data.features,
    WIDTH,
    data.labels,
    honestHeavier(data.labels, data.importance, HONEST_IN_TREES),
    TREE_SETTINGS,
  )
  const text = new TextEncoder()
  const sections = new Map(readSections(readFileSync(MODEL_FILE)))
  for (const [part, { bytes, scale, bias }] of Object.entries({ host, path, name })) {
    sections.set(`${part}-grams`, new Uint8Array(bytes.buffer))
    sections.set(`${part}-grams-scale`, text.encode(`${scale} ${bias}`))
  }
  sections.set('trees', writeTrees(trees))
  for (const cuts of ['cuts-own', 'cuts-shared']) if (!sections.has(cuts)) sections.set(cuts, text.encode('-3 0 3'))
  writeFileSync(MODEL_FILE, writeSections(sections))
}

train(process.argv[2] ?? '')
