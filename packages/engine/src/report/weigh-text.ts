import type { Combined } from '../learned/combine.ts'
import type { EncoderOpinion } from '../learned/encoder/encoder-windows.ts'
import { type Look, weighSeen } from '../learned/look.ts'
import type { TextModel } from '../learned/model.ts'
import type { Span } from '../reading/types.ts'

const nothing: Combined = { score: 0, likeness: 0, keywords: 0, probability: 0 }

export type Weighed = Combined & { readonly passage: Span | undefined }

/** A long text is as bad as its worst passage, or as that and the window that the encoder finds worst. */
export const weighText = (look: Look, model: TextModel, encoder: EncoderOpinion | undefined): Weighed => {
  const { reading, passage } = look
  if (reading.plain.trim() === '') return { ...nothing, passage: undefined }
  const whole = weighSeen(look, model, encoder?.score, 'text')
  if (passage === undefined) return { ...whole, passage: undefined }
  const parts = [
    // Where the encoder read the text but not the passage, the core alone is no match for both.
    ...(encoder?.score !== undefined && encoder.passage === undefined
      ? []
      : [weighSeen(passage, model, encoder?.passage, 'passage')]),
    ...(encoder?.worst === undefined ? [] : [weighSeen(passage, model, encoder.worst, 'window')]),
  ]
  const [worst] = parts.sort((left, right) => right.score - left.score)
  return worst !== undefined && worst.score > whole.score
    ? { ...worst, passage: reading.toOriginal(passage.span) }
    : { ...whole, passage: undefined }
}
