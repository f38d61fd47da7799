import * as z from 'zod'
import { PictureReading } from '../../../packages/readers/src/reading.ts'
import type { Message } from './messages.ts'

/** What came out at the other end of a channel. */
export const Carried = z.object({
  text: z.string(),
  /** What was really said or drawn: word errors are counted against it. */
  reference: z.string(),
  /** Why nothing came out, or what the reader warns of. */
  notes: z.array(z.string()).readonly(),
  /** A picture is judged as the server judges pictures. */
  picture: PictureReading.optional(),
})
export type Carried = Readonly<z.infer<typeof Carried>>

/** A way on which messages reach us. */
export type Channel = {
  readonly name: string
  /** Which messages go this way. */
  readonly sample: 'calls' | 'chats' | 'mails'
  /** Takes the place-th message where several share the work. */
  readonly takes: (place: number) => boolean
  /** One after the other, in their order. Throws where a tool is missing. */
  readonly carry: (messages: readonly Message[]) => AsyncIterable<Carried>
}

export const everyOne = (): boolean => true
