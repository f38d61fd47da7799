import { analyzeText, type TextReport } from '@atlas/contract'
import Fastify from 'fastify'
import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import * as z from 'zod/mini'
import { readConfig } from '../../apps/server/src/config.ts'
import { openLogger } from '../../apps/server/src/log.ts'
import { startServer } from '../../apps/server/src/server.ts'

/** The two servers that the benchmark compares, one a process: ATLAS with a trivial engine, and a bare handler. */

const report: TextReport = {
  score: 0,
  found_keywords: [],
  verdict: 'legitimate',
  probability: 0,
  evidence: [],
  similar: [],
  links: [],
  advice: [],
  unsure: true,
  parts: { likeness: 0, keywords: 0 },
  tiers: [],
  language: { code: 'en', known: true },
}

const startBare = async (): Promise<string> => {
  const app = Fastify()
  app.post(analyzeText.path, async (request, reply) => {
    const body = z.safeParse(analyzeText.body, request.body)
    if (!body.success) return reply.code(400).send({ error: 'bad' })
    return z.parse(analyzeText.reply, report)
  })
  return app.listen({ port: 0, host: '127.0.0.1' })
}

const startAtlas = async (): Promise<string> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-bench-'))
  const settings = { PORT: '0', HOST: '127.0.0.1', ATLAS_DATA: folder, ATLAS_LIMIT_SCALE: '1000000' }
  const engine = {
    analyzeText: async () => report,
    analyzeLink: () => undefined,
    standing: () => undefined,
    learn: () => {},
    unlearn: () => {},
    known: () => [],
    model: () => 'none',
    shippedModel: 'none',
    useModel: async () => {},
    stop: async () => {},
  }
  const server = await startServer(readConfig(settings), openLogger('info', '/dev/null'), engine)
  process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
  return server.url
}

console.log(`url ${process.argv[2] === 'bare' ? await startBare() : await startAtlas()}`)
