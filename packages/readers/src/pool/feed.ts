import { ReadingError } from '../reading.ts'
import type { ToChild } from './messages.ts'

/** A child starts nothing: what another process makes of a file for it is asked for by us and handed on, piece by piece. */

export type Piece = { readonly bytes: Uint8Array; readonly note: unknown }

/** What is read instead of the file itself. Ends whatever it started when aborted or left. */
export type Feed = (bytes: Uint8Array, signal: AbortSignal) => AsyncGenerator<Piece, unknown>

export type OpenFeed = { readonly id: number; readonly more: () => void; readonly close: () => void }

type Send = (message: ToChild, bytes?: Uint8Array) => Promise<void>

export const openFeed = (feed: Feed, id: number, file: Uint8Array, send: Send): OpenFeed => {
  const abort = new AbortController()
  const pieces = feed(file, abort.signal)
  let isAsked = false
  let isBusy = false

  const sendNext = async (): Promise<void> => {
    try {
      const { done, value } = await pieces.next()
      if (done === true) await send({ type: 'end', id, note: value })
      else await send({ type: 'piece', id, note: value.note, size: value.bytes.length }, value.bytes)
    } catch (error) {
      await send({ type: 'none', id, refusal: error instanceof ReadingError ? error.refusal : 'crashed' })
    }
  }
  // One at a time, and only once the last has left: a child that asks and never takes fills nothing up.
  const serve = async (): Promise<void> => {
    isBusy = true
    while (isAsked) {
      isAsked = false
      await sendNext()
    }
    isBusy = false
  }
  return {
    id,
    more: () => {
      isAsked = true
      if (!isBusy) void serve()
    },
    close: () => {
      abort.abort()
      // One that has never been asked has started nothing, and one that is being asked hears of the end.
      pieces.return(undefined).catch(() => {})
    },
  }
}
