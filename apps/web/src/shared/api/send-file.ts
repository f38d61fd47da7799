import { type Endpoint, ReadingProgress } from '@atlas/contract'
import * as z from 'zod/mini'
import { readToken } from '../browser/token-store.ts'
import { parseReply, refusalOf, silenceOf } from './answer.ts'
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
    const { status } = request
    const refusal = last?.name === 'error' ? last.data : parseJson(request.responseText)
    throw refusalOf(refusal, { status, retryAfter: request.getResponseHeader('retry-after'), token }, fallback)
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
