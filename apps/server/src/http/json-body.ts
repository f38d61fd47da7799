import type { FastifyInstance, FastifyRequest } from 'fastify'
import sjson from 'secure-json-parse'
import { ProblemError } from '../problems.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

const readJson = (body: Buffer): unknown => {
  if (body.length === 0) return undefined
  try {
    return sjson.parse(utf8.decode(body), undefined, { protoAction: 'error', constructorAction: 'error' })
  } catch (cause) {
    throw new ProblemError('bad-json', { cause })
  }
}

/**
 * The whole body, within its size and its time. What breaks on the way is the sender's doing, and is never taken for
 * trouble of our own: a line that was cut looks like a database that is gone.
 */
const gather = ({ raw, headers, routeOptions, tooSlow }: FastifyRequest): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const fail = (problem: ProblemError): void => {
      raw.off('data', take)
      reject(problem)
    }
    const take = (chunk: Buffer): void => {
      size += chunk.length
      chunks.push(chunk)
      if (size > routeOptions.bodyLimit) fail(new ProblemError('too-large'))
    }
    if (raw.destroyed || Number(headers['content-length'] ?? 0) > routeOptions.bodyLimit) {
      fail(new ProblemError(raw.destroyed ? 'bad-request' : 'too-large'))
      return
    }
    tooSlow?.addEventListener('abort', () => fail(new ProblemError('too-slow')), { once: true })
    raw.once('end', () => resolve(Buffer.concat(chunks, size)))
    raw.once('error', (cause) => fail(new ProblemError('bad-request', { cause })))
    raw.on('data', take)
  })

/** JSON and nothing else, in real UTF-8, without keys that reach into prototypes. */
export const acceptOnlyJson = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', async (request: FastifyRequest) => readJson(await gather(request)))
}
