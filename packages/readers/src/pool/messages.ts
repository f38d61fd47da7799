import * as z from 'zod'
import { refusals } from '../reading.ts'
import type { FrameLimits } from './frames.ts'

/** What the pool and its children say to each other, as JSON; bytes go through the same pipe, each behind its message. */

const Id = z.number().int()
const Refused = z.enum(refusals)

export const ToChild = z.discriminatedUnion('type', [
  z.object({ type: z.literal('read'), id: Id, size: z.number() }),
  z.object({ type: z.literal('cancel'), id: Id }),
  // What the child asked for with `more`: a piece, its end, or why there is none.
  z.object({ type: z.literal('piece'), id: Id, note: z.unknown(), size: z.number() }),
  z.object({ type: z.literal('end'), id: Id, note: z.unknown() }),
  z.object({ type: z.literal('none'), id: Id, refusal: Refused }),
])
export type ToChild = z.infer<typeof ToChild>

const answers = [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('progress'), id: Id, stage: z.string().max(40), percent: z.number().min(0).max(100) }),
  z.object({ type: z.literal('read'), id: Id, reading: z.unknown() }),
  z.object({ type: z.literal('refused'), id: Id, refusal: Refused }),
] as const
const Answer = z.discriminatedUnion('type', answers)
/** What concerns the pool. */
export type FromChild = z.infer<typeof Answer>

export const Spoken = z.discriminatedUnion('type', [...answers, z.object({ type: z.literal('more'), id: Id })])
export type Spoken = z.infer<typeof Spoken>

/** Thirty minutes of transcript and the fullest picture stay far below. A child has no bytes to send. */
export const FROM_CHILD: FrameLimits = { line: 8_000_000, bytes: 0 }
export const TO_CHILD: FrameLimits = { line: 1_000_000, bytes: 100_000_000 }

/** The pipe a child speaks through; it hears through its standard input. */
export const SPEAKING_PIPE = 3
