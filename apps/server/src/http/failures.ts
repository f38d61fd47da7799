import { endpoints } from '@atlas/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { catalogue, type ProblemCode, ProblemError } from '../problems.ts'
import { isDatabaseAway, isDiskFull } from '../store/failures.ts'
import { apiHeaders, isApi } from './headers.ts'

const frameworkCodes: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-content-type',
  FST_REQ_FILE_TOO_LARGE: 'too-large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'wrong-content-type',
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
  return new ProblemError(statusOf(error) < 500 ? 'bad-request' : 'unexpected', { cause: error })
}

const quiet = new Set<ProblemCode>(['busy', 'readers-busy'])

/** Our own failures leave a line; being busy is none. */
export const logFailure = (problem: ProblemError, request: FastifyRequest): void => {
  if (problem.status < 500 || quiet.has(problem.code)) return
  const route = request.routeOptions.url ?? 'none'
  request.log.error({ id: request.id, route, code: problem.code, err: problem.cause ?? problem }, 'request failed')
}

export const answerFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const problem = toProblem(error)
  logFailure(problem, request)
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', String(problem.retryAfterSeconds))
  return reply.code(problem.status).send({ error: problem.sentence, code: problem.code })
}

const patterns = endpoints.map(({ path, method }) => ({
  matches: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
}))

const allowedMethods = (path: string): string[] =>
  patterns.filter((pattern) => pattern.matches.test(path)).flatMap((pattern) => pattern.methods)

/** Under /api nothing but JSON is answered; the web app decides about every other path. */
const answerUnknownApi = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const [path = ''] = request.url.split('?')
  const allowed = allowedMethods(path)
  if (allowed.length === 0) return answerFailure(new ProblemError('not-found'), request, reply)
  return answerFailure(new ProblemError('wrong-method'), request, reply.header('allow', allowed.join(', ')))
}

/** What the HTTP parser refuses never reaches the framework. */
export const answerParserFailure = (error: unknown, socket: Socket): void => {
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

const DRAIN_MILLISECONDS = 5000

/** Throws away what is still coming, for a while: an answer sent into the middle of an upload is lost to most senders. */
const drain = ({ raw }: FastifyRequest): Promise<void> =>
  new Promise((resolve) => {
    if (raw.readableEnded || raw.destroyed) {
      resolve()
      return
    }
    const timer = setTimeout(resolve, DRAIN_MILLISECONDS)
    const finish = (): void => {
      clearTimeout(timer)
      resolve()
    }
    raw.once('end', finish).once('close', finish).once('error', finish).resume()
  })

export const addFailureAnswers = (
  app: FastifyInstance,
  answerPage: (request: FastifyRequest, reply: FastifyReply) => unknown,
): void => {
  app.setErrorHandler(async (error, request, reply) => {
    const { status, code } = toProblem(error)
    if (status === 413 || code === 'readers-busy') await drain(request)
    return answerFailure(error, request, reply)
  })
  app.setNotFoundHandler((request, reply) =>
    isApi(request.url) ? answerUnknownApi(request, reply) : answerPage(request, reply),
  )
}
