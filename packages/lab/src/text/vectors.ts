import {
  BUCKETS,
  countStandIns,
  CROSS_SIZE,
  CROSS_VALUE,
  crossesOf,
  type Fired,
  firedNumbers,
  FOUND_VALUE,
  foundFlags,
  foundNames,
  type Grams,
  gramsOf,
  type IsKnownHost,
  mask,
  read,
  RULE_VALUE,
  runRules,
  seek,
  windowsOf,
  WORD_VALUE,
} from '@atlas/engine/text-parts'
import type { Vector } from './linear.ts'

/** Where the features beyond the n-grams stand in the weights. */
export const RULES_AT = BUCKETS
export const FOUND_AT = BUCKETS + 512
export const CROSS_AT = BUCKETS + 1024
export const SIZE = CROSS_AT + CROSS_SIZE

export type Prepared = {
  readonly vector: Vector
  readonly windows: readonly Vector[]
  readonly fired: readonly Fired[]
  readonly words: Int32Array
  readonly letters: Int32Array
}

const scaled = (at: readonly number[], value: number): Vector['parts'][number] => ({
  at: Int32Array.from(at),
  value: value / Math.sqrt(Math.max(1, at.length)),
})

/** Reads a text and turns it into numbers, exactly as the engine does when it judges. */
export const prepare = (text: string, isKnownHost: IsKnownHost, hasStandIns = false): Prepared => {
  const reading = read(text)
  const fired = runRules(seek(reading))
  const found = foundFlags(reading, isKnownHost)
  const masked = hasStandIns ? countStandIns(mask(reading)) : mask(reading)
  const crosses = crossesOf(firedNumbers(fired, found))
  const extra = [
    { at: Int32Array.from(fired, ({ number }) => RULES_AT + number), value: RULE_VALUE },
    { at: Int32Array.from(found, (name) => FOUND_AT + foundNames.indexOf(name)), value: FOUND_VALUE },
    {
      at: Int32Array.from(crosses, (place) => CROSS_AT + place),
      value: CROSS_VALUE / Math.sqrt(Math.max(1, crosses.length)),
    },
  ]
  const vectorOf = ({ words, letters }: Grams): Vector => ({
    parts: [scaled(words, WORD_VALUE), scaled(letters, 1), ...extra],
  })
  const grams = gramsOf(masked)
  const vector = vectorOf(grams)
  return {
    vector,
    windows: windowsOf(masked).map((piece) => vectorOf(gramsOf(piece))),
    fired: fired.map(({ rule, number }) => ({ rule, number, spans: [] })),
    words: vector.parts[0]?.at ?? new Int32Array(),
    letters: vector.parts[1]?.at ?? new Int32Array(),
  }
}
