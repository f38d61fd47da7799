import {
  BUCKETS,
  countStandIns,
  CROSS_SIZE,
  CROSS_VALUE,
  crossesOf,
  type Fired,
  FOUND_VALUE,
  allRules,
  foundFlags,
  foundNames,
  gramsOf,
  mask,
  read,
  RULE_VALUE,
  runRules,
  seek,
  WORD_VALUE,
} from '@atlas/engine/text-parts'
import type { LinkKnowledge, LinkVerdict } from '@atlas/engine'
import type { Vector } from './linear.ts'

/** Where the features beyond the n-grams stand in the weights. */
export const RULES_AT = BUCKETS
export const FOUND_AT = BUCKETS + 512
export const CROSS_AT = BUCKETS + 1024
export const SIZE = CROSS_AT + CROSS_SIZE

export type Prepared = {
  readonly vector: Vector
  readonly fired: readonly Fired[]
  readonly links: readonly LinkVerdict[]
  readonly isEnglish: boolean
  readonly words: Int32Array
  readonly letters: Int32Array
}

const scaled = (at: readonly number[], value: number): Vector['parts'][number] => ({
  at: Int32Array.from(at),
  value: value / Math.sqrt(Math.max(1, at.length)),
})

const placeOfRule = new Map(allRules.map(({ id }, place) => [id, place]))

/** Reads a text and turns it into numbers, exactly as the engine does when it judges. */
export const prepare = (text: string, knowledge: LinkKnowledge, hasStandIns = false): Prepared => {
  const reading = read(text, knowledge)
  const fired = runRules(seek(reading))
  const found = foundFlags(reading)
  const crosses = crossesOf([...fired.map(({ rule }) => rule.id), ...found])
  const { words, letters } = gramsOf(hasStandIns ? countStandIns(mask(reading)) : mask(reading))
  const vector: Vector = {
    parts: [
      scaled(words, WORD_VALUE),
      scaled(letters, 1),
      { at: Int32Array.from(fired, ({ rule }) => RULES_AT + (placeOfRule.get(rule.id) ?? 0)), value: RULE_VALUE },
      { at: Int32Array.from(found, (name) => FOUND_AT + foundNames.indexOf(name)), value: FOUND_VALUE },
      {
        at: Int32Array.from(crosses, (place) => CROSS_AT + place),
        value: CROSS_VALUE / Math.sqrt(Math.max(1, crosses.length)),
      },
    ],
  }
  return {
    vector,
    fired: fired.map(({ rule }) => ({ rule, spans: [] })),
    links: [...reading.links, ...reading.senders].map(({ opinion }) => opinion.verdict),
    isEnglish: reading.language === 'en',
    words: vector.parts[0]?.at ?? new Int32Array(),
    letters: vector.parts[1]?.at ?? new Int32Array(),
  }
}
