import { mask } from '../reading/mask.ts'
import { stretchOf } from '../reading/read.ts'
import type { Reading, Span } from '../reading/types.ts'
import { gramsOf } from './features.ts'
import type { TextModel } from './model.ts'
import { RULE_VALUE, sumsOf, wordsOf } from './weigh.ts'

/** Shorter texts are one passage. */
const SHORTEST_TEXT = 500
const SHORTEST_PASSAGE = 50
const LONGEST_PASSAGE = 1300
const LONGEST_SENTENCE = 280
const MOST_SENTENCES = 900
/** How many passages are looked at closely. */
const CLOSELY = 4

/** Sentences and lines; a very long one is cut between two words. A mark inside a link or a number ends nothing. */
const sentencesOf = ({ plain, things }: Reading): Span[] => {
  const spans: Span[] = []
  const isInside = (at: number): boolean => things.some(({ start, end }) => at > start && at < end)
  let start = 0
  const close = (end: number): void => {
    const written = plain.slice(start, end)
    const lead = written.length - written.trimStart().length
    if (written.trim() !== '') spans.push({ start: start + lead, end: start + written.trimEnd().length })
    start = end
  }
  for (const { index, 0: mark } of plain.matchAll(/\n+|[.!?;:](?=\s)|[。！？；]| /g)) {
    const end = index + mark.length
    if (mark === ' ' ? end - start > LONGEST_SENTENCE : !isInside(index)) close(end)
    if (spans.length >= MOST_SENTENCES) break
  }
  close(plain.length)
  return spans
}

/** What each sentence brings, added up from the first on: a passage's sum is the difference of two. */
type Sums = {
  readonly words: number
  readonly letters: number
  readonly manyWords: number
  readonly manyLetters: number
  readonly rules: number
}

const runningSums = (
  model: TextModel,
  reading: Reading,
  sentences: readonly Span[],
  fired: readonly (Span & { id: string })[],
): Sums[] => {
  const { ruleFeatures, points } = model.settings
  let sum: Sums = { words: 0, letters: 0, manyWords: 0, manyLetters: 0, rules: 0 }
  return [
    sum,
    ...sentences.map((sentence) => {
      const grams = gramsOf(mask(stretchOf(reading, sentence)))
      const inside = fired.filter(({ start }) => start >= sentence.start && start < sentence.end)
      const { words, letters } = sumsOf(model, grams)
      sum = {
        words: sum.words + words,
        letters: sum.letters + letters,
        manyWords: sum.manyWords + grams.words.length,
        manyLetters: sum.manyLetters + grams.letters.length,
        rules:
          sum.rules +
          inside.reduce((all, { id }) => all + RULE_VALUE * (ruleFeatures[id] ?? 0) + (points[id] ?? 0) / 4, 0),
      }
      return sum
    }),
  ]
}

const guessOf = (model: TextModel, before: Sums, after: Sums): number =>
  wordsOf(model, {
    words: after.words - before.words,
    letters: after.letters - before.letters,
    manyWords: after.manyWords - before.manyWords,
    manyLetters: after.manyLetters - before.manyLetters,
  }) +
  after.rules -
  before.rules

type Guess = Span & { readonly worth: number }

const overlap = (one: Span, other: Span): number =>
  Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start)) /
  Math.min(one.end - one.start, other.end - other.start)

/** The worst ones that are not nearly the same, worst first. */
const distinct = (guesses: readonly Guess[]): Span[] => {
  const chosen: Guess[] = []
  for (const guess of [...guesses].sort((left, right) => right.worth - left.worth)) {
    if (chosen.length === CLOSELY) break
    const isNew = chosen.every(
      (other) =>
        overlap(guess, other) < 0.99 ||
        (guess.end - guess.start) / (other.end - other.start) < 0.5 ||
        (guess.end - guess.start) / (other.end - other.start) > 2,
    )
    if (isNew) chosen.push(guess)
  }
  return chosen
}

/**
 * Passages of a long text that look worst when each stands alone: one bad paragraph must not drown in ten good ones. Every
 * run of whole sentences is weighed roughly, by sums; the few worst are for the caller to look at closely.
 */
export const worstPassages = (
  model: TextModel,
  reading: Reading,
  fired: readonly (Span & { id: string })[],
): Span[] => {
  if (reading.plain.trim().length < SHORTEST_TEXT) return []
  const sentences = sentencesOf(reading)
  if (sentences.length < 3) return []
  const sums = runningSums(model, reading, sentences, fired)
  const guesses: Guess[] = []
  for (const [first, { start }] of sentences.entries()) {
    for (let last = first; last < sentences.length; last += 1) {
      const end = sentences[last]?.end ?? start
      if (end - start > LONGEST_PASSAGE) break
      const [before, after] = [sums[first], sums[last + 1]]
      if (end - start < SHORTEST_PASSAGE || before === undefined || after === undefined) continue
      guesses.push({ start, end, worth: guessOf(model, before, after) })
    }
  }
  return distinct(guesses)
}

/** Less says nothing to a person. */
const SHORTEST_QUOTE = 25

/** The sentence that weighs most with the n-grams: where no rule has a word for it, it is what can be shown. */
export const heaviestSentence = (model: TextModel, reading: Reading): Span => {
  const all = sentencesOf(reading)
  const telling = all.filter(({ start, end }) => end - start >= SHORTEST_QUOTE)
  const sentences = telling.length > 0 ? telling : all
  const worths = sentences.map((sentence) => {
    const [before, after] = runningSums(model, reading, [sentence], [])
    return before === undefined || after === undefined ? Number.NEGATIVE_INFINITY : guessOf(model, before, after)
  })
  return sentences[worths.indexOf(Math.max(...worths))] ?? { start: 0, end: reading.plain.length }
}
