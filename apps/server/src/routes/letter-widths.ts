/** How wide letters are beside each other, in hundredths of their height, as in Helvetica; the first that fits holds. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[ijl|'’]/u, 22],
  [/[tfI .,:;!/\\]/u, 28],
  [/[r()[\]“”"-]/u, 34],
  [/[mMW@%]/u, 86],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 100],
  [/[w\p{Lu}]/u, 70],
]
const USUAL = 55

const widthOf = (letter: string): number => widths.find(([letters]) => letters.test(letter))?.[1] ?? USUAL

/** How wide a stretch of text is beside another of the same line. */
export const widthOfText = (text: string): number => Array.from(text).reduce((sum, letter) => sum + widthOf(letter), 0)
