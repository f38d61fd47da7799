import * as z from 'zod'

/** What the decoder process tells its parent; the samples themselves go through its standard output. */
export const DecoderMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('at'), share: z.number() }),
  z.object({ kind: z.literal('done'), isCut: z.boolean(), isDamaged: z.boolean() }),
  z.object({ kind: z.literal('refused'), problem: z.enum(['unknown-format', 'damaged', 'empty', 'no-sound']) }),
])

export type DecoderMessage = z.infer<typeof DecoderMessage>

export const DecoderOrder = z.object({ size: z.coerce.number().int().min(0), maxSeconds: z.coerce.number().positive() })
