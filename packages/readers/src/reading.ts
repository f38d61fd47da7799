import * as z from 'zod'

/** What both readers share with whoever asks them. */

/** Where a reading stands, for the person who waits. */
export type Progress = { readonly stage: string; readonly percent: number }

export type Watch = {
  /** Stops the work as soon as it can be stopped. */
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: Progress) => void
  /** Whose it is: visitors take turns. */
  readonly visitor?: string
}

/** Why something could not be read: what is wrong with the file, then what is wrong with us. */
export const refusals = [
  'unknown-format',
  'too-large',
  'too-many-pixels',
  'damaged',
  'empty',
  'no-sound',
  'busy',
  'too-slow',
  'crashed',
  'cancelled',
] as const
export type Refusal = (typeof refusals)[number]

export class ReadingError extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal, options)
    this.refusal = refusal
  }
}

/** A rectangle in pixels of the picture as a person sees it, turned upright. */
const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
export type Box = Readonly<z.infer<typeof Box>>

const PictureLine = z.object({
  text: z.string(),
  box: Box,
  /** 0 to 1. */
  confidence: z.number(),
  /** Where the line stands in `text`. */
  start: z.number(),
  end: z.number(),
  /** Characters that could as well be others (I l 1, O 0), as positions in `text`. */
  doubtful: z.array(z.number()).readonly(),
})
export type PictureLine = Readonly<z.infer<typeof PictureLine>>

const PictureCode = z.object({
  /** QRCode, EAN13 and so on. */
  format: z.string(),
  /** What it carries: link, wifi, payment, crypto, contact, phone, sms, mail, product, text. */
  kind: z.string(),
  content: z.string(),
  box: Box,
})
export type PictureCode = Readonly<z.infer<typeof PictureCode>>

export const PictureReading = z.object({
  text: z.string(),
  lines: z.array(PictureLine).readonly(),
  codes: z.array(PictureCode).readonly(),
  /** As the person sees it. */
  size: z.object({ width: z.number(), height: z.number() }),
  /** How far the picture was turned clockwise to be read, beyond what its own header says: 0, 90, 180 or 270 degrees. */
  orientation: z.number(),
  /** Part of the file was missing: only what is there was read. */
  isDamaged: z.boolean(),
  /** Not all of it was read: it holds too much, or what seemed to be no writing. */
  isCutShort: z.boolean(),
  /** A script that was seen and cannot be read, such as Devanagari, or 'unknown'. */
  unreadable: z.string().optional(),
})
export type PictureReading = Readonly<z.infer<typeof PictureReading>>

const RecordingSegment = z.object({
  text: z.string(),
  /** Seconds from the beginning. */
  start: z.number(),
  end: z.number(),
})

const RecordingWarning = z.enum([
  'no-speech',
  'not-english',
  'parts-missing',
  'cut-at-limit',
  'number-cut-off',
  'file-damaged',
])
export type RecordingWarning = z.infer<typeof RecordingWarning>

export const RecordingReading = z.object({
  transcript: z.string(),
  segments: z.array(RecordingSegment).readonly(),
  /** Seconds. */
  duration: z.number(),
  /** How much of it is speech, 0 to 1. */
  speechShare: z.number(),
  /** ISO code; undefined when nothing can be said. */
  language: z.string().optional(),
  warnings: z.array(RecordingWarning).readonly(),
})
export type RecordingReading = Readonly<z.infer<typeof RecordingReading>>
