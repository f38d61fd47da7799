import type { FastifyInstance } from 'fastify'
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

/** JSON and nothing else, in real UTF-8, without keys that reach into prototypes. */
export const acceptOnlyJson = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    readJson(body),
  )
}
