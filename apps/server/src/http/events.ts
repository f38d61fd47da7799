import type { ReadingProgress } from '@atlas/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PassThrough } from 'node:stream'
import { logFailure, toProblem } from './failures.ts'

/** Server-sent events, for a caller who asks for them: `progress` as it comes, then `result` or `error`. */

export const asksForEvents = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('text/event-stream') === true

export type Events = {
  readonly progress: (progress: ReadingProgress) => void
  /** Until the first event a failure is an ordinary answer with its own status. */
  readonly settle: (work: Promise<unknown>) => Promise<void>
}

export const openEvents = (request: FastifyRequest, reply: FastifyReply): Events => {
  let stream: PassThrough | undefined
  const begin = (): PassThrough => {
    const opened = new PassThrough()
    reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      // A proxy that gathers the answer would keep the progress to itself.
      .header('x-accel-buffering', 'no')
      .send(opened)
    return opened
  }
  const say = (event: string, data: unknown): void => {
    stream ??= begin()
    stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  return {
    progress: (progress) => say('progress', progress),
    settle: async (work) => {
      try {
        say('result', await work)
      } catch (error) {
        if (stream === undefined) throw error
        const problem = toProblem(error)
        logFailure(problem, request)
        const { sentence, code, status, retryAfterSeconds } = problem
        say('error', { error: sentence, code, status, retry_after: retryAfterSeconds })
      } finally {
        stream?.end()
      }
    },
  }
}

/** Aborts when the caller is gone before the answer: nobody waits for the work any more. */
export const whenGone = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}
