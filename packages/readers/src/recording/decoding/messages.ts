import type { Problem } from './sound.ts'

/** What the decoder process tells its parent; the samples themselves go through its standard output. */
export type DecoderMessage =
  | { readonly kind: 'at'; readonly share: number }
  | { readonly kind: 'done'; readonly isCut: boolean; readonly isDamaged: boolean }
  | { readonly kind: 'refused'; readonly problem: Problem }
