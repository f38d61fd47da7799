import { allRules } from '../rules/all-rules.ts'
import type { Rule } from '../rules/rule.ts'
import type { Sought } from '../reading/sought.ts'
import type { Evidence, Reading, Span, Strength } from '../reading/types.ts'

export type Fired = { readonly rule: Rule; readonly number: number; readonly spans: readonly Span[] }

/** Every rule that finds something, in the order of the list. */
export const runRules = (sought: Sought): Fired[] =>
  allRules.flatMap((rule, number) => {
    const spans = rule.find(sought)
    return spans.length > 0 ? [{ rule, number, spans }] : []
  })

/** One theme cannot run away with the score: what a theme adds is capped. */
const THEME_CAP = 3
/** Scams borrow the words of honest senders, so what reassures is capped lower. */
const CALM_CAP = 1.5

/** Points of the rules that fired: the keyword part. */
export const keywordPoints = (fired: readonly Fired[], points: Readonly<Record<string, number>>): number => {
  const themes = new Map<string, number>()
  for (const { rule } of fired) {
    const worth = points[rule.id] ?? 0
    const key = worth < 0 ? 'reassuring' : rule.theme
    themes.set(key, (themes.get(key) ?? 0) + worth)
  }
  return [...themes.values()].reduce((sum, worth) => sum + Math.max(-CALM_CAP, Math.min(THEME_CAP, worth)), 0)
}

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

/** What fired, strongest first, quoted from the text as it came. Rules on trial are left out. */
export const evidenceOf = (reading: Reading, fired: readonly Fired[], { points, odds }: RuleNumbers): Evidence[] =>
  fired
    .flatMap(({ rule, spans }) => {
      const worth = points[rule.id]
      const span = spans[0]
      if (worth === undefined || span === undefined) return []
      const { start, end } = quoteSpan(reading, span)
      return [
        {
          rule: rule.id,
          title: rule.title,
          why: rule.why,
          quote: reading.original.slice(start, end),
          start,
          end,
          strength: strengthOf(worth, odds[rule.id] ?? 0),
          points: worth,
        },
      ]
    })
    .sort((left, right) => Math.abs(right.points) - Math.abs(left.points) || left.start - right.start)
