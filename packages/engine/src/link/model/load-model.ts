import { skeletonOf } from '../skeleton.ts'
import { readBrands, type BrandIndex } from './brand-index.ts'
import type { Calibration, CutKind } from './calibration.ts'
import type { GramWeights } from './grams.ts'
import { hashText } from './hash.ts'
import { readLetters, type LetterModel } from './letters.ts'
import { NOT_FOUND, type NameTable, readNameTable } from './name-table.ts'
import { readPlaces, type PlaceTable } from './places.ts'
import { readPopularity, type Popularity } from './popularity.ts'
import { readSections, type Sections } from './sections.ts'
import type { PlaceRisk } from './tenant.ts'
import { readTrees, type Trees } from './trees.ts'
import { readWeigher, type Weigher } from './weigher.ts'

/** The tables every engine reads. */
type LinkTables = {
  readonly popularity: Popularity
  readonly places: PlaceTable
  readonly brands: BrandIndex
  readonly suffixRisk: ReadonlyMap<string, number>
  readonly confusables: ReadonlyMap<string, string>
  /** How usual the letters of a name are. */
  readonly letters: LetterModel
}

/** What training wrote: three sets of letter-run weights, trees over them and the hand features, and the cuts. */
export type LearnedModel = {
  /** What shared places are worth by their honest pages; places of which none are known are not in it. */
  readonly placeRisk: PlaceRisk
  readonly host: GramWeights
  readonly path: GramWeights
  readonly name: GramWeights
  readonly trees: Trees
  /** For names of their own, for tenants of places that are known, and of places that are not. */
  readonly calibration: Readonly<Record<CutKind, Calibration>>
}

export type LinkModel = LinkTables & {
  /** How opinions are weighed. A file without it is refused: nothing could be said from it. */
  readonly weigher: Weigher
  /** Undefined when the file carries tables only; the learned engine then answers `skipped`. */
  readonly learned: LearnedModel | undefined
}

const decoder = new TextDecoder()

const textOf = (sections: Sections, name: string): string => decoder.decode(sections.get(name) ?? new Uint8Array())

const numbersOf = (sections: Sections, name: string): number[] => textOf(sections, name).split(' ').map(Number)

const pairsOf = (text: string): (readonly [string, string])[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => [line.slice(0, line.indexOf('\t')), line.slice(line.indexOf('\t') + 1)])

const gramsOf = (sections: Sections, name: string): GramWeights | undefined => {
  const bytes = sections.get(name)
  const [scale = 0, bias = 0] = numbersOf(sections, `${name}-scale`)
  return bytes && { weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length), scale, bias }
}

const cutsOf = (sections: Sections, name: string): Calibration => {
  const [harmless = 0, suspicious = 1, dangerous = 2] = numbersOf(sections, name)
  return { harmless, suspicious, dangerous }
}

const risksOf = (sections: Sections, name: string): ReadonlyMap<string, number> =>
  new Map(pairsOf(textOf(sections, name)).map(([suffix, risk]) => [suffix, Number(risk)]))

/** Hash of the names of all features, in their order (a test holds it): trees grown over others say nothing. */
export const FEATURES_HASH = 2635793627

const learnedOf = (sections: Sections): LearnedModel | undefined => {
  const host = gramsOf(sections, 'host-grams')
  const path = gramsOf(sections, 'path-grams')
  const name = gramsOf(sections, 'name-grams')
  const trees = sections.get('trees')
  if (!host || !path || !name || !trees || hashText(textOf(sections, 'features')) !== FEATURES_HASH) return undefined
  const calibration = {
    own: cutsOf(sections, 'cuts-own'),
    shared: cutsOf(sections, 'cuts-shared'),
    unknown: cutsOf(sections, 'cuts-unknown'),
  }
  const placeRisk = risksOf(sections, 'place-risk')
  return { placeRisk, host, path, name, trees: readTrees(trees), calibration }
}

/** Without names nobody is known. */
const namesOf = (sections: Sections): NameTable => {
  const names = sections.get('names')
  return names ? readNameTable(names) : { find: () => NOT_FOUND }
}

/** Builds the model from the bytes of `model/link/link-model.bin`; server and browser each bring them their own way. */
export const loadLinkModel = (bytes: Uint8Array): LinkModel => {
  const sections = readSections(bytes)
  const confusables = new Map(pairsOf(textOf(sections, 'confusables')))
  return {
    popularity: readPopularity(namesOf(sections)),
    places: readPlaces(textOf(sections, 'places')),
    brands: readBrands(textOf(sections, 'brands'), (word) => skeletonOf(word, confusables)),
    suffixRisk: risksOf(sections, 'suffix-risk'),
    confusables,
    letters: readLetters(sections.get('letters') ?? new Uint8Array()),
    weigher: readWeigher(sections.get('weigher')),
    learned: learnedOf(sections),
  }
}
