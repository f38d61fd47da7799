import { eld } from 'eld/extrasmall'
import { isKnownLanguage, type KnownLanguage, type Language, languageOf } from './language-codes.ts'
import { type Normalised, originalSpan } from './normalise.ts'
import type { Thing } from './types.ts'

/** Words of Hindi in Latin letters that hardly stand in any other language. The detector has no such language. */
const romanisedHindi: ReadonlySet<string> = new Set(
  `hai hain pe nahi nhi aur ki kar aap aapka aapke aapki aapne aapko liye raha rahi rahe rha aaj hu hoon hua hui hoga hogi gaya
  gaye gayi gya kal tak bhej bhejo bheja ek dena bhi baje abhi jayega jayegi jayenge pehle tha thi thhe karein karo karna
  karne karke karta kare karenge bhai bhaiya haan baad wo ye mat mera mere meri mujhe maine wale wali aaya aaye aayega
  aana ghar raat kiya diya diye dijiye theek kaam mahine kya warna baat saath ghante bas wapas chahiye sau sirf dekh
  dekho hazaar hazar paise paisa rupaye paas daal dunga denge sab toh koi naya kisi padega apna apne apni uske usko uska
  saal wahi shaam jaldi lagega leke dost baar subah phir hum baaki sakte sakta galti turant jao kuch yahan khate tum
  batao milega kripya bahut yaar chal hota hone kuchh nikal`.split(/\s+/),
)

/** Small words of it that other languages have too. */
const alsoHindi: ReadonlySet<string> = new Set('ka ke ko se me mein ho ya din par jama kr k h hi na le do'.split(' '))

/** The detector reads about this many bytes of what it is given. */
const PIECE = 340
/** Pieces that vote on the language of a long text. */
const MOST_VOTES = 6

/** Below so many letters another language than English must stand out. */
const SHORT = 30
const NEAR_SHORT = 0.85
const NEAR = 0.97
/** From here on the detector's word is taken. */
const LONG = 60
/** Words of none of the languages the detector knows score less than this; broken English scores more. */
const LEAST_SCORE = 0.36

type Letters = { all: number; latin: number; han: number; kana: number; hangul: number; plain: number }

const scriptOf = (code: number): 'latin' | 'kana' | 'han' | 'hangul' | undefined => {
  if (code < 0x250 || (code >= 0x1e00 && code <= 0x1eff)) return 'latin'
  if (code >= 0x3040 && code <= 0x30ff) return 'kana'
  if (code >= 0x3400 && code <= 0x9fff) return 'han'
  return code >= 0xac00 && code <= 0xd7af ? 'hangul' : undefined
}

/** Letters by script, counted by their codes: patterns of scripts took most of the time. */
const lettersIn = (piece: string): Letters => {
  const letters: Letters = { all: 0, latin: 0, han: 0, kana: 0, hangul: 0, plain: 0 }
  for (let index = 0; index < piece.length; index++) {
    const code = piece.charCodeAt(index)
    const isPlain = (code | 32) >= 97 && (code | 32) <= 122
    if (!isPlain && (code < 0xaa || isMarkOrSign(code))) continue
    letters.all++
    if (isPlain) letters.plain++
    const script = scriptOf(code)
    if (script !== undefined) letters[script]++
  }
  return letters
}

/** Second halves of pairs, punctuation, and the accents that stand alone. */
const isMarkOrSign = (code: number): boolean =>
  (code >= 0x2000 && code <= 0x2fff) || (code >= 0x300 && code <= 0x36f) || (code >= 0xdc00 && code <= 0xdfff)

/** Some scripts say it at once, and better than a count of letter groups in a line of ten signs. */
const byScript = ({ all, han, kana, hangul }: Letters): Language | undefined => {
  if (kana > 0 && kana >= han * 0.2 && kana + han > all * 0.2) return 'ja'
  if (han > all * 0.2) return 'zh'
  return hangul > all * 0.2 ? 'ko' : undefined
}

const isRomanisedHindi = (piece: string): boolean => {
  const words = piece.toLowerCase().match(/[a-z']{1,30}/g) ?? []
  const sure = words.filter((word) => romanisedHindi.has(word)).length
  const weight = sure + words.filter((word) => alsoHindi.has(word)).length / 2
  return sure >= 1 && weight >= 1.5 && weight >= words.length * 0.14
}

/** How near the best language that we know may come to the one that was found, and that we cannot read. */
const nearForeign = (letters: number, hasOwnLetters: boolean): number => {
  // Abbreviated English looks like Danish or Norwegian; a letter that English does not have settles it.
  if (hasOwnLetters) return letters < 8 ? 0 : 0.92
  if (letters < 14) return 0
  return letters < SHORT ? 0.65 : 0.85
}

/** English unless another language stands out: mixed messages and very short ones are mostly English. */
const amongKnown = (scores: ReadonlyMap<Language, number>, letters: number): KnownLanguage => {
  const english = scores.get('en') ?? 0
  const near = letters < SHORT ? NEAR_SHORT : letters < LONG ? NEAR : 1
  let best: KnownLanguage = 'en'
  let most = english / near
  for (const [language, score] of scores)
    if (language !== 'en' && score > most && isKnownLanguage(language)) {
      best = language
      most = score
    }
  return best
}

/** Hindi and Marathi share their letters: Marathi is said only by words of its own. */
const notLatin = (piece: string, letters: number, first: Language): Language => {
  if (letters === 0) return 'en'
  return first === 'mr' && !/आहे|आणि|नाही|तुमच/.test(piece) ? 'hi' : first
}

const ofPiece = (piece: string): { readonly language: Language; readonly letters: number } => {
  const found = lettersIn(piece)
  const letters = found.all
  const script = byScript(found)
  if (script !== undefined) return { language: script, letters }
  if (isRomanisedHindi(piece)) return { language: 'hi-Latn', letters }
  const scores = new Map<Language, number>()
  for (const [code, score] of Object.entries(eld.detect(piece).getScores())) {
    const language = languageOf(code)
    scores.set(language, Math.max(score, scores.get(language) ?? 0))
  }
  const known = amongKnown(scores, letters)
  const [first, score] = [...scores].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['en', 0] as const)
  if (found.latin <= letters * 0.5) return { language: notLatin(piece, letters, first), letters }
  if (letters >= 40 && score < LEAST_SCORE) return { language: 'unknown', letters }
  const isForeign = (scores.get(known) ?? 0) < score * nearForeign(letters, found.plain < letters)
  return { language: isForeign ? first : known, letters }
}

/** Pieces of about the size the detector reads, cut where lines or words end. */
const piecesOf = (text: string): string[] => {
  const pieces: string[] = []
  let piece = ''
  for (const line of text.split('\n'))
    for (const word of line.length > PIECE ? line.split(' ') : [line]) {
      piece += ` ${word.slice(0, PIECE)}`
      const isFull = piece.length >= PIECE || (word === line && piece.length > PIECE / 3)
      if (!isFull) continue
      pieces.push(piece)
      piece = ''
    }
  return piece.trim() === '' && pieces.length > 0 ? pieces : [...pieces, piece]
}

const spread = <Item>(items: readonly Item[], most: number): readonly Item[] =>
  items.length <= most
    ? items
    : Array.from({ length: most }, (_, place) => items[Math.floor((place * items.length) / most)]).flatMap((item) =>
        item === undefined ? [] : [item],
      )

const lettersBy = (pieces: readonly string[]): ReadonlyMap<Language, number> => {
  const votes = new Map<Language, number>()
  for (const { language, letters } of pieces.map(ofPiece)) votes.set(language, (votes.get(language) ?? 0) + letters)
  return votes
}

const mostOf = <Key extends Language>(votes: readonly (readonly [Key, number])[]): readonly [Key, number] | undefined =>
  votes.reduce<readonly [Key, number] | undefined>(
    (best, vote) => (best === undefined || vote[1] > best[1] ? vote : best),
    undefined,
  )

/** Two pieces that agree on a language we know are enough. */
const elected = (pieces: readonly string[]): Language => {
  const [first, last] =
    pieces.length < 3 ? [] : [pieces[0], pieces[pieces.length - 1]].map((piece) => ofPiece(piece ?? '').language)
  if (first !== undefined && first === last && isKnownLanguage(first)) return first
  return mostOf([...lettersBy(pieces)])?.[0] ?? 'en'
}

/** So much in a language we know is read, whatever stands around it: nobody hides a message behind a foreign one. */
const ENOUGH_LETTERS = 400
const ENOUGH_SHARE = 0.3
const MOST_PIECES = 120

const readablePart = (votes: ReadonlyMap<Language, number>): KnownLanguage | undefined => {
  const total = [...votes.values()].reduce((sum, letters) => sum + letters, 0)
  const known = [...votes].flatMap(([language, letters]) =>
    isKnownLanguage(language) && letters >= Math.min(ENOUGH_LETTERS, Math.max(40, total * ENOUGH_SHARE))
      ? [[language, letters] as const]
      : [],
  )
  return mostOf(known)?.[0]
}

/** The language of a text that has no links and addresses in it any more. */
export const detectLanguage = (text: string): Language => {
  const open = text.replaceAll(/[\uff21-\uff5a]|[\u{1d400}-\u{1d7ff}]/gu, (letter) => letter.normalize('NFKC'))
  const clean = open.replaceAll(/[^\p{L}\p{M}'’\n]+/gu, ' ')
  const pieces = piecesOf(clean)
  const language = elected(spread(pieces, MOST_VOTES))
  if (isKnownLanguage(language)) return language
  const latin = clean.replaceAll(/[^\p{Script=Latin}'’\n]+/gu, ' ')
  const votes = new Map(lettersBy(spread(pieces, MOST_PIECES)))
  // A line of each script in one piece: the Latin one is asked about by itself.
  if (lettersIn(latin).all < lettersIn(clean).all * 0.8)
    for (const [other, letters] of lettersBy(spread(piecesOf(latin), MOST_PIECES)))
      votes.set(other, Math.max(letters, votes.get(other) ?? 0))
  return readablePart(votes) ?? language
}

/** The language of a text: accents help, so the original is asked, or the plain copy where letters were disguised. */
export const languageOfReading = (written: string, plain: Normalised, things: readonly Thing[]): Language => {
  const isDisguised = plain.disguises > 0
  const text = isDisguised ? plain.text : written
  const pieces: string[] = []
  let done = 0
  for (const thing of things) {
    if (thing.kind !== 'link' && thing.kind !== 'mail') continue
    const { start, end } = isDisguised ? thing : originalSpan(plain, thing)
    pieces.push(text.slice(done, Math.max(done, start)))
    done = Math.max(done, end)
  }
  return detectLanguage([...pieces, text.slice(done)].join(' '))
}
