/** What both readers share with whoever asks them. */

/** Where a reading stands, for the person who waits. */
export type Progress = { readonly stage: string; readonly percent: number }

export type Watch = {
  /** Stops the work as soon as it can be stopped. */
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: Progress) => void
}

/** Why something could not be read. The first group is the file's fault, the second ours. */
export type Refusal =
  | 'unknown-format'
  | 'too-large'
  | 'too-many-pixels'
  | 'damaged'
  | 'empty'
  | 'no-sound'
  | 'busy'
  | 'too-slow'
  | 'crashed'
  | 'cancelled'

export class ReadingError extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal, options)
    this.refusal = refusal
  }
}

/** A rectangle in pixels of the picture as a person sees it (turned upright), corners clockwise from the top left. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export type PictureLine = {
  readonly text: string
  readonly box: Box
  /** 0 to 1. */
  readonly confidence: number
  /** Where the line stands in `text`. */
  readonly start: number
  readonly end: number
  /** Characters that could as well be others (I l 1, O 0), as positions in `text`. */
  readonly doubtful: readonly number[]
}

export type PictureCode = {
  /** QRCode, EAN13 and so on. */
  readonly format: string
  /** What kind of content it carries: link, wifi, payment, contact, phone, mail, text. */
  readonly kind: string
  readonly content: string
  readonly box: Box
}

export type PictureReading = {
  readonly text: string
  readonly lines: readonly PictureLine[]
  readonly codes: readonly PictureCode[]
  /** As the person sees it. */
  readonly size: { readonly width: number; readonly height: number }
  /** How far the stored picture was turned to be read, beyond what its own header says: 0, 90, 180 or 270 degrees clockwise. */
  readonly orientation: number
  /** A script that was seen and cannot be read, such as Devanagari or 'unknown'. */
  readonly unreadable?: string
}

export type RecordingSegment = { readonly text: string; readonly start: number; readonly end: number }

export type RecordingWarning = 'no-speech' | 'not-english' | 'parts-missing' | 'cut-at-limit' | 'number-cut-off' | 'file-damaged'

export type RecordingReading = {
  readonly transcript: string
  readonly segments: readonly RecordingSegment[]
  /** Seconds. */
  readonly duration: number
  /** 0 to 1. */
  readonly speechShare: number
  /** ISO code, or undefined when nothing can be said. */
  readonly language: string | undefined
  readonly warnings: readonly RecordingWarning[]
}
