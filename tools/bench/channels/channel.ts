import * as z from 'zod'
import { PictureReading } from '../../../packages/readers/src/reading.ts'
import type { Message } from './messages.ts'

/** What came out at the other end of a channel. */
export const Carried = z.object({
  text: z.string(),
  /** What was really said or drawn, where words can be counted against it. */
  reference: z.string().optional(),
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
  /** Which of them, where several channels share the work: by the message alone, so that more messages change no pairing. */
  readonly takes: (message: Message) => boolean
  /** One after the other, in their order. Throws where a tool is missing. */
  readonly carry: (messages: readonly Message[]) => AsyncIterable<Carried>
}

export const everyOne = (): boolean => true
