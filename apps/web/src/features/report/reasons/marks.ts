import type { TextReport } from '@atlas/contract'

type Evidence = TextReport['evidence'][number]
export type Strength = Evidence['strength']

/** One reason, with all the places in the text that it stands on. */
export type Reason = {
  readonly number: number
  readonly rule: string
  readonly title: string
  readonly why: string
  readonly strength: Strength
  readonly quotes: readonly string[]
  readonly isInText: boolean
  /** Where its first mark begins in the text. */
  readonly start: number
  /** Which of the report's evidence it is made of. */
  readonly evidence: readonly number[]
}

export type Piece = {
  readonly start: number
  readonly text: string
  /** Numbers of the reasons this piece belongs to; none for plain text. */
  readonly reasons: readonly number[]
  /** Numbers whose mark ends with this piece: there the pin stands. */
  readonly pins: readonly number[]
  /** True for the first piece of its first reason: the way back from the reason leads here. */
  readonly isFirst: boolean
  readonly strength: Strength
}

const liesIn = (item: Evidence, text: string): boolean =>
  item.start >= 0 && item.end > item.start && item.end <= text.length

/** A rule that fired twice is one reason with two marks. Numbers follow the pins, which stand where a mark ends. */
export const reasonsOf = (text: string, evidence: readonly Evidence[]): readonly Reason[] => {
  const byRule = Map.groupBy(evidence, (item) => item.rule)
  const groups = Array.from(byRule.values(), (items) => items.toSorted((a, b) => a.start - b.start))
  const placeOf = (items: readonly Evidence[]): number =>
    Math.min(...items.map((item) => (liesIn(item, text) ? item.end : Number.MAX_SAFE_INTEGER)))
  return groups
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .flatMap((items, index) => {
      const [first] = items
      if (first === undefined) return []
      return {
        number: index + 1,
        rule: first.rule,
        title: first.title,
        why: first.why,
        strength: first.strength,
        quotes: [...new Set(items.map((item) => item.quote))],
        isInText: items.some((item) => liesIn(item, text)),
        start: (items.find((item) => liesIn(item, text)) ?? first).start,
        evidence: items.map((item) => evidence.indexOf(item)),
      }
    })
}

/** The text cut at every border of a mark, so that overlapping marks can be shown without nesting. */
export const piecesOf = (text: string, evidence: readonly Evidence[], reasons: readonly Reason[]): readonly Piece[] => {
  const numbers = new Map(reasons.map((reason) => [reason.rule, reason.number]))
  const strengths = new Map(reasons.map((reason) => [reason.number, reason.strength]))
  const marks = evidence
    .filter((item) => liesIn(item, text))
    .map((item) => ({ start: item.start, end: item.end, number: numbers.get(item.rule) ?? 0 }))
  const borders = [...new Set([0, text.length, ...marks.flatMap((mark) => [mark.start, mark.end])])].sort(
    (a, b) => a - b,
  )
  const seen = new Set<number>()
  return borders.slice(0, -1).map((start, index) => {
    const end = borders[index + 1] ?? text.length
    const covering = marks.filter((mark) => mark.start <= start && mark.end >= end)
    const own = [...new Set(covering.map((mark) => mark.number))].sort((a, b) => a - b)
    const ending = covering.filter((mark) => mark.end === end).map((mark) => mark.number)
    const pins = [...new Set(ending)].sort((a, b) => a - b)
    const [first = 0] = own
    const isFirst = own.length > 0 && !seen.has(first)
    seen.add(first)
    const strength = strengths.get(first) ?? 'weak'
    return { start, text: text.slice(start, end), reasons: own, pins, isFirst, strength }
  })
}
