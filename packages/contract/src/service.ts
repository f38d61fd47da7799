import * as z from 'zod/mini'
import { endpoint, nothing } from './endpoint.ts'

export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Is this process alive',
  access: 'anyone',
  body: nothing,
  reply: z.object({ status: z.literal('ok') }),
})

export const readReady = endpoint({
  method: 'GET',
  path: '/api/ready',
  summary: 'Can this process take requests',
  access: 'anyone',
  body: nothing,
  reply: z.object({
    status: z.literal('ready'),
    /** Names of fetched lists of scams that could not be fetched the last time. */
    broken_feeds: z.optional(z.array(z.string())),
  }),
})

/** Every failure is this, under every path below /api. */
export const Failure = z.object({ error: z.string(), code: z.string() })
