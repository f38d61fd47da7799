import { cropLine, LINE_HEIGHT, type Crop } from './crop.ts'
import { readOutput, toReading, type Glyph, type LineReading } from './ctc.ts'
import type { PictureModels, Recogniser } from '../models.ts'
import type { Raster } from '../decoding/raster.ts'
import type { ReadLine } from './read-lines.ts'
import table from './script-table.json' with { type: 'json' }

/** Which script a line is in, by what the Latin model makes of it; other scripts come out as noise of their own kind. */
const FLOOR = 5
/** How much likelier (natural logarithm) than Latin another script must be, for a line and for each of its letters. */
const MARGIN = 4
const MARGIN_PER_LETTER = 0.22
const EAST_ASIAN: ReadonlySet<string> = new Set(['Han', 'Kana', 'Hangul'])
const READS_HAN = 0.7
const READS_WELL = 0.88
const SURE_TOKEN = 0.9

const shares = new Map(Object.entries(table).map(([script, counts]) => [script, new Map(Object.entries(counts))]))

const likelihood = (text: string, script: string): number => {
  const known = shares.get(script)
  return Array.from(text).reduce((sum, char) => sum + Math.log(((known?.get(char) ?? 0) + FLOOR) / 10_000), 0)
}

/** Digits with marks between them, and marks around. */
const NUMBER = /^\W*\d(?:[.,:()+-]*\d)*\W*$/
const SHOUTED = /^\W*[A-Z]+\W*$/

const isMarks = (token: string): boolean => /^\W+$/.test(token) && /[.,:()+-]/.test(token)

const saysNothing = (token: string): boolean =>
  /\w\.\w|:\/\/|@/.test(token) || NUMBER.test(token) || SHOUTED.test(token) || isMarks(token)

/** Addresses and numbers look the same on every page, and shouted words like other scripts: they say nothing. */
const telling = (text: string): string =>
  text
    .split(' ')
    .filter((token) => !saysNothing(token))
    .join('')

export const scriptOf = (text: string): string => {
  const letters = telling(text)
  if (letters.length < 4) return 'Latin'
  const latin = likelihood(letters, 'Latin')
  const [best] = [...shares.keys()]
    .map((script) => ({ script, gain: likelihood(letters, script) - latin }))
    .toSorted((a, b) => b.gain - a.gain)
  if (!best || best.gain < MARGIN || best.gain < MARGIN_PER_LETTER * letters.length) return 'Latin'
  return best.script
}

const most = (names: readonly string[]): string | undefined => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

const isLongNumber = (token: string): boolean => /^\W*\d[\d.,:()+-]/.test(token) && NUMBER.test(token)

/** Numbers and addresses are read well on any page; the rest of a foreign line is noise and is not shown. */
const onlySureParts = (reading: LineReading): LineReading => {
  const kept: Glyph[] = []
  let token: Glyph[] = []
  for (const glyph of [...reading.glyphs, { char: ' ', sure: 1, at: 1 }]) {
    token.push(glyph)
    if (glyph.char !== ' ') continue
    const text = token.map(({ char }) => char).join('')
    const isSure = token.every(({ sure }) => sure >= SURE_TOKEN)
    if ((isSure && isLongNumber(text.trim())) || /:\/\/\w+|^www\./.test(text)) kept.push(...token)
    token = []
  }
  return toReading(kept)
}

/** These scripts have no spaces: those the model reports between two of their letters go. */
const readSpaceless = async (recogniser: Recogniser, crop: Crop): Promise<LineReading> => {
  const { glyphs } = readOutput(await recogniser.run(crop.values, [1, 3, LINE_HEIGHT, crop.width]), recogniser.letters)
  const isWide = (index: number): boolean => /[\u3000-\u9FFF\uFF00-\uFFEF]/.test(glyphs[index]?.char ?? '')
  return toReading(glyphs.filter(({ char }, index) => char !== ' ' || !(isWide(index - 1) || isWide(index + 1))))
}

/** Chinese first; a page with kana is read by the Japanese model. Nothing, when neither can. */
const readEastAsian = async (
  models: PictureModels,
  raster: Raster,
  { frame }: ReadLine,
): Promise<LineReading | undefined> => {
  const crop = cropLine(raster, frame)
  const chinese = await readSpaceless(await models.chinese(), crop)
  const hasKana = /[\u3040-\u30FF]/.test(chinese.text)
  if (!hasKana && chinese.mean > READS_HAN && /\p{Script=Han}/u.test(chinese.text)) return chinese
  const japanese = await readSpaceless(await models.japanese(), crop)
  const isJapanese = /[\u3040-\u30FF\p{Script=Han}]/u.test(japanese.text)
  return isJapanese && japanese.mean > READS_HAN ? japanese : undefined
}

export type ScriptReading = { readonly lines: readonly ReadLine[]; readonly unreadable: string | undefined }

/** Reads lines of other scripts with their own model; where there is none, says which script it is. */
export const readOtherScripts = async (
  models: PictureModels,
  raster: Raster,
  lines: readonly ReadLine[],
  checkGoOn: () => void,
): Promise<ScriptReading> => {
  const own = lines.map(({ reading }) => scriptOf(reading.text))
  const foreign = own.filter((script) => script !== 'Latin')
  // One odd line among many is a logo or an emoji.
  if (foreign.length === 0 || (foreign.length < 2 && lines.length > 4) || foreign.length < 0.15 * lines.length) {
    return { lines, unreadable: undefined }
  }
  // What is too short to tell, and reads badly, is in the page's script.
  const main = most(foreign) ?? 'Latin'
  const isUntold = ({ reading }: ReadLine): boolean => reading.mean < READS_WELL && !/\w\.\w{2}/.test(reading.text)
  const scripts = lines.map((line, index) => (own[index] === 'Latin' && isUntold(line) ? main : (own[index] ?? main)))
  const out: ReadLine[] = []
  const unread: string[] = []
  for (const [index, line] of lines.entries()) {
    checkGoOn()
    const script = scripts[index] ?? 'Latin'
    const hasLink = /\w\.\w{2}/.test(line.reading.text)
    // Beside a number that was read there may stand what was not.
    const isEastAsian = EAST_ASIAN.has(script) || (EAST_ASIAN.has(main) && !hasLink)
    const read = isEastAsian ? await readEastAsian(models, raster, line) : undefined
    if (script === 'Latin') out.push(read ? { ...line, reading: read } : line)
    else {
      out.push({ ...line, reading: read ?? onlySureParts(line.reading) })
      if (!read) unread.push(script)
    }
  }
  return { lines: out, unreadable: most(unread) }
}
