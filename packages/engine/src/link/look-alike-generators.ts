/** For tests only: ways of making a copy of a name, after the list that dnstwist documents. `pick` chooses a position. */
export type Generator = { readonly name: string; readonly make: (name: string, suffix: string, pick: number) => string }

const KEYS: Readonly<Record<string, string>> = {
  q: 'w',
  w: 'e',
  e: 'r',
  r: 't',
  t: 'y',
  y: 'u',
  u: 'i',
  i: 'o',
  o: 'p',
  p: 'o',
  a: 's',
  s: 'd',
  d: 'f',
  f: 'g',
  g: 'h',
  h: 'j',
  j: 'k',
  k: 'l',
  l: 'k',
  z: 'x',
  x: 'c',
  c: 'v',
  v: 'b',
  b: 'n',
  n: 'm',
  m: 'n',
}
const GLYPHS: Readonly<Record<string, string>> = {
  a: 'à',
  b: 'ḃ',
  c: 'ć',
  d: 'ď',
  e: 'é',
  g: 'ġ',
  i: '1',
  k: 'ķ',
  l: '1',
  m: 'rn',
  n: 'ń',
  o: '0',
  s: 'ś',
  t: 'ţ',
  u: 'ü',
  w: 'vv',
  y: 'ý',
  z: 'ž',
}
const CYRILLIC: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  j: 'ј',
  o: 'о',
  p: 'р',
  s: 'ѕ',
  x: 'х',
  y: 'у',
}
const VOWELS = 'aeiou'
const WORDS = ['login', 'secure', 'account', 'support', 'verify', 'online']
const ENDINGS = ['net', 'org', 'info', 'co', 'xyz', 'top']

const at = (name: string, pick: number): number => 1 + (pick % Math.max(1, name.length - 1))
const put = (name: string, i: number, letters: string, drop = 1): string =>
  name.slice(0, i) + letters + name.slice(i + drop)
const pickOf = (list: readonly string[], pick: number): string => list[pick % list.length] ?? ''

const bitFlip = (letter: string): string => {
  for (const bit of [1, 2, 4, 8, 16]) {
    const flipped = String.fromCharCode(letter.charCodeAt(0) ^ bit)
    if (/[a-z]/.test(flipped)) return flipped
  }
  return 'x'
}

const swapFrom = (name: string, table: Readonly<Record<string, string>>, pick: number): string => {
  const places = [...name.matchAll(/[a-z]/g)].map(({ index }) => index).filter((i) => name.charAt(i) in table)
  const i = places[pick % Math.max(1, places.length)]
  return i === undefined ? `${name}s` : put(name, i, table[name.charAt(i)] ?? '')
}

const vowelSwap = (name: string, pick: number): string => {
  const i = name.search(/[aeiou]/)
  if (i < 0) return `${name}a`
  const others = VOWELS.replace(name.charAt(i), '')
  return put(name, i, others.charAt(pick % others.length))
}

export const GENERATORS: readonly Generator[] = [
  { name: 'addition', make: (n, s, p) => `${n}${String.fromCharCode(97 + (p % 26))}.${s}` },
  { name: 'bitsquatting', make: (n, s, p) => `${put(n, at(n, p), bitFlip(n.charAt(at(n, p))))}.${s}` },
  { name: 'cyrillic', make: (n, s) => `${n.replace(/[aceijopsxy]/g, (letter) => CYRILLIC[letter] ?? letter)}.${s}` },
  {
    name: 'dictionary',
    make: (n, s, p) => `${p % 2 === 0 ? `${n}-${pickOf(WORDS, p)}` : `${pickOf(WORDS, p)}${n}`}.${s}`,
  },
  { name: 'homoglyph', make: (n, s, p) => `${swapFrom(n, GLYPHS, p)}.${s}` },
  { name: 'hyphenation', make: (n, s, p) => `${put(n, at(n, p), '-', 0)}.${s}` },
  { name: 'insertion', make: (n, s, p) => `${put(n, at(n, p), KEYS[n.charAt(at(n, p))] ?? 'x', 0)}.${s}` },
  { name: 'omission', make: (n, s, p) => `${put(n, at(n, p), '')}.${s}` },
  { name: 'plural', make: (n, s, p) => `${put(n, at(n, p), 's', 0)}.${s}` },
  { name: 'repetition', make: (n, s, p) => `${put(n, at(n, p), n.charAt(at(n, p)).repeat(2))}.${s}` },
  { name: 'replacement', make: (n, s, p) => `${swapFrom(n, KEYS, p)}.${s}` },
  { name: 'subdomain', make: (n, s, p) => `${put(n, at(n, p), '.', 0)}.${s}` },
  { name: 'tld-swap', make: (n, _, p) => `${n}.${pickOf(ENDINGS, p)}` },
  {
    name: 'transposition',
    make: (n, s, p) => `${put(n, at(n, p) - 1, n.charAt(at(n, p)) + n.charAt(at(n, p) - 1), 2)}.${s}`,
  },
  { name: 'various', make: (n, s, p) => pickOf([`www${n}.${s}`, `www-${n}.${s}`, `${n}${s}.com`, `${n}-${s}.com`], p) },
  { name: 'vowel-swap', make: (n, s, p) => `${vowelSwap(n, p)}.${s}` },
]
