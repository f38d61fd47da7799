/** Characters nobody sees: zero-width, bidi controls, variation selectors, soft hyphens, tags. */
export const isHidden = (code: number): boolean =>
  code === 0xad ||
  code === 0x34f ||
  code === 0x180e ||
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2060 && code <= 0x206f) ||
  (code >= 0xfe00 && code <= 0xfe0f) ||
  code === 0xfeff ||
  (code >= 0xe0000 && code <= 0xe01ef)

/** Written as pairs: the character, then what it reads as. */
const pairs = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .trim()
      .split(/\s+/)
      .map((pair) => [pair.charAt(0), pair.slice(1)]),
  )

/** Letters of other alphabets that look like Latin ones. Used only inside or beside Latin words. */
const lookAlikes = pairs(`
аa вb сc ԁd еe ёe ғf һh нh іi їi јj кk ӏl мm пn оo рp ԛq гr ѕs тt цu ѵv ԝw хx уy з3 АA ВB СC ЕE ЁE НH ІI ЈJ КK
МM ОO РP ЅS ТT ХX УY З3 ԌG ѴV ԜW αa βb γy εe ηn ιi κk νv οo ρp σo τt υu χx ωw ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP
ΤT ΥY ΧX աw ոn սu օo հh յj ցg քp
`)

export const latinLookAlike = (letter: string): string | undefined => lookAlikes.get(letter)

const special = pairs(`
ßss æae ÆAE œoe ŒOE øo ØO łl ŁL đd ĐD ðd þth ıi ‘' ’' ‚' ‛' ´' “" ”" „" «" »" ‐- ‑- ‒- –- —- ―- −- ﹣- －- •. ·.
․. ⁄/ ∕/ ⧸/ ։: ∶: ꓽ: ɑa ɡg ɩi ʏy ᴀa ᴄc ᴇe ɪi ᴏo ᴘp ꜱs ᴛt ᴜu ᴠv ᴡw
`)

const folded = new Map<number, string>()

const fold = (code: number): string => {
  const letter = String.fromCodePoint(code)
  const known = special.get(letter)
  if (known !== undefined) return known
  const wide = letter.normalize('NFKC')
  // Accents go from Latin letters only: in Devanagari and Thai the marks are the vowels.
  const bare = wide.normalize('NFD')
  return /^\p{Script=Latin}/u.test(bare) ? bare.replace(/[\u0300-\u036f]/g, '') : wide
}

/** What one code point reads as: compatibility forms opened, Latin accents dropped, quotes and dashes made plain. */
export const foldCodePoint = (code: number): string => {
  const known = folded.get(code)
  if (known !== undefined) return known
  const result = fold(code)
  if (folded.size < 20_000) folded.set(code, result)
  return result
}
