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

type Judge = {
  readonly analyzeText: (text: string) => Promise<TextReport>
  readonly checkLink: (url: string) => LinkReport | undefined
}

type Spot = { readonly start: number; readonly end: number; readonly box: Box }

/** The part of a line's box that a stretch of its characters takes, as if all were equally wide. */
const partOf = ({ start, end, box }: Spot, from: number, to: number): Box => {
  const wide = box.width / Math.max(1, end - start)
  const left = Math.max(from, start) - start
  return { ...box, x: box.x + left * wide, width: (Math.min(to, end) - start - left) * wide }
}

const boxesOf = (spots: readonly Spot[], from: number, to: number): Box[] =>
  spots.filter((spot) => spot.start < to && spot.end > from).map((spot) => partOf(spot, from, to))

/** What stands in the way of a verdict, where something does: unknown is not clean. */
const nothingToJudge = ({ unreadable }: PictureReading, text: string): string | undefined => {
  if (unreadable === 'unknown') return ownSentences.unknownScript
  if (unreadable !== undefined) return say(ownSentences.unreadableScript, { script: unreadable })
  return text.trim() === '' ? ownSentences.noTextInPicture : undefined
}

/** Links that codes lead to are part of what the picture says: they stand below its lines and are judged with them. */
const appendCodes = (reading: PictureReading, checkLink: Judge['checkLink']): Pick<PictureReport, 'text' | 'codes'> => {
  let text = reading.text.slice(0, MAX_TEXT_LENGTH)
  const codes: PictureReport['codes'][number][] = []
  for (const code of reading.codes) {
    const link = code.kind === 'link' ? checkLink(code.content) : undefined
    const fits = text.length + code.content.length < MAX_TEXT_LENGTH
    if (link === undefined || !fits) {
      codes.push({ ...code, ...(link === undefined ? {} : { link }) })
      continue
    }
    const start = text === '' ? 0 : text.length + 1
    text = text === '' ? code.content : `${text}\n${code.content}`
    codes.push({ ...code, link, start, end: text.length })
  }
  return { text, codes }
}

export const reportPicture = async (reading: PictureReading, judge: Judge): Promise<PictureReport> => {
  const { text, codes } = appendCodes(reading, judge.checkLink)
  const analysis = await judge.analyzeText(text)
  const obstacle = nothingToJudge(reading, text)
  const lines = reading.lines.filter(({ end }) => end <= text.length)
  const spots = [
    ...lines,
    ...codes.flatMap(({ start, end, box }) => (start === undefined || end === undefined ? [] : [{ start, end, box }])),
  ]
  return {
    text,
    analysis: obstacle === undefined ? analysis : { ...analysis, unsure: true, error: obstacle },
    lines,
    codes,
    boxes: analysis.evidence.map(({ start, end }) => boxesOf(spots, start, end)),
    size: reading.size,
    orientation: reading.orientation,
    ...(reading.unreadable === undefined ? {} : { unreadable: reading.unreadable }),
  }
}
