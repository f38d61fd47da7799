import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Parts } from '../parts.ts'
import { ProblemError } from '../problems.ts'
import { type Admission, admission } from './admission.ts'
import { watchArriving } from './arriving.ts'
import { answerFailure, answerParserFailure } from './failures.ts'
import { addHeaders, apiHeaders } from './headers.ts'
import { acceptOnlyJson } from './json-body.ts'
import { acceptForms } from './upload.ts'

/** What every app of ours stands in, whatever it serves: headers, bounds, log lines, an end in good order. */

type Answered = { readonly method: string; readonly route: string; readonly status: number; readonly seconds: number }

export type FrameParts = Pick<Parts, 'logger' | 'isStopping'> & {
  readonly config: Pick<Config, 'cores' | 'trustedProxies'>
  /** Told of every answer, where numbers are kept. */
  readonly measure?: ((answered: Answered) => void) | undefined
}

/** Settings measured to hold against slow, broken and hostile clients. */
const createServer = ({ config, logger }: FrameParts): FastifyInstance => {
  const loggerInstance: FastifyBaseLogger = logger
  return Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    bodyLimit: 262_144,
    // Fifty megabytes over a slow line; headers have ten seconds all the same, and bodies their own bounds.
    requestTimeout: 180_000,
    keepAliveTimeout: 5000,
    maxRequestsPerSocket: 1000,
    routerOptions: { maxParamLength: 200 },
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000, requireHostHeader: false },
    frameworkErrors: (error, request, reply) => {
      answerFailure(error, request, reply.headers(apiHeaders))
    },
    clientErrorHandler: answerParserFailure,
  })
}

/** Names and values take turns in this list. */
const countHosts = (rawHeaders: readonly string[]): number => {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}

const refuseOddRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (countHosts(request.raw.rawHeaders) !== 1) done(new ProblemError('bad-request'))
    else if (request.headers['content-encoding'] !== undefined) done(new ProblemError('wrong-content-type'))
    else done()
  })
}

/** One line a request: which route, how long, how it ended. Never what was in it, nor from whom. */
const addLogLines = (app: FastifyInstance, { measure, logger }: FrameParts): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const { method } = request
    const status = reply.statusCode
    measure?.({ method, route, status, seconds: reply.elapsedTime / 1000 })
    logger.info({ id: request.id, method, route, status, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'request')
    done()
  })
}

/** Keep-alive connections would hold the server open for minutes; each is closed as soon as it falls idle. */
const closeSwiftly = (app: FastifyInstance, { isStopping }: FrameParts): void => {
  app.addHook('preClose', async () => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
    sweep.unref()
    app.server.once('close', () => clearInterval(sweep))
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping()) reply.header('connection', 'close')
    done()
  })
}

export const openFrame = async (parts: FrameParts): Promise<{ app: FastifyInstance; gate: Admission }> => {
  const app = createServer(parts)
  const gate = admission(parts.config.cores)
  app.decorateRequest('caller')
  addHeaders(app)
  refuseOddRequests(app)
  watchArriving(app)
  addLogLines(app, parts)
  closeSwiftly(app, parts)
  app.addHook('onClose', async () => gate.stop())
  acceptOnlyJson(app)
  acceptForms(app)
  return { app, gate }
}
