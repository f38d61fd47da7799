/** Patterns as the checker can weigh them: what makes a pattern slow is kept, what only makes it long is cut short. */

/** A repeat that may go on for longer than this counts as one without end. */
const NO_BOUND = 64
/** Shorter bounds are lowered to this: how often a bounded repeat repeats changes the factor, never the kind of growth. */
const KEPT_REPEATS = 2
/** Stands in no text, so a pattern that asks for it can always be made to fail there. */
const MARK = '\u{e000}'

const TOKEN =
  /\\(?:[pP]\{[^}]*\}|k<[^>]*>|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[^])|\[(?:\\[^]|[^\]\\])*\]|\{\d+(?:,\d*)?\}|\(\?(?:<?[=!]|:|<[^>]*>)|[^]/gu

export const tokensOf = (source: string): string[] => source.match(TOKEN) ?? []

const BOUNDS = /^\{(\d+)(?:(,)(\d*))?\}$/

const shortened = (token: string): string => {
  const bounds = BOUNDS.exec(token)
  if (bounds === null) return token
  const least = Math.min(Number(bounds[1]), KEPT_REPEATS)
  if (bounds[2] === undefined) return `{${least}}`
  const isEndless = bounds[3] === '' || Number(bounds[3]) > NO_BOUND
  return isEndless ? `{${least},}` : `{${least},${Math.min(Number(bounds[3]), KEPT_REPEATS)}}`
}

export const isEndless = (token: string): boolean => token === '*' || token === '+' || /^\{\d+,\}$/.test(token)

/** Whether a whole group may be repeated without end. */
export const repeatsGroup = (source: string): boolean =>
  tokensOf(source)
    .map(shortened)
    .some((token, place, all) => isEndless(token) && all[place - 1] === ')')

const closes = (tokens: readonly string[], open: number): number => {
  let depth = 0
  for (let place = open; place < tokens.length; place++) {
    const token = tokens[place] ?? ''
    if (token.startsWith('(')) depth++
    if (token === ')') depth--
    if (depth === 0) return place
  }
  return tokens.length
}

/** What repeats at the very end is never tried again: whatever it takes, the pattern has matched. */
const withoutEndlessEnd = (tokens: readonly string[]): string[] => {
  let last = tokens.length - 1
  while (tokens[last] === ')' || tokens[last] === '?') last--
  return isEndless(tokens[last] ?? '') ? tokens.with(last, '{1,2}') : [...tokens]
}

type Look = 'left out' | 'must fail or pass'

/**
 * The checker cannot look ahead or behind. A look only prunes: left out, every way it would have cut is walked; as a
 * mark that must stand there, every way it could fail is. What repeats inside a look is walked too.
 */
const withoutLooks = (tokens: readonly string[], look: Look): string => {
  let out = ''
  for (let place = 0; place < tokens.length; place++) {
    const token = tokens[place] ?? ''
    if (!/^\(\?<?[=!]$/.test(token)) {
      out += token
      continue
    }
    const end = closes(tokens, place)
    const inside = tokens.slice(place + 1, end)
    const body = inside.some(isEndless) ? `(?:${withoutLooks(inside, look)})${MARK}` : ''
    const isBehind = token.startsWith('(?<')
    if (body !== '') out += look === 'left out' ? `(?:${body}|)` : `(?:${body})`
    else if (!isBehind && look === 'must fail or pass') out += MARK
    place = end
  }
  return out
}

/** What stands for the pattern when its growth is checked: one form, or two where it looks ahead or behind. */
export const skeletonsOf = (source: string): readonly string[] => {
  const tokens = withoutEndlessEnd(tokensOf(source).map(shortened))
  return [...new Set([withoutLooks(tokens, 'left out'), withoutLooks(tokens, 'must fail or pass')])]
}
