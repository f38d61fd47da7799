import { allowances, type Endpoint, ownSentences, type ReadingProgress } from '@atlas/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import * as z from 'zod/mini'
import type { Limiter } from '../limits/limiter.ts'
import { ProblemError } from '../problems.ts'
import { isDatabaseAway } from '../store/failures.ts'
import type { UserRow } from '../store/users.ts'
import { visitorOf } from './address.ts'
import type { Admission } from './admission.ts'
import { asksForEvents, openEvents, whenGone } from './events.ts'
import { routeUrl } from './route-url.ts'
import { withUpload } from './upload.ts'

type Schema = z.core.$ZodType

/** What a route is given: checked, typed, and no more than it needs. */
type Call<Body> = {
  readonly body: Body
  readonly caller: UserRow | undefined
  /** The visitor's address as limits know it. */
  readonly visitor: string
  /** Draws further units of the call's allowance, for one that costs more than others. */
  readonly charge: (units: number) => Promise<void>
  readonly id: string
  readonly page: number
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** What a route that reads a file is given besides. */
type UploadCall = Call<undefined> & {
  readonly file: Uint8Array | undefined
  /** Aborts when the caller has gone. */
  readonly signal: AbortSignal
  readonly onProgress: (progress: ReadingProgress) => void
}

type SignedInCall<Body> = Call<Body> & { readonly caller: UserRow }

export type Mount = {
  readonly open: <Body extends Schema, Reply extends Schema>(
    endpoint: Endpoint<Body, Reply>,
    handle: (call: Call<z.output<Body>>) => Promise<z.input<Reply>>,
  ) => void
  readonly signedIn: <Body extends Schema, Reply extends Schema>(
    endpoint: Endpoint<Body, Reply>,
    handle: (call: SignedInCall<z.output<Body>>) => Promise<z.input<Reply>>,
  ) => void
  /** Leads the browser on to the address the route answers. */
  readonly redirect: (endpoint: Endpoint, handle: (call: Call<undefined>) => Promise<string>) => void
  /** Reads the file of a multipart body; answers as a stream of events where that was asked for. */
  readonly upload: <Reply extends Schema>(
    endpoint: Endpoint<Schema, Reply>,
    handle: (call: UploadCall) => Promise<z.input<Reply>>,
  ) => void
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: UserRow | undefined
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const Params = z.object({ id: z._default(z.string(), '') })
const Query = z.object({ page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1) })

const readId = (endpoint: Endpoint, request: FastifyRequest): string => {
  const { id } = z.parse(Params, request.params)
  if (endpoint.path.includes('{id}') && !UUID.test(id)) throw new ProblemError('not-found')
  return id
}

const readPage = (endpoint: Endpoint, request: FastifyRequest): number => {
  if (!endpoint.paged) return 1
  const query = z.safeParse(Query, request.query)
  if (!query.success) throw new ProblemError('bad-request')
  return query.data.page
}

const readBody = <Body extends Schema>(endpoint: Endpoint<Body>, request: FastifyRequest): z.output<Body> => {
  const given = endpoint.body instanceof z.ZodMiniVoid ? undefined : request.body
  // What the contract has no sentence for is not told in the library's words.
  const parsed = z.safeParse(endpoint.body, given, { error: () => ownSentences.badRequest })
  if (parsed.success) return parsed.data
  const sentence = parsed.error.issues[0]?.message
  if (sentence === ownSentences.textTooLong) throw new ProblemError('text-too-long')
  throw new ProblemError('bad-request', sentence === undefined ? {} : { sentence })
}

/** Who may call, and how often. */
export type Guards = {
  readonly limiter: Pick<Limiter, 'take' | 'takeNow'>
  /** Undefined: nobody we know. */
  readonly findCaller: (request: FastifyRequest) => Promise<UserRow | undefined>
}

const identify = async (guards: Guards, endpoint: Endpoint, request: FastifyRequest): Promise<void> => {
  if (endpoint.access === 'anyone' && request.headers.authorization === undefined) return
  try {
    request.caller = await guards.findCaller(request)
  } catch (error) {
    // A check that anyone may make goes on without the database; it is not counted for anybody.
    if (endpoint.access !== 'anyone' || !isDatabaseAway(error)) throw error
  }
  if (endpoint.access === 'anyone') return
  const sentence = endpoint.refusal === undefined ? {} : { sentence: endpoint.refusal }
  if (request.caller === undefined) {
    if (request.headers.authorization !== undefined) throw new ProblemError('signed-out')
    throw new ProblemError('not-signed-in', sentence)
  }
  if (endpoint.access === 'admin' && request.caller.role !== 'admin') throw new ProblemError('admins-only', sentence)
}

const drawOne = async ({ limiter }: Guards, name: keyof typeof allowances, visitor: string): Promise<void> => {
  if (limiter.takeNow(name, visitor)) return
  const answer = await limiter.take(name, visitor, allowances[name])
  if (!answer.allowed) throw new ProblemError('too-many-requests', { retryAfterSeconds: answer.retryAfterSeconds })
}

const drawUnits = async (guards: Guards, { allowance }: Endpoint, visitor: string, units: number): Promise<void> => {
  if (allowance === 'none') return
  for (let unit = 0; unit < units; unit += 1) await drawOne(guards, allowance, visitor)
}

const draw = async (guards: Guards, endpoint: Endpoint, visitor: string): Promise<void> => {
  await drawOne(guards, 'everything', visitor)
  await drawUnits(guards, endpoint, visitor, 1)
}

const refuseWrongKind = (endpoint: Endpoint, request: FastifyRequest): void => {
  const kind = request.headers['content-type'] ?? ''
  if (endpoint.upload !== undefined) {
    if (!/^multipart\/form-data *;/i.test(kind)) throw new ProblemError('wrong-content-type')
    const length = Number(request.headers['content-length'] ?? 0)
    if (length > endpoint.upload.maxBytes + 65_536) throw new ProblemError('too-large')
  } else if (/^multipart\//i.test(kind)) {
    throw new ProblemError('wrong-content-type')
  }
}

/** The one place where access, allowances, body and reply are checked, for every endpoint alike. */
export const mountOn = (app: FastifyInstance, guards: Guards, gate: Admission): Mount => {
  const route = (endpoint: Endpoint, handler: RouteHandlerMethod): void => {
    app.route({
      method: endpoint.method,
      url: routeUrl(endpoint.path),
      bodyLimit: endpoint.bodyLimit,
      onRequest: async (request) => {
        refuseWrongKind(endpoint, request)
        gate.look(endpoint.cost)
        await draw(guards, endpoint, visitorOf(request.ip))
        await identify(guards, endpoint, request)
      },
      // The gate is for work, not for waiting: a body that is still on its way holds no place. A file comes later yet.
      preHandler: async (_request, reply) => {
        if (endpoint.upload === undefined) gate.enter(endpoint.cost, reply)
      },
      handler,
    })
  }
  const callOf = <Body>(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, body: Body): Call<Body> => ({
    body,
    caller: request.caller,
    visitor: visitorOf(request.ip),
    charge: (units) => drawUnits(guards, endpoint, visitorOf(request.ip), units),
    id: readId(endpoint, request),
    page: readPage(endpoint, request),
    request,
    reply,
  })
  const open: Mount['open'] = (endpoint, handle) =>
    route(endpoint, async (request, reply) => {
      const result = await handle(callOf(endpoint, request, reply, readBody(endpoint, request)))
      if (endpoint.isPublic) reply.header('cache-control', 'no-cache')
      return reply.send(z.parse(endpoint.reply, result))
    })
  const signedIn: Mount['signedIn'] = (endpoint, handle) =>
    open(endpoint, (call) => {
      if (call.caller === undefined) throw new ProblemError('not-signed-in')
      return handle({ ...call, caller: call.caller })
    })
  const redirect: Mount['redirect'] = (endpoint, handle) =>
    route(endpoint, async (request, reply) =>
      reply.redirect(await handle(callOf(endpoint, request, reply, undefined)), 302),
    )
  const upload: Mount['upload'] = (endpoint, handle) =>
    route(endpoint, async (request, reply) => {
      const events = asksForEvents(request) ? openEvents(request, reply) : undefined
      const onProgress = events?.progress ?? (() => {})
      const call = { ...callOf(endpoint, request, reply, undefined), signal: whenGone(reply), onProgress }
      const work = withUpload(request, endpoint, async (file) => {
        gate.enter(endpoint.cost, reply)
        return z.parse(endpoint.reply, await handle({ ...call, file }))
      })
      if (events === undefined) return reply.send(await work)
      await events.settle(work)
      return reply
    })
  return { open, signedIn, redirect, upload }
}
