import type { Combined } from '../learned/combine.ts'
import type { EncoderOpinion } from '../learned/encoder/encoder-windows.ts'
import { type Look, weighSeen } from '../learned/look.ts'
import type { TextModel } from '../learned/model.ts'
import type { Span } from '../reading/types.ts'

const nothing: Combined = { score: 0, likeness: 0, keywords: 0, probability: 0 }

export type Weighed = Combined & { readonly passage: Span | undefined }

/** A long text is as bad as its worst passage. */
export const weighText = (look: Look, model: TextModel, encoder: EncoderOpinion | undefined): Weighed => {
  const { reading, passage } = look
  if (reading.plain.trim() === '') return { ...nothing, passage: undefined }
  const whole = weighSeen(look, model, encoder?.score, false)
  // Where the encoder read the text but not the passage, the core alone is no match for both.
  if (passage === undefined || (encoder?.score !== undefined && encoder.passage === undefined))
    return { ...whole, passage: undefined }
  const worst = weighSeen(passage, model, encoder?.passage, true)
  return worst.score > whole.score
    ? { ...worst, passage: reading.toOriginal(passage.span) }
    : { ...whole, passage: undefined }
}
