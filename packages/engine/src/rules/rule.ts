import type { KindId } from '../knowledge/kinds.ts'
import type { Sought, Words } from '../reading/sought.ts'
import type { Span, ThingKind } from '../reading/types.ts'

type Theme =
  | 'sender'
  | 'ask'
  | 'payment'
  | 'pressure'
  | 'secrecy'
  | 'lure'
  | 'story'
  | 'link'
  | 'disguise'
  | 'reassuring'

export type Find = (sought: Sought) => readonly Span[]

/** One thing a scam does (or an honest message does), with its own proof. Its weight is written by training. */
export type Rule = {
  readonly id: string
  readonly theme: Theme
  readonly kinds?: readonly KindId[]
  readonly find: Find
  /** Rules whose sign makes this one untrue of the same message: it begins like a notice and then asks. */
  readonly undoneBy?: readonly string[]
  readonly catches: readonly string[]
  readonly ignores: readonly string[]
}

type Wanted = Words | RegExp | Find

const spansOf = (sought: Sought, wanted: Wanted): readonly Span[] =>
  typeof wanted === 'function' ? wanted(sought) : sought.spans(wanted)

/** Every place where the words stand. */
export const quotesOf =
  (wanted: Words | RegExp): Find =>
  (sought) =>
    sought.spans(wanted)

/** The things of one kind. */
export const thing =
  (kind: ThingKind): Find =>
  (sought) =>
    sought.things(kind)

const crossesSentence = (text: string, start: number, end: number): boolean =>
  end > start && /[.!?;\n。！？|](?:\s|$)|[。！？]/.test(text.slice(start, end))

const join = (left: Span, right: Span): Span => ({
  start: Math.min(left.start, right.start),
  end: Math.max(left.end, right.end),
})

/** `first` and then `second`, at most `gap` characters apart, in one sentence. Linear in the number of places. */
export const before =
  (first: Wanted, second: Wanted, gap = 60, sentences = false): Find =>
  (sought) => {
    const starts = spansOf(sought, first)
    if (starts.length === 0) return []
    const ends = spansOf(sought, second)
    const found: Span[] = []
    let next = 0
    for (const start of starts) {
      while (next < ends.length && (ends[next]?.start ?? 0) < start.end) next++
      const end = ends[next]
      if (end === undefined) break
      if (end.start - start.end > gap) continue
      if (sentences || !crossesSentence(sought.text, start.end, end.start)) found.push(join(start, end))
    }
    return found
  }

/** Both, in either order. */
export const near =
  (one: Wanted, other: Wanted, gap = 60, sentences = false): Find =>
  (sought) => {
    const there = before(one, other, gap, sentences)(sought)
    return there.length > 0 ? there : before(other, one, gap, sentences)(sought)
  }

export const anyOf =
  (...finds: readonly Wanted[]): Find =>
  (sought) => {
    for (const wanted of finds) {
      const spans = spansOf(sought, wanted)
      if (spans.length > 0) return spans
    }
    return []
  }

/** Every place of every one of them: what may stand beside a find is sought in all its forms. */
export const eachOf =
  (...finds: readonly Wanted[]): Find =>
  (sought) =>
    finds.flatMap((wanted) => spansOf(sought, wanted))

/** All of them, anywhere in the text; quotes the first. */
export const allOf =
  (...finds: readonly Wanted[]): Find =>
  (sought) => {
    const each = finds.map((wanted) => spansOf(sought, wanted))
    return each.every((spans) => spans.length > 0) ? (each[0] ?? []) : []
  }

/** Only where none of `other` stands anywhere in the text. */
export const without =
  (wanted: Wanted, ...others: readonly Wanted[]): Find =>
  (sought) => {
    const spans = spansOf(sought, wanted)
    return spans.length > 0 && others.every((other) => spansOf(sought, other).length === 0) ? spans : []
  }

/** Drops places that a word such as "never" stands in or shortly before. */
export const unless =
  (wanted: Wanted, denial: Wanted, reach = 30): Find =>
  (sought) => {
    const spans = spansOf(sought, wanted)
    if (spans.length === 0) return spans
    const denials = spansOf(sought, denial)
    return spans.filter(
      ({ start, end }) =>
        !denials.some((no) => no.start < end && no.end > start - reach && !crossesSentence(sought.text, no.end, start)),
    )
  }

/** Only the places that `other` stands in or near. */
export const beside =
  (wanted: Wanted, other: Wanted, reach: number): Find =>
  (sought) => {
    const spans = spansOf(sought, wanted)
    if (spans.length === 0) return spans
    const others = spansOf(sought, other)
    return spans.filter(({ start, end }) => others.some((one) => one.end > start - reach && one.start < end + reach))
  }

/** Only in texts of at most so many characters. */
export const inShort =
  (wanted: Wanted, most: number): Find =>
  (sought) =>
    sought.text.trim().length <= most ? spansOf(sought, wanted) : []
