import fastifyCors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { findCaller } from './http/caller.ts'
import { addDocs } from './http/docs-page.ts'
import { addDownloads } from './http/downloads.ts'
import { addFailureAnswers } from './http/failures.ts'
import { type FrameParts, openFrame } from './http/frame.ts'
import { mountOn } from './http/mount.ts'
import { nameUnknownProxy } from './http/unknown-proxy.ts'
import { addWebApp } from './http/web-app.ts'
import type { Parts } from './parts.ts'
import { accountRoutes } from './routes/account-routes.ts'
import { analysisRoutes } from './routes/analysis-routes.ts'
import { communityRoutes } from './routes/community-routes.ts'
import { downloadRoutes } from './routes/download-routes.ts'
import { googleRoutes } from './routes/google-routes.ts'
import { modelRoutes } from './routes/model-routes.ts'
import { mineRoutes } from './routes/mine-routes.ts'
import { readingRoutes } from './routes/reading-routes.ts'
import { reviewRoutes } from './routes/review-routes.ts'
import { serviceRoutes } from './routes/service-routes.ts'

const measureWith =
  ({ seconds, refused }: Parts['metrics']): FrameParts['measure'] =>
  ({ method, route, status, seconds: taken }) => {
    seconds.observe({ method, route, status }, taken)
    if (status === 429 || status === 503) refused.inc({ code: status })
  }

export const buildApp = async (parts: Parts, webFolder: string): Promise<FastifyInstance> => {
  const { config, downloads } = parts
  const measure = config.metricsPort === undefined ? undefined : measureWith(parts.metrics)
  const { app, gate } = await openFrame({ ...parts, measure })
  nameUnknownProxy(app, parts)
  if (config.corsOrigins.length > 0) {
    const methods = ['GET', 'POST', 'PUT']
    await app.register(fastifyCors, { origin: [...config.corsOrigins], credentials: true, methods, maxAge: 600 })
  }
  const answerPage = await addWebApp(app, webFolder, {
    sourceUrl: parts.about.sourceUrl,
    asksOutside: parts.services.described.length > 0,
    offersGoogle: parts.google !== undefined,
    offersWindows: downloads.hasInstaller,
    isDesk: false,
  })
  addFailureAnswers(app, answerPage)
  serviceRoutes(app, parts)
  addDocs(app, parts.about.version)
  await addDownloads(app, downloads)
  const mount = mountOn(app, { limiter: parts.limiter, findCaller: (request) => findCaller(parts, request) }, gate)
  analysisRoutes(mount, parts)
  readingRoutes(mount, parts)
  downloadRoutes(mount, parts)
  accountRoutes(mount, parts)
  googleRoutes(mount, parts)
  communityRoutes(mount, parts)
  reviewRoutes(mount, parts)
  modelRoutes(mount, parts)
  mineRoutes(mount, parts)
  return app
}
