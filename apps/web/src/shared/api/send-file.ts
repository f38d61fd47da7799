import { type Endpoint, ReadingProgress } from '@atlas/contract'
import * as z from 'zod/mini'
import { readToken } from '../browser/token-store.ts'
import { parseReply, refusalOf, silenceOf } from './answer.ts'
import type { CallError } from './call-error.ts'
import { eventReader, type ServerEvent } from './event-lines.ts'

type Schema = z.core.$ZodType

type Options = {
  readonly file: File
  readonly fallback: string
  readonly signal: AbortSignal
  readonly timeoutSeconds: number
  /** First how much is sent (stage `sending`), then what the server says. */
  readonly onProgress: (progress: ReadingProgress) => void
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const formOf = ({ upload }: Endpoint, file: File): FormData => {
  const form = new FormData()
  form.set(upload?.field ?? 'file', file)
  return form
}

const Refused = z.object({ status: z.number(), retry_after: z.optional(z.number()) })

/** A stream's own status is always 200: what it would have been stands in the event. */
const streamRefusal = (data: unknown, token: string | null, fallback: string): CallError => {
  const about = z.safeParse(Refused, data).data
  const retryAfter = about?.retry_after === undefined ? null : String(about.retry_after)
  return refusalOf(data, { status: about?.status ?? 500, retryAfter, token }, fallback)
}

/**
 * Sends a file and listens while it is read. Made with XMLHttpRequest: of the browser's two ways it is the one that
 * tells how much of an upload is done.
 */
export const sendFile = <Reply extends Schema>(
  endpoint: Endpoint<Schema, Reply>,
  { file, fallback, signal, timeoutSeconds, onProgress }: Options,
): Promise<z.output<Reply>> => {
  const token = readToken()
  const request = new XMLHttpRequest()
  const { promise, resolve, reject } = Promise.withResolvers<z.output<Reply>>()
  const read = eventReader()
  let last: ServerEvent | undefined
  const hear = (): void => {
    if (request.status !== 200) return
    for (const event of read(request.responseText)) {
      last = event
      const progress = event.name === 'progress' ? z.safeParse(ReadingProgress, event.data).data : undefined
      if (progress !== undefined) onProgress(progress)
    }
  }
  const settle = (): z.output<Reply> => {
    hear()
    if (last?.name === 'result') return parseReply(endpoint, last.data, fallback)
    if (last?.name === 'error') throw streamRefusal(last.data, token, fallback)
    // A stream that ends without a word was cut.
    if (request.status === 200) throw silenceOf(fallback, signal, false)
    const { status } = request
    const retryAfter = request.getResponseHeader('retry-after')
    throw refusalOf(parseJson(request.responseText), { status, retryAfter, token }, fallback)
  }
  const stop = (): void => request.abort()
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    if (total > 0) onProgress({ stage: 'sending', percent: (100 * loaded) / total })
  })
  request.addEventListener('progress', hear)
  request.addEventListener('load', () => {
    try {
      resolve(settle())
    } catch (error) {
      reject(error)
    }
  })
  for (const name of ['error', 'abort', 'timeout'] as const)
    request.addEventListener(name, () => reject(silenceOf(fallback, signal, name === 'timeout')))
  signal.addEventListener('abort', stop, { once: true })
  request.open(endpoint.method, endpoint.path)
  request.timeout = timeoutSeconds * 1000
  request.setRequestHeader('accept', 'text/event-stream')
  if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`)
  request.send(formOf(endpoint, file))
  return promise.finally(() => signal.removeEventListener('abort', stop))
}
