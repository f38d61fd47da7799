import http from 'node:http'
import type { FeedState } from './feeds/follow-feeds.ts'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** By the operator's names of the lists that are fetched. */
const feedGauges = (registry: Registry) => {
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ['feed'], registers: [registry] })
  const addresses = gauge('atlas_feed_addresses', 'Addresses held of a fetched list')
  const broken = gauge('atlas_feed_broken', '1: the list could not be fetched, or not for a day')
  const seen = gauge('atlas_feed_seen_timestamp_seconds', 'When the list was last read, or said to be unchanged')
  return (states: readonly FeedState[]): void => {
    for (const one of [addresses, broken, seen]) one.reset()
    for (const { name: feed, addresses: count, seenAt, isBroken } of states) {
      addresses.set({ feed }, count)
      broken.set({ feed }, isBroken ? 1 : 0)
      if (seenAt !== null) seen.set({ feed }, seenAt.getTime() / 1000)
    }
  }
}

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
  return { registry, seconds, refused, withoutEncoder, showFeeds: feedGauges(registry) }
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
