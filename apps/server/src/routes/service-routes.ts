import { readHealth, readReady } from '@atlas/contract'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import { ProblemError } from '../problems.ts'
import { sharedQuestion } from './shared-question.ts'

type Needs = Pick<Parts, 'isStopping' | 'feeds'> & { readonly store: Pick<Parts['store'], 'ping'> }

/** Outside allowances and admission: whoever watches over the server must always get an answer. */
export const serviceRoutes = (app: FastifyInstance, { store, isStopping, feeds }: Needs): void => {
  const askDatabase = sharedQuestion(store.ping, () => performance.now())
  app.get(readHealth.path, async () => ({ status: 'ok' }))
  app.get(readReady.path, async () => {
    if (isStopping()) throw new ProblemError('busy', { retryAfterSeconds: 5 })
    await askDatabase()
    // Broken lists are told here, but a server without them is still of use.
    const broken = feeds().flatMap(({ name, isBroken }) => (isBroken ? [name] : []))
    return { status: 'ready', ...(broken.length === 0 ? {} : { broken_feeds: broken }) }
  })
}
