import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '../problems.ts'
import { visitorOf } from './address.ts'
import { isApi } from './headers.ts'

/** Bodies still on their way: bounded in number for each visitor, in time, and files in pace. */

const MOST_OF_A_VISITOR = 8
const BODY_MILLISECONDS = 10_000
const LOOK_MILLISECONDS = 500
/** A poor mobile line sends more than this; what sends less only holds the place. */
const SLOWEST_BYTES_A_SECOND = 32_000
/** Lines fall silent for a moment, so pace is looked at over this time. */
const PACE_MILLISECONDS = 10_000

type Body = {
  readonly request: FastifyRequest
  readonly isFile: boolean
  readonly giveUp: AbortController
  readonly begun: number
  /** When the pace was last looked at, and how much had come by then. */
  lookedAt: number
  bytes: number
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborts when the body takes too long to arrive; undefined where there is none. */
    tooSlow: AbortSignal | undefined
  }
}

export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isTooSlow = (body: Body, now: number): boolean => {
  if (!body.isFile) return now - body.begun > BODY_MILLISECONDS
  if (now - body.lookedAt < PACE_MILLISECONDS) return false
  const { bytesRead } = body.request.raw.socket
  const pace = ((bytesRead - body.bytes) * 1000) / (now - body.lookedAt)
  body.lookedAt = now
  body.bytes = bytesRead
  return pace < SLOWEST_BYTES_A_SECOND
}

const newBody = (request: FastifyRequest, now: number): Body => ({
  request,
  isFile: /^multipart\//i.test(request.headers['content-type'] ?? ''),
  giveUp: new AbortController(),
  begun: now,
  lookedAt: now,
  bytes: request.raw.socket.bytesRead,
})

const bodiesByVisitor = () => {
  const arriving = new Map<string, Set<Body>>()
  return {
    enter: (request: FastifyRequest, reply: FastifyReply): AbortSignal => {
      const visitor = visitorOf(request.ip)
      const own = arriving.get(visitor) ?? new Set()
      if (own.size >= MOST_OF_A_VISITOR) throw new ProblemError('too-many-requests', { retryAfterSeconds: 1 })
      const body = newBody(request, performance.now())
      arriving.set(visitor, own.add(body))
      const leave = (): void => {
        own.delete(body)
        if (own.size === 0 && arriving.get(visitor) === own) arriving.delete(visitor)
      }
      request.raw.once('end', leave)
      // Comes for answered and for broken-off requests alike.
      reply.raw.once('close', leave)
      return body.giveUp.signal
    },
    look: (): void => {
      const now = performance.now()
      for (const own of arriving.values()) {
        for (const body of own) if (!body.request.raw.complete && isTooSlow(body, now)) body.giveUp.abort()
      }
    },
  }
}

/** Pages and assets have no bodies and are not counted. */
export const watchArriving = (app: FastifyInstance): void => {
  const bodies = bodiesByVisitor()
  const clock = setInterval(bodies.look, LOOK_MILLISECONDS)
  clock.unref()
  app.addHook('onClose', async () => clearInterval(clock))
  app.decorateRequest('tooSlow')
  app.addHook('onRequest', (request, reply, done) => {
    if (isApi(request.url) && hasBody(request)) request.tooSlow = bodies.enter(request, reply)
    done()
  })
}
