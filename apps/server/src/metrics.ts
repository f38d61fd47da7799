import http from 'node:http'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

/** Numbers about the work, never about what was brought: no texts, links, names or addresses. */
export const makeMetrics = (isServed: boolean) => {
  const registry = new Registry()
  if (isServed) collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'atlas_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  })
  const refused = new Counter({
    name: 'atlas_refused_total',
    help: 'Requests refused, by reason',
    labelNames: ['code'],
    registers: [registry],
  })
  const withoutEncoder = new Counter({
    name: 'atlas_without_encoder_total',
    help: 'Texts answered without the encoder, by reason',
    labelNames: ['reason'],
    registers: [registry],
  })
  return { registry, seconds, refused, withoutEncoder }
}

export type Metrics = ReturnType<typeof makeMetrics>

/** On this machine only: an operator's collector reads it, visitors never. */
export const serveMetrics = (metrics: Metrics, port: number): Promise<http.Server> =>
  new Promise((resolve, reject) => {
    const server = http.createServer((request, response) => {
      if (request.url !== '/metrics') {
        response.writeHead(404).end()
        return
      }
      metrics.registry.metrics().then(
        (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      )
    })
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
