import type { Language } from './language-codes.ts'
import type { Reading, Span, Thing, ThingKind } from './types.ts'

type Patterns = Readonly<Partial<Record<Exclude<Language, 'unknown'>, string>>>

/**
 * Words of one meaning in several languages. English is read in every text: scams mix it in everywhere. A few rules
 * have words in languages that we cannot read otherwise: what they find there is still worth saying.
 */
export type Words = {
  readonly patterns: Patterns
  readonly compiled: Map<Language, RegExp>
}

/** Every list there is, so that the check of all patterns sees those that are made of words. */
export const wordLists: Words[] = []

export const words = (patterns: Patterns): Words => {
  const list = { patterns, compiled: new Map() }
  wordLists.push(list)
  return list
}

/** Scripts without spaces have no word borders to ask for, and a border is known only between Latin letters. */
const borderless: ReadonlySet<Language> = new Set(['zh', 'hi', 'ja', 'ko', 'th', 'ar', 'ru', 'uk'])

/** Small letters sought in small letters: a third faster than a search that minds no case. */
const inSmallLetters = (pattern: string): string =>
  pattern.replaceAll(/\\.|[^\\]+/g, (part) => (part.startsWith('\\') ? part : part.toLowerCase()))

/** Letters whose small form is longer stay as they are: places in the text must not move. */
const smallLetters = (text: string): string => {
  const small = text.toLowerCase()
  if (small.length === text.length) return small
  return Array.from({ length: text.length }, (_, place) => {
    const letter = text.charAt(place)
    const low = letter.toLowerCase()
    return low.length === 1 ? low : letter
  }).join('')
}

export const compile = ({ patterns, compiled }: Words, language: Language): RegExp => {
  const known = compiled.get(language)
  if (known !== undefined) return known
  const english = patterns.en
  const own = language === 'en' || language === 'unknown' ? undefined : patterns[language]
  const parts = [
    ...(english === undefined ? [] : [`\\b(?:${english})(?![a-z0-9])`]),
    ...(own === undefined ? [] : [borderless.has(language) ? `(?:${own})` : `\\b(?:${own})(?![a-z0-9])`]),
  ]
  const pattern = new RegExp(parts.length === 0 ? '(?!)' : inSmallLetters(parts.join('|')), 'g')
  compiled.set(language, pattern)
  return pattern
}

/** The longest piece a pattern is run over in one go, and how far pieces overlap. */
const PIECE = 10_000
const OVERLAP = 200
const MOST_SPANS = 200

const none: readonly Span[] = []

/** `exec` and not `matchAll`, which makes a copy of the pattern each time: most searches find nothing. */
const matchesIn = (text: string, pattern: RegExp): readonly Span[] => {
  if (!pattern.global) throw new Error(`${pattern.source} seeks only once`)
  pattern.lastIndex = 0
  if (text.length <= PIECE && !pattern.test(text)) return none
  const spans: Span[] = []
  for (let offset = 0; offset < text.length && spans.length < MOST_SPANS; offset += PIECE - OVERLAP) {
    const piece = text.length <= PIECE ? text : text.slice(offset, offset + PIECE)
    pattern.lastIndex = 0
    for (let match = pattern.exec(piece); match !== null; match = pattern.exec(piece)) {
      const start = offset + match.index
      const last = spans.at(-1)
      if (match[0].length === 0) pattern.lastIndex += 1
      else if (last === undefined || start >= last.end) spans.push({ start, end: start + match[0].length })
      if (spans.length >= MOST_SPANS) break
    }
    if (offset + PIECE >= text.length) break
  }
  return spans
}

/** What rules look at: the plain copy, its things, and word searches that are made once and shared by all rules. */
export type Sought = {
  readonly reading: Reading
  readonly text: string
  readonly spans: (wanted: Words | RegExp) => readonly Span[]
  readonly things: (kind: ThingKind) => readonly Thing[]
}

/** Searches of one text, each made once. */
const remember = (reading: Reading, search: (wanted: Words | RegExp, small: string) => readonly Span[]): Sought => {
  const made = new Map<Words | RegExp, readonly Span[]>()
  const small = smallLetters(reading.plain)
  return {
    reading,
    text: reading.plain,
    spans: (wanted) => {
      const known = made.get(wanted)
      if (known !== undefined) return known
      const spans = search(wanted, small)
      made.set(wanted, spans)
      return spans
    },
    things: (kind) => reading.things.filter((thing) => thing.kind === kind),
  }
}

const searchIn = (reading: Reading, wanted: Words | RegExp, small: string): readonly Span[] =>
  wanted instanceof RegExp ? matchesIn(reading.plain, wanted) : matchesIn(small, compile(wanted, reading.language))

export const seek = (reading: Reading): Sought => remember(reading, (wanted, small) => searchIn(reading, wanted, small))

const looking = new Map<Words | RegExp, boolean>()

/** True for a pattern that looks beyond what it takes: where a text is cut, it may find something else. */
const looksAround = (wanted: Words | RegExp): boolean => {
  const known = looking.get(wanted)
  if (known !== undefined) return known
  const sources = wanted instanceof RegExp ? [wanted.source] : Object.values(wanted.patterns)
  const answer = sources.some((source) => /\(\?[<=!]|[\^$]|\\B/.test(source.replaceAll(/\\[^B]|\[\^/g, '')))
  looking.set(wanted, answer)
  return answer
}

const hasOwnWords = ({ patterns }: Words, language: Language): boolean =>
  language !== 'en' && language !== 'unknown' && patterns[language] !== undefined

/**
 * What a search of the whole text says of one passage; undefined where it does not settle it. What nothing was found for
 * is not there, and what lies inside was found there: but for patterns that look around, and for what crosses a border.
 */
const foundInside = (whole: Sought, { start, end }: Span, wanted: Words | RegExp, language: Language) => {
  if (looksAround(wanted)) return undefined
  const isSame = wanted instanceof RegExp || language === whole.reading.language
  if (!isSame && hasOwnWords(wanted, language)) return undefined
  const found = whole.spans(wanted)
  if (found.length >= MOST_SPANS) return undefined
  const near = found.filter((span) => span.end > start && span.start < end)
  if (near.length === 0) return none
  return isSame && near.every((span) => span.start >= start && span.end <= end)
    ? near.map((span) => ({ start: span.start - start, end: span.end - start }))
    : undefined
}

/** The same searches of a passage, most of them answered by those of the whole text. */
export const seekInside = (whole: Sought, passage: Reading, span: Span): Sought => {
  const { text } = whole
  // Only between words, and only where the whole was searched in one go.
  const isApart = !/\w/.test(text.charAt(span.start - 1) + text.charAt(span.end)) && text.length <= PIECE
  return remember(
    passage,
    (wanted, small) =>
      (isApart ? foundInside(whole, span, wanted, passage.language) : undefined) ?? searchIn(passage, wanted, small),
  )
}
