import * as z from 'zod'
import { refusals } from '../reading.ts'

/** What the pool and its children say to each other. */

export const ToChild = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('read'),
    id: z.number(),
    bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  }),
  z.object({ type: z.literal('cancel'), id: z.number() }),
])
export type ToChild = z.infer<typeof ToChild>

export const FromChild = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('progress'), id: z.number(), stage: z.string(), percent: z.number() }),
  z.object({ type: z.literal('read'), id: z.number(), reading: z.unknown() }),
  z.object({ type: z.literal('refused'), id: z.number(), refusal: z.enum(refusals) }),
])
export type FromChild = z.infer<typeof FromChild>
