import * as z from 'zod/mini'
import { LinkReport, TextReport } from './reports.ts'

/** What was read out of a picture or a recording. `text`, `analysis` and `transcript` are the specification's; the rest is ours. */

const listOf = <Item extends z.core.$ZodType>(item: Item) => z.readonly(z.array(item))

/** In pixels of the picture as a person sees it. */
const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
export type Box = z.infer<typeof Box>

const PictureLine = z.object({
  text: z.string(),
  box: Box,
  confidence: z.number(),
  /** Where the line stands in `text`. */
  start: z.number(),
  end: z.number(),
  /** Positions in `text` of characters that could as well be others (I l 1, O 0). */
  doubtful: listOf(z.number()),
})

const PictureCode = z.object({
  format: z.string(),
  kind: z.string(),
  content: z.string(),
  box: Box,
  /** Where its content stands in `text`, when it is a link. */
  start: z.optional(z.number()),
  end: z.optional(z.number()),
  link: z.optional(LinkReport),
})
export type PictureCode = z.infer<typeof PictureCode>

export const PictureReport = z.object({
  /** The lines as they are read, then the links that codes lead to, each on a line of its own. */
  text: z.string(),
  analysis: TextReport,
  lines: listOf(PictureLine),
  codes: listOf(PictureCode),
  /** For each evidence of the analysis, in its order: where on the picture it stands. */
  boxes: listOf(listOf(Box)),
  size: z.object({ width: z.number(), height: z.number() }),
  /** How far the picture was turned clockwise to be read: 0, 90, 180 or 270 degrees. */
  orientation: z.number(),
  /** A script that was seen and cannot be read. */
  unreadable: z.optional(z.string()),
})
export type PictureReport = z.infer<typeof PictureReport>

export const Transcript = z.object({
  transcript: z.string(),
  /** Each stands in `transcript` as it is, one after the other. */
  segments: listOf(z.object({ text: z.string(), start: z.number(), end: z.number() })),
  /** Seconds. */
  duration: z.number(),
  /** How much of it is speech, 0 to 1. */
  speech_share: z.number(),
  language: z.optional(z.string()),
  /** Sentences for the person: what could not be written down, and why. */
  warnings: listOf(z.object({ code: z.string(), sentence: z.string() })),
})
export type Transcript = z.infer<typeof Transcript>

/** An event of the stream that a caller gets who asks for `text/event-stream`; `result` or `error` comes last. */
export const ReadingProgress = z.object({ stage: z.string(), percent: z.number() })
export type ReadingProgress = z.infer<typeof ReadingProgress>
