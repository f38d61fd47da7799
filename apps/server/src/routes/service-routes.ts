import { readHealth, readReady } from '@atlas/contract'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import { ProblemError } from '../problems.ts'

/** Outside allowances and admission: whoever watches over the server must always get an answer. */
export const serviceRoutes = (
  app: FastifyInstance,
  { store, isStopping }: Pick<Parts, 'store' | 'isStopping'>,
): void => {
  app.get(readHealth.path, async () => ({ status: 'ok' }))
  app.get(readReady.path, async () => {
    if (isStopping()) throw new ProblemError('busy', { retryAfterSeconds: 5 })
    await store.ping()
    return { status: 'ready' }
  })
}
