import type { CopyChannel } from '../../../packages/lab/src/text/copies.ts'
import type { Carried } from '../channels/channel.ts'
import type { Message } from '../channels/messages.ts'
import type { Wish } from './pairs.ts'

/** A message that is to go a way: both of a pair have the same place, and so the same voice, look or frame. */
export type Task = { readonly message: Message; readonly place: number }

export type Made = { readonly task: Task; readonly way: string; readonly carried: Carried }

/** How copies of one sort are made; stops where nobody asks for the next. */
export type Maker = {
  readonly channel: CopyChannel
  readonly wishes: readonly Omit<Wish, 'seed'>[]
  readonly make: (tasks: readonly Task[]) => AsyncIterable<Made>
}
