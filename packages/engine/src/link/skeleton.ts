/** Latin letters that decompose into no base letter, and the Cyrillic ones UTS #39 leaves apart. */
const EXTRA: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ł: 'l',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    ħ: 'h',
    ı: 'i',
    ŧ: 't',
    æ: 'ae',
    œ: 'oe',
    ß: 'ss',
    þ: 'p',
    к: 'k',
    н: 'h',
    п: 'n',
    т: 't',
    ь: 'b',
    ш: 'w',
    м: 'm',
    є: 'e',
    в: 'b',
    г: 'r',
    ԁ: 'd',
    ԛ: 'q',
    ԝ: 'w',
    ӏ: 'l',
    з: '3',
    ч: '4',
    α: 'a',
    ε: 'e',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ω: 'w',
    η: 'n',
    γ: 'y',
    β: 'b',
  }),
)
const MARKS = /\p{M}/gu

/** Letters and groups that pass for another at a glance; both sides are folded, so honest `rn` does no harm. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '|': 'l',
  rn: 'm',
  nn: 'm',
  vv: 'w',
  cl: 'd',
}
const ONE_FOR_ONE = /[01i|]/g
const FOLDED = /[01i|]|rn|nn|vv|cl/
const GROUPS = /rn|nn|vv|cl/g

const plainLetter = (letter: string, confusables: ReadonlyMap<string, string>): string =>
  EXTRA.get(letter) ?? confusables.get(letter)?.toLowerCase() ?? letter

/** Foreign look-alike letters written as the Latin ones they pass for; ASCII stays as it is. */
export const toLatin = (text: string, confusables: ReadonlyMap<string, string>): string => {
  // eslint-disable-next-line no-control-regex
  if (/^[\x00-\x7f]*$/.test(text)) return text
  let out = ''
  for (const letter of text.toLowerCase().normalize('NFKD').replace(MARKS, '')) out += plainLetter(letter, confusables)
  return out
}

/** What a word looks like at a glance: two words with one skeleton are hard to tell apart. */
export const skeletonOf = (text: string, confusables: ReadonlyMap<string, string>): string => {
  const latin = toLatin(text, confusables)
  if (!FOLDED.test(latin)) return latin
  return latin
    .replace(ONE_FOR_ONE, (letter) => LOOKS_LIKE[letter] ?? letter)
    .replace(GROUPS, (letters) => LOOKS_LIKE[letters] ?? letters)
}
