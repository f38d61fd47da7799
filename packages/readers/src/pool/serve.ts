import { Socket } from 'node:net'
import { type Progress, ReadingError } from '../reading.ts'
import type { Piece } from './feed.ts'
import { makeFrameReader, writeFrame } from './frames.ts'
import { SPEAKING_PIPE, type Spoken, TO_CHILD, ToChild } from './messages.ts'

type Watched = { readonly signal: AbortSignal; readonly onProgress: (progress: Progress) => void }

/** Reads a file, or the pieces that its pool's feed makes of it. */
type Read = (bytes: Uint8Array, watch: Watched, pieces: () => AsyncGenerator<Piece, unknown>) => Promise<unknown>

type Fed = { readonly message: Extract<ToChild, { type: 'piece' | 'end' | 'none' }>; readonly bytes: Uint8Array }

type Current = {
  readonly id: number
  readonly abort: AbortController
  /** Who waits for the next piece. */
  onFed: (fed: Fed) => void
}

const PULSE_MILLISECONDS = 3000

const voice = new Socket({ fd: SPEAKING_PIPE, readable: false, writable: true })

const say = (message: Spoken): void => {
  voice.write(writeFrame(message))
}

const askForPieces = async function* (current: Current): AsyncGenerator<Piece, unknown> {
  while (true) {
    const { promise, resolve } = Promise.withResolvers<Fed>()
    current.onFed = resolve
    say({ type: 'more', id: current.id })
    const { message, bytes } = await promise
    if (message.type === 'none') throw new ReadingError(message.refusal)
    if (message.type === 'end') return message.note
    yield { bytes, note: message.note }
  }
}

const answer = async (read: Read, current: Current, bytes: Uint8Array): Promise<void> => {
  const { id, abort } = current
  let last: Progress = { stage: 'starting', percent: 0 }
  const onProgress = (progress: Progress): void => {
    last = progress
    say({ type: 'progress', id, ...last })
  }
  // A sign of life while a decoder or a model works on one piece; a process that hangs gives none.
  const pulse = setInterval(() => say({ type: 'progress', id, ...last }), PULSE_MILLISECONDS)
  try {
    const reading = await read(bytes, { signal: abort.signal, onProgress }, () => askForPieces(current))
    say({ type: 'read', id, reading })
  } catch (error) {
    // What is not foreseen may have left the models in any state: this process ends, and the pool starts another.
    if (!(error instanceof ReadingError)) throw error
    say({ type: 'refused', id, refusal: error.refusal })
  } finally {
    clearInterval(pulse)
  }
}

/** The child's side of the pool: one thing at a time is read, reported on, and answered or refused. */
export const serveReadings = (read: Read): void => {
  let current: Current | undefined

  const take = makeFrameReader(TO_CHILD, (raw, bytes) => {
    const message = ToChild.parse(raw)
    if (message.type === 'read') {
      current = { id: message.id, abort: new AbortController(), onFed: () => {} }
      void answer(read, current, bytes)
    } else if (message.id !== current?.id) return
    else if (message.type === 'cancel') current.abort.abort()
    else current.onFed({ message, bytes })
  })
  process.stdin.on('data', take)
  // A signal to the whole group is the server's to answer: it lets readings finish, then disconnects.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  // A server that is gone needs no reader.
  for (const end of ['end', 'close', 'error'] as const) process.stdin.once(end, () => process.exit(0))
  voice.once('error', () => process.exit(0))
  say({ type: 'ready' })
}
