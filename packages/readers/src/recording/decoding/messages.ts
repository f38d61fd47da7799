import type { Problem } from './sound.ts'

/** What the decoder process tells the server, a line of JSON each; the samples go through its standard output. */
export type DecoderMessage =
  | { readonly kind: 'at'; readonly share: number }
  | { readonly kind: 'done'; readonly isCut: boolean; readonly isDamaged: boolean }
  | { readonly kind: 'refused'; readonly problem: Problem }

/** The pipe that these go through. */
export const SPEAKING_PIPE = 3
