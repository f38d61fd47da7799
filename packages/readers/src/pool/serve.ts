import { type Progress, ReadingError } from '../reading.ts'
import { type FromChild, ToChild } from './messages.ts'

type Read = (
  bytes: Uint8Array,
  watch: { readonly signal: AbortSignal; readonly onProgress: (progress: Progress) => void },
) => Promise<unknown>

const PULSE_MILLISECONDS = 3000

const say = (message: FromChild): void => {
  process.send?.(message)
}

/** The child's side of the pool: one thing at a time is read, reported on, and answered or refused. */
export const serveReadings = (read: Read): void => {
  let current: { readonly id: number; readonly abort: AbortController } | undefined

  const answer = async (id: number, bytes: Uint8Array): Promise<void> => {
    const abort = new AbortController()
    current = { id, abort }
    let last: Progress = { stage: 'starting', percent: 0 }
    const onProgress = (progress: Progress): void => {
      last = progress
      say({ type: 'progress', id, ...last })
    }
    // A sign of life while a decoder or a model works on one piece; a process that hangs gives none.
    const pulse = setInterval(() => say({ type: 'progress', id, ...last }), PULSE_MILLISECONDS)
    try {
      say({ type: 'read', id, reading: await read(bytes, { signal: abort.signal, onProgress }) })
    } catch (error) {
      // What is not foreseen may have left the models in any state: this process ends, and the pool starts another.
      if (!(error instanceof ReadingError)) throw error
      say({ type: 'refused', id, refusal: error.refusal })
    } finally {
      clearInterval(pulse)
    }
  }

  process.on('message', (message: unknown) => {
    const asked = ToChild.parse(message)
    if (asked.type === 'read') void answer(asked.id, asked.bytes)
    else if (asked.id === current?.id) current.abort.abort()
  })
  // A signal to the whole group is the server's to answer: it lets readings finish, then disconnects.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  // A server that is gone needs no reader.
  process.once('disconnect', () => process.exit(0))
  say({ type: 'ready' })
}
