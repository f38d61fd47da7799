import type { Fired } from '../rules/run-rules.ts'
import type { Evidence, Reading, Span, Strength } from '../reading/types.ts'

/** The id of a reason that no rule gave. */
export const LEARNED = 'text/learned'

/** Strong: seven scams for one honest message among those that have it. Medium: three. */
const STRONG_ODDS = Math.log(7)
const MEDIUM_ODDS = Math.log(3)

/** By the rule's own record, not by its points: those say only what it adds to what the words already told. */
const strengthOf = (worth: number, odds: number): Strength => {
  if (worth < 0) return 'reassuring'
  if (odds >= STRONG_ODDS) return 'strong'
  return odds >= MEDIUM_ODDS ? 'medium' : 'weak'
}

type RuleNumbers = {
  readonly points: Readonly<Record<string, number>>
  readonly odds: Readonly<Record<string, number>>
}

/** A quote never ends in the middle of a long sentence it did not mean: long ones are cut at a word. */
const MOST_QUOTE = 160

const quoteSpan = (reading: Reading, span: Span): Span => {
  const original = reading.toOriginal(span)
  return original.end - original.start <= MOST_QUOTE
    ? original
    : { start: original.start, end: original.start + MOST_QUOTE }
}

const RANKS: Readonly<Record<Strength, number>> = { strong: 3, medium: 2, weak: 1, reassuring: 0 }

/** Strongest first: by what people are told it is, then by the rule's own record. */
const byWeight =
  (odds: RuleNumbers['odds']) =>
  (left: Evidence, right: Evidence): number =>
    RANKS[right.strength] - RANKS[left.strength] ||
    Math.abs(odds[right.rule] ?? 0) - Math.abs(odds[left.rule] ?? 0) ||
    left.start - right.start

/** Half of the shorter one in common: the same words. */
const isOnSameWords = (one: Span, other: Span): boolean =>
  2 * (Math.min(one.end, other.end) - Math.max(one.start, other.start)) >
  Math.min(one.end - one.start, other.end - other.start)

const isCalm = ({ strength }: Evidence): boolean => strength === 'reassuring'

/** Of reasons on the same words the strongest stays: two names for one thing are noise. */
const merged = (evidence: readonly Evidence[]): Evidence[] =>
  evidence.reduce<Evidence[]>(
    (kept, one) =>
      kept.some((other) => isCalm(other) === isCalm(one) && isOnSameWords(other, one)) ? kept : [...kept, one],
    [],
  )

/** What fired, strongest first, quoted from the text as it came. Rules on trial are left out. */
export const evidenceOf = (reading: Reading, fired: readonly Fired[], { points, odds }: RuleNumbers): Evidence[] =>
  merged(
    fired
      .flatMap(({ rule, spans }) => {
        const worth = points[rule.id]
        const span = spans[0]
        if (worth === undefined || span === undefined) return []
        const { start, end } = quoteSpan(reading, span)
        return [
          {
            rule: rule.id,
            quote: reading.original.slice(start, end),
            start,
            end,
            strength: strengthOf(worth, odds[rule.id] ?? 0),
            points: worth,
          },
        ]
      })
      .sort(byWeight(odds)),
  )

/** The words that weighed most with the learned part, where no rule has a name for them. */
export const learnedEvidence = (reading: Reading, span: Span): Evidence => {
  const { start, end } = quoteSpan(reading, span)
  return {
    rule: LEARNED,
    quote: reading.original.slice(start, end),
    start,
    end,
    strength: 'weak',
    points: 0,
  }
}
