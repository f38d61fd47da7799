import { BUCKETS } from './hash.ts'
import { allRules } from '../rules/all-rules.ts'
import { foundNames } from './found-names.ts'
import { isKindId, type KindId, kindIds } from '../knowledge/kinds.ts'
import { KEPT, type KnownExample, type LikenessIndex, likenessSteps } from './likeness/likeness.ts'
import { RUN_PLACES, runBytes } from './likeness/likeness-runs.ts'
import type { Cascade, Sure, Sures } from './certain.ts'
import type { Share, Stack } from './combine.ts'
import { finish, type Steps } from './steps.ts'
import type { Doubt, Doubts } from './unsure.ts'

export const CROSS_SIZE = 1 << 15
export const PROMOTION_SIZE = 1 << 16
export const KIND_SIZE = 1 << 13

/** The readable half of the model: everything a person may want to look up or compare between two trainings. */
export type TextSettings = {
  readonly version: string
  readonly stack: Stack
  readonly doubt: Doubts
  /** When less than everything is enough; absent: never. */
  readonly cascade: Cascade | undefined
  readonly bias: number
  readonly scales: {
    readonly grams: number
    readonly crosses: number
    readonly promotion: number
    readonly kinds: number
  }
  readonly promotionBias: number
  readonly kindBias: readonly number[]
  /** What each rule and each found thing adds inside the n-gram tier. */
  readonly ruleFeatures: Readonly<Record<string, number>>
  readonly foundFeatures: Readonly<Record<string, number>>
  /** Points of each rule in the keyword part. A rule without points is on trial: measured, not shown. */
  readonly points: Readonly<Record<string, number>>
  /** How much more often each rule stands in scams than in honest messages, as log-odds: the strength people see. */
  readonly odds: Readonly<Record<string, number>>
  /** A hash of the ids of all rules and found things it was trained with. */
  readonly features: string
  readonly sections: Readonly<Record<string, { readonly start: number; readonly length: number }>>
}

export type TextModel = {
  readonly settings: TextSettings
  readonly grams: Int8Array
  readonly crosses: Int8Array
  readonly promotion: Int8Array
  readonly kinds: Int8Array
  readonly kindIds: readonly KindId[]
  /** Whether the model has a weight for a rule or a found thing. What it has none for has no influence. */
  readonly isTrained: (id: string) => boolean
  readonly likeness: LikenessIndex
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fail = (what: string): never => {
  throw new Error(`The text model cannot be read: ${what}.`)
}

const numberAt = (record: Record<string, unknown>, name: string): number => {
  const value = record[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : fail(`${name} is not a number`)
}

const objectAt = (record: Record<string, unknown>, name: string): Record<string, unknown> => {
  const value = record[name]
  return isObject(value) ? value : fail(`${name} is missing`)
}

const numbersOf = (record: Record<string, unknown>): Record<string, number> =>
  Object.fromEntries(Object.keys(record).map((name) => [name, numberAt(record, name)]))

const readShare = (record: Record<string, unknown>): Share => ({
  keep: numberAt(record, 'keep'),
  weight: numberAt(record, 'weight'),
  shift: numberAt(record, 'shift'),
})

const readStack = (record: Record<string, unknown>): Stack => {
  const passage = objectAt(record, 'passage')
  const encoder = objectAt(record, 'encoder')
  return {
    bias: numberAt(record, 'bias'),
    words: numberAt(record, 'words'),
    passage: {
      alone: numberAt(passage, 'alone'),
      withEncoder: numberAt(passage, 'withEncoder'),
      window: numberAt(passage, 'window'),
    },
    likeness: numberAt(record, 'likeness'),
    dangerous: numberAt(record, 'dangerous'),
    suspicious: numberAt(record, 'suspicious'),
    harmless: numberAt(record, 'harmless'),
    unknown: numberAt(record, 'unknown'),
    encoder: { english: readShare(objectAt(encoder, 'english')), other: readShare(objectAt(encoder, 'other')) },
  }
}

const readDoubt = (record: Record<string, unknown>): Doubt => {
  const weights = record['weights']
  if (!Array.isArray(weights)) return fail('the weights of doubt are missing')
  return { weights: weights.map(Number), above: numberAt(record, 'above'), from: numberAt(record, 'from') }
}

const readDoubts = (record: Record<string, unknown>): Doubts => ({
  alone: readDoubt(objectAt(record, 'alone')),
  withEncoder: readDoubt(objectAt(record, 'withEncoder')),
})

const readSure = (record: Record<string, unknown>): Sure => {
  const weights = record['weights']
  if (!Array.isArray(weights)) return fail('the weights of certainty are missing')
  return { weights: weights.map(Number), above: numberAt(record, 'above') }
}

const readSures = (record: Record<string, unknown>): Sures => ({
  honest: readSure(objectAt(record, 'honest')),
  scam: readSure(objectAt(record, 'scam')),
})

const readCascade = (settings: Record<string, unknown>): Cascade | undefined => {
  if (settings['cascade'] === undefined) return undefined
  const { core, half } = objectAt(settings, 'cascade')
  return {
    core: isObject(core) ? readSures(core) : undefined,
    half: isObject(half) ? readSures(half) : undefined,
  }
}

const readSettings = (value: unknown): TextSettings => {
  if (!isObject(value)) return fail('the settings are no object')
  const scales = numbersOf(objectAt(value, 'scales'))
  const kindBias = value['kindBias']
  if (!Array.isArray(kindBias)) return fail('kindBias is missing')
  const sections = objectAt(value, 'sections')
  return {
    version: typeof value['version'] === 'string' ? value['version'] : 'unknown',
    stack: readStack(objectAt(value, 'stack')),
    doubt: readDoubts(objectAt(value, 'doubt')),
    cascade: readCascade(value),
    bias: numberAt(value, 'bias'),
    scales: {
      grams: scales['grams'] ?? 0,
      crosses: scales['crosses'] ?? 0,
      promotion: scales['promotion'] ?? 0,
      kinds: scales['kinds'] ?? 0,
    },
    promotionBias: numberAt(value, 'promotionBias'),
    kindBias: kindBias.map(Number),
    ruleFeatures: numbersOf(objectAt(value, 'ruleFeatures')),
    foundFeatures: numbersOf(objectAt(value, 'foundFeatures')),
    points: numbersOf(objectAt(value, 'points')),
    odds: numbersOf(objectAt(value, 'odds')),
    features: typeof value['features'] === 'string' ? value['features'] : fail('the hash of its features is missing'),
    sections: Object.fromEntries(
      Object.keys(sections).map((name) => {
        const section = objectAt(sections, name)
        return [name, { start: numberAt(section, 'start'), length: numberAt(section, 'length') }]
      }),
    ),
  }
}

/** The same for the same ids, whatever their order. */
export const featuresHash = (ids: readonly string[]): string => {
  let [low, high] = [0x811c9dc5, 0x9747b28c]
  for (const letter of [...ids].sort().join('\n')) {
    low = Math.imul(low ^ letter.charCodeAt(0), 0x01000193)
    high = Math.imul(high ^ low, 0x85ebca6b) ^ (high >>> 13)
  }
  return [low, high].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}

/** The model knows rules and things by id: one that the engine does not have cannot be weighed, so nothing is. */
const trainedOf = ({ ruleFeatures, foundFeatures, features }: TextSettings): ((id: string) => boolean) => {
  const trained = [...Object.keys(ruleFeatures), ...Object.keys(foundFeatures)]
  if (featuresHash(trained) !== features) return fail('its list of features is not the one it was trained with')
  const there = new Set<string>([...allRules.map(({ id }) => id), ...foundNames])
  const missing = trained.find((id) => !there.has(id))
  if (missing !== undefined) return fail(`it was trained with ${missing}, which this engine does not have`)
  const known = new Set(trained)
  return (id) => known.has(id)
}

const toLabel = (label: unknown): KnownExample['label'] =>
  label === 'scam' || label === 'promotion' ? label : 'honest'

/** The examples lie as one JSON list of `[id, label, kind, excerpt]`; what is no scam has a label alone. */
function* readExamples(list: Uint8Array): Steps<KnownExample[]> {
  const rows: unknown = JSON.parse(new TextDecoder().decode(list))
  yield
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row: unknown) =>
    Array.isArray(row)
      ? [{ id: String(row[0]), label: toLabel(row[1]), kind: String(row[2] ?? ''), excerpt: String(row[3] ?? '') }]
      : [],
  )
}

export type TextModelFiles = { readonly settings: unknown; readonly core: Uint8Array }

/** Puts a model together from its two files; how the bytes got here is the caller's business. */
export function* textModelSteps({ settings: raw, core }: TextModelFiles): Steps<TextModel> {
  const settings = readSettings(raw)
  const section = (name: string, length?: number): Uint8Array => {
    const place = settings.sections[name]
    if (place === undefined || (length !== undefined && place.length !== length))
      return fail(`section ${name} does not fit`)
    if (place.start + place.length > core.length) return fail(`section ${name} is cut off`)
    return core.subarray(place.start, place.start + place.length)
  }
  const signed = (bytes: Uint8Array): Int8Array => new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  const examples = yield* readExamples(section('examples'))
  yield
  const likeness = yield* likenessSteps(section('idf', RUN_PLACES), {
    examples,
    runs: section('runs', runBytes(examples.length * KEPT)),
  })
  return {
    settings,
    grams: signed(section('grams', BUCKETS)),
    crosses: signed(section('crosses', CROSS_SIZE)),
    promotion: signed(section('promotion', PROMOTION_SIZE)),
    kinds: signed(section('kinds', KIND_SIZE * kindIds.length)),
    kindIds: kindIds.filter(isKindId),
    isTrained: trainedOf(settings),
    likeness,
  }
}

export const loadTextModel = (files: TextModelFiles): TextModel => finish(textModelSteps(files))
