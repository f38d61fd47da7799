import {
  type Box,
  type LinkReport,
  MAX_TEXT_LENGTH,
  ownSentences,
  type PictureReport,
  say,
  type TextReport,
} from '@atlas/contract'
import type { PictureReading } from '@atlas/readers'
import { widthOfText } from './letter-widths.ts'

type Judge = {
  readonly analyzeText: (text: string) => Promise<TextReport>
  readonly checkLink: (url: string) => LinkReport | undefined
}

type Spot = { readonly start: number; readonly end: number; readonly box: Box }

/** The part of a line's box that a stretch of its characters takes, each as wide as it is in usual typefaces. */
const partOf = (text: string, { start, end, box }: Spot, from: number, to: number): Box => {
  const whole = widthOfText(text.slice(start, end))
  const before = widthOfText(text.slice(start, Math.max(from, start)))
  const within = widthOfText(text.slice(Math.max(from, start), Math.min(to, end)))
  return whole === 0 ? box : { ...box, x: box.x + (before / whole) * box.width, width: (within / whole) * box.width }
}

const boxesOf = (text: string, spots: readonly Spot[], from: number, to: number): Box[] =>
  spots.filter((spot) => spot.start < to && spot.end > from).map((spot) => partOf(text, spot, from, to))

/** What stands in the way of a verdict, where something does: unknown is not clean. */
const obstacleIn = ({ unreadable, isDamaged, isCutShort }: PictureReading, text: string): string | undefined => {
  if (isDamaged) return ownSentences.pictureCutShort
  if (isCutShort) return text.trim() === '' ? ownSentences.pictureWithoutWords : ownSentences.picturePartlyRead
  if (unreadable === 'unknown') return ownSentences.unknownScript
  if (unreadable !== undefined) return say(ownSentences.unreadableScript, { script: unreadable })
  return text.trim() === '' ? ownSentences.noTextInPicture : undefined
}

/** Nothing in these is for a reader of words; the page says what they do. */
const unjudged = new Set(['wifi', 'payment', 'crypto', 'product'])

/** What codes carry is part of what the picture says: it stands below its lines and is judged with them. */
const appendCodes = (reading: PictureReading, checkLink: Judge['checkLink']): Pick<PictureReport, 'text' | 'codes'> => {
  let text = reading.text.slice(0, MAX_TEXT_LENGTH)
  const codes = reading.codes.map((code) => {
    const found = code.kind === 'link' ? checkLink(code.content) : undefined
    const link = found === undefined ? {} : { link: found }
    if (unjudged.has(code.kind) || text.length + code.content.length >= MAX_TEXT_LENGTH) return { ...code, ...link }
    const start = text === '' ? 0 : text.length + 1
    text = text === '' ? code.content : `${text}\n${code.content}`
    return { ...code, ...link, start, end: text.length }
  })
  return { text, codes }
}

export const reportPicture = async (reading: PictureReading, judge: Judge): Promise<PictureReport> => {
  const { text, codes } = appendCodes(reading, judge.checkLink)
  const analysis = await judge.analyzeText(text)
  const obstacle = obstacleIn(reading, text)
  const isPartKnown =
    obstacle !== undefined || codes.some(({ kind, start }) => kind !== 'product' && start === undefined)
  const lines = reading.lines.filter(({ end }) => end <= text.length)
  const spots = [
    ...lines,
    ...codes.flatMap(({ start, end, box }) => (start === undefined || end === undefined ? [] : [{ start, end, box }])),
  ]
  return {
    text,
    analysis: {
      ...analysis,
      unsure: analysis.unsure || isPartKnown,
      ...(obstacle === undefined ? {} : { error: obstacle }),
    },
    lines,
    codes,
    boxes: analysis.evidence.map(({ start, end }) => boxesOf(text, spots, start, end)),
    size: reading.size,
    orientation: reading.orientation,
    ...(reading.unreadable === undefined ? {} : { unreadable: reading.unreadable }),
  }
}
