import fastifyCors from '@fastify/cors'
import fastifyMultipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { randomUUID } from 'node:crypto'
import { admission } from './http/admission.ts'
import { watchArriving } from './http/arriving.ts'
import { addDocs } from './http/docs-page.ts'
import { addFailureAnswers, answerFailure, answerParserFailure } from './http/failures.ts'
import { addHeaders, apiHeaders } from './http/headers.ts'
import { acceptOnlyJson } from './http/json-body.ts'
import { mountOn } from './http/mount.ts'
import { nameUnknownProxy } from './http/unknown-proxy.ts'
import { addWebApp } from './http/web-app.ts'
import type { Parts } from './parts.ts'
import { ProblemError } from './problems.ts'
import { accountRoutes } from './routes/account-routes.ts'
import { analysisRoutes } from './routes/analysis-routes.ts'
import { communityRoutes } from './routes/community-routes.ts'
import { googleRoutes } from './routes/google-routes.ts'
import { mineRoutes } from './routes/mine-routes.ts'
import { readingRoutes } from './routes/reading-routes.ts'
import { reviewRoutes } from './routes/review-routes.ts'
import { serviceRoutes } from './routes/service-routes.ts'

/** Settings measured to hold against slow, broken and hostile clients. */
const createServer = ({ config, logger }: Parts): FastifyInstance => {
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
const addLogLines = (app: FastifyInstance, { config, metrics, logger }: Parts): void => {
  const isMeasured = config.metricsPort !== undefined
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const { method } = request
    const status = reply.statusCode
    if (isMeasured) {
      metrics.seconds.observe({ method, route, status }, reply.elapsedTime / 1000)
      if (status === 429 || status === 503) metrics.refused.inc({ code: status })
    }
    logger.info({ id: request.id, method, route, status, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'request')
    done()
  })
}

/** Keep-alive connections would hold the server open for minutes; each is closed as soon as it falls idle. */
const closeSwiftly = (app: FastifyInstance, { isStopping }: Parts): void => {
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

export const buildApp = async (parts: Parts, webFolder: string): Promise<FastifyInstance> => {
  const app = createServer(parts)
  const gate = admission(parts.config.cores)
  app.decorateRequest('caller')
  addHeaders(app)
  refuseOddRequests(app)
  watchArriving(app)
  nameUnknownProxy(app, parts)
  addLogLines(app, parts)
  closeSwiftly(app, parts)
  app.addHook('onClose', async () => gate.stop())
  acceptOnlyJson(app)
  await app.register(fastifyMultipart, { limits: { files: 1, fields: 4, parts: 5, fieldSize: 8192, headerPairs: 20 } })
  if (parts.config.corsOrigins.length > 0) {
    const methods = ['GET', 'POST', 'PUT']
    await app.register(fastifyCors, { origin: [...parts.config.corsOrigins], credentials: true, methods, maxAge: 600 })
  }
  const answerPage = await addWebApp(app, webFolder, {
    sourceUrl: parts.about.sourceUrl,
    asksOutside: parts.services.described.length > 0,
    offersGoogle: parts.google !== undefined,
  })
  addFailureAnswers(app, answerPage)
  serviceRoutes(app, parts)
  addDocs(app, parts.about.version)
  const mount = mountOn(app, parts, gate)
  analysisRoutes(mount, parts)
  readingRoutes(mount, parts)
  accountRoutes(mount, parts)
  googleRoutes(mount, parts)
  communityRoutes(mount, parts)
  reviewRoutes(mount, parts)
  mineRoutes(mount, parts)
  return app
}
