import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'

/** A proxy that is named has its visitor's address taken from what it forwards: then there are two addresses. */
const isForwardedByStranger = ({ headers, ips }: FastifyRequest): boolean => {
  if (headers['x-forwarded-for'] !== undefined) return (ips?.length ?? 0) < 2
  return ips === undefined && (headers.forwarded !== undefined || headers['x-real-ip'] !== undefined)
}

/** Behind a proxy that is not named all visitors look like one, and share one visitor's limits: said once. */
export const nameUnknownProxy = (app: FastifyInstance, { logger }: Pick<Parts, 'logger'>): void => {
  let isSaid = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && isForwardedByStranger(request)) {
      isSaid = true
      logger.warn(
        'Requests come with forwarded headers from an address that TRUSTED_PROXIES does not name: every visitor behind it counts as one. If that is your proxy, name it there.',
      )
    }
    done()
  })
}
