import { endpoints } from '@atlas/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { catalogue, type ProblemCode, ProblemError } from '../problems.ts'
import { isDatabaseAway, isDiskFull } from '../store/failures.ts'
import { hasBody } from './arriving.ts'
import { apiHeaders, isApi } from './headers.ts'
import { routeUrl } from './route-url.ts'

const frameworkCodes: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-content-type',
}

const hasCode = (error: unknown): error is { code: string } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500

/** Whatever was thrown, as one of the foreseen problems. */
export const toProblem = (error: unknown): ProblemError => {
  if (error instanceof ProblemError) return error
  if (isDiskFull(error)) return new ProblemError('disk-full', { cause: error, retryAfterSeconds: 60 })
  if (isDatabaseAway(error)) return new ProblemError('database-away', { cause: error, retryAfterSeconds: 5 })
  const known = hasCode(error) ? frameworkCodes[error.code] : undefined
  if (known !== undefined) return new ProblemError(known, { cause: error })
  if (statusOf(error) === 416) return new ProblemError('range-not-there', { cause: error })
  return new ProblemError(statusOf(error) < 500 ? 'bad-request' : 'unexpected', { cause: error })
}

const quiet = new Set<ProblemCode>(['busy', 'readers-busy'])

/** Our own failures leave a line; being busy is none. */
export const logFailure = (problem: ProblemError, request: FastifyRequest): void => {
  if (problem.status < 500 || quiet.has(problem.code)) return
  const route = request.routeOptions.url ?? 'none'
  request.log.error({ id: request.id, route, code: problem.code, err: problem.cause ?? problem }, 'request failed')
}

const failureAnswer = (error: unknown, request: FastifyRequest) => {
  const problem = toProblem(error)
  logFailure(problem, request)
  const { status, sentence, code, retryAfterSeconds } = problem
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
  return { status, headers, body: { error: sentence, code } }
}

export const answerFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { status, headers, body } = failureAnswer(error, request)
  return reply.code(status).headers(headers).send(body)
}

const patterns = endpoints.map(({ path, method }) => ({
  matches: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  route: { method, url: routeUrl(path) },
  methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
}))

/** Not every edition has every call. */
const allowedMethods = (path: string, app: FastifyInstance): string[] =>
  patterns
    .filter(({ matches, route }) => matches.test(path) && app.hasRoute(route))
    .flatMap((pattern) => pattern.methods)

/** Under /api nothing but JSON is answered; the web app decides about every other path. */
const answerUnknownApi = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const [path = ''] = request.url.split('?')
  const allowed = allowedMethods(path, request.server)
  if (allowed.length === 0) return answerFailure(new ProblemError('not-found'), request, reply)
  return answerFailure(new ProblemError('wrong-method'), request, reply.header('allow', allowed.join(', ')))
}

/** The latest answer on each connection. */
const lastAnswers = new WeakMap<Socket, ServerResponse>()

/** The body is broken of a request that has its answer already: it gets no second one. */
const isAnswered = (socket: Socket): boolean => {
  const last = lastAnswers.get(socket)
  return last?.headersSent === true && !last.req.complete
}

/** What the HTTP parser refuses never reaches the framework. */
export const answerParserFailure = (error: unknown, socket: Socket): void => {
  if (isAnswered(socket)) {
    socket.destroySoon()
    return
  }
  if (!socket.writable || (hasCode(error) && error.code === 'ECONNRESET')) {
    socket.destroy()
    return
  }
  const codes: Readonly<Record<string, ProblemCode>> = {
    ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
    HPE_HEADER_OVERFLOW: 'headers-too-large',
  }
  const code = (hasCode(error) ? codes[error.code] : undefined) ?? 'bad-request'
  const { status, error: sentence } = catalogue[code]
  const body = JSON.stringify({ error: sentence, code })
  const headers = Object.entries(apiHeaders).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(
    `HTTP/1.1 ${status} ${code}\r\ncontent-type: application/json; charset=utf-8\r\n${headers.join('')}` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}

const LINGER_MILLISECONDS = 1000

/** Throws away what is still coming, for a moment: who is cut off in the middle of sending loses the answer. */
const discard = ({ raw }: FastifyRequest): Promise<void> =>
  new Promise((resolve) => {
    if (raw.complete || raw.destroyed) {
      resolve()
      return
    }
    const timer = setTimeout(resolve, LINGER_MILLISECONDS)
    const finish = (): void => {
      clearTimeout(timer)
      resolve()
    }
    raw.unpipe()
    raw.once('end', finish).once('close', finish).once('error', finish).resume()
  })

/** The whole answer goes out at once, while the sender still sends; soon after it the connection ends. */
const answerEarly = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { status, headers, body } = failureAnswer(error, request)
  const words = JSON.stringify(body)
  const wordsThenSilence = async function* () {
    yield words
    await discard(request)
  }
  return reply
    .code(status)
    .headers({ ...headers, connection: 'close', 'content-length': Buffer.byteLength(words) })
    .type('application/json; charset=utf-8')
    .send(Readable.from(wordsThenSilence()))
}

const hasLeft = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete

export const addFailureAnswers = (
  app: FastifyInstance,
  answerPage: (request: FastifyRequest, reply: FastifyReply) => unknown,
): void => {
  app.addHook('onRequest', (request, reply, done) => {
    lastAnswers.set(request.raw.socket, reply.raw)
    done()
  })
  // Node would refuse an unknown expectation without a word.
  app.server.on('checkExpectation', ({ socket }: IncomingMessage) => answerParserFailure('unknown expectation', socket))
  app.setErrorHandler((error, request, reply) => {
    // Whatever broke because the caller left is no failure of ours.
    if (hasLeft(request)) return answerFailure(new ProblemError('bad-request', { cause: error }), request, reply)
    const isUnfinished = hasBody(request) && !request.raw.complete
    return isUnfinished ? answerEarly(error, request, reply) : answerFailure(error, request, reply)
  })
  app.setNotFoundHandler((request, reply) =>
    isApi(request.url) ? answerUnknownApi(request, reply) : answerPage(request, reply),
  )
}
