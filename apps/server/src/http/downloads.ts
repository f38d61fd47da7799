import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Downloads } from '../downloads.ts'
import { ProblemError } from '../problems.ts'

const Params = z.object({ name: z.string() })

/** Gives out the offered files, also in parts, so that a broken download can go on where it ended. */
export const addDownloads = async (app: FastifyInstance, downloads: Downloads): Promise<void> => {
  await app.register(fastifyStatic, { serve: false })
  app.get('/downloads/:name', async (request, reply) => {
    const { name } = z.parse(Params, request.params)
    const found = (await downloads.list()).find((file) => file.name === name)
    if (found === undefined) throw new ProblemError('not-found')
    return reply
      .header('cache-control', 'no-cache')
      .header('content-disposition', `attachment; filename="${found.name}"`)
      .type('application/octet-stream')
      .sendFile(found.name, downloads.folder, { cacheControl: false, contentType: false })
  })
}
