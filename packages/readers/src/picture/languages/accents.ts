import { toReading, type Glyph, type LineReading } from '../lines/ctc.ts'
import { plainText, type Language } from './languages.ts'

/** So much of a letter's share went to its accented forms: there is an accent, though which one is not seen. */
const IS_ACCENTED = 0.24

const isAccented = ({ char, accent = 0 }: Glyph): boolean => plainText(char) !== char || accent >= IS_ACCENTED

const sameCase = (wanted: string, model: string): string =>
  model === model.toUpperCase() && model !== model.toLowerCase() && wanted !== 'ß' ? wanted.toUpperCase() : wanted

/** Accents that follow from where in the word a letter stands: the bar is before the letter. */
const PLACES: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  pt: [
    [/\|(?:ao|aos|ae|aes)$/, 'ã'],
    [/\|oe/, 'õ'],
    [/^\|as?$/, 'à'],
  ],
  es: [[/g\|u[ei]/, 'ü']],
  fr: [
    [/^.+\|a|^\|a./, 'â'],
    [/^o\|u$/, 'ù'],
    [/^(?:d|pr|tr|apr|acc|succ|proc|expr|dec)\|es$/, 'è'],
    // An open e stands before a last silent e: frère, collègue, siècle.
    [/\|e(?:[bcdfglmnprstv]|[bcdfgpt][lr]|gu|qu)e(?:s|nt)?$/, 'è'],
  ],
}

const byPlace = (word: string, at: number, language: Language): string | undefined => {
  const marked = `${word.slice(0, at)}|${word.slice(at)}`
  return PLACES[language.id]?.find(([pattern]) => pattern.test(marked))?.[1]
}

const accentFor = (glyph: Glyph, word: string, at: number, language: Language): string => {
  const plain = plainText(glyph.char)
  const placed = byPlace(word, at, language)
  if (placed !== undefined) return sameCase(placed, plain)
  const isOwn = language.others.includes(glyph.char.toLowerCase()) && plain !== glyph.char
  return isOwn ? glyph.char : sameCase(language.usual[plain] ?? language.usual[plain.toLowerCase()] ?? plain, plain)
}

/** How the word is written by the lists: known words, then endings. */
const knownForm = (word: string, language: Language): string | undefined => {
  const known = language.words.get(word)
  if (known !== undefined) return known
  const ending = language.endings.find(([pattern]) => pattern.test(word))
  return ending && word.replace(ending[0], ending[1])
}

const mendWord = (glyphs: readonly Glyph[], language: Language): readonly Glyph[] => {
  const plain = plainText(glyphs.map(({ char }) => char).join(''))
  const isShouted = plain.length > 1 && plain === plain.toUpperCase()
  // Inside a word of small letters a capital B is an ß.
  const hasSharpS = language.id === 'de' && /[a-z]B/.test(plain) && !isShouted
  const lower = plain.toLowerCase()
  if (!hasSharpS && Array.from(lower).length !== glyphs.length) return glyphs
  const known = language.id === 'de' ? undefined : knownForm(lower, language)
  return glyphs.map((glyph, at) => {
    const letter = plain[at] ?? ''
    if (known !== undefined) return { ...glyph, char: sameCase(known[at] ?? glyph.char, letter) }
    if (language.id === 'de' && letter === 'B')
      return hasSharpS && at > 0 ? { ...glyph, char: 'ß' } : { ...glyph, char: 'B' }
    return isAccented(glyph) ? { ...glyph, char: accentFor(glyph, lower, at, language) } : glyph
  })
}

const isLetter = ({ char }: Glyph): boolean => /^\p{L}$/u.test(char)

/** Gives a line the accents of its language, where they were seen or are known. Web addresses are left alone. */
export const mendAccents = (reading: LineReading, language: Language): LineReading => {
  const out: Glyph[] = []
  let word: Glyph[] = []
  const flush = (): void => {
    out.push(...mendWord(word, language))
    word = []
  }
  const tokens = reading.text.split(' ')
  let at = 0
  for (const token of tokens) {
    const chars = reading.glyphs.slice(at, at + Array.from(token).length + 1)
    at += chars.length
    const isAddress = /[@/]|\w\.\w{2,}|^www/.test(token)
    for (const glyph of chars) {
      if (isLetter(glyph) && !isAddress) word.push(glyph)
      else {
        flush()
        out.push(glyph)
      }
    }
    flush()
  }
  return toReading(out)
}
