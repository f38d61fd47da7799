import * as z from 'zod/mini'
import { endpoint, nothing } from './endpoint.ts'

/** Calls that only the edition on one's own computer answers. */

/** A page holds this open as long as it is there; the program ends when none does. */
export const stayConnected = endpoint({
  method: 'GET',
  path: '/api/desk/here',
  summary: 'A stream without events: the program on your own computer runs as long as a page holds it open',
  access: 'anyone',
  body: nothing,
  reply: nothing,
})

export const readCopy = endpoint({
  method: 'GET',
  path: '/api/desk/copy',
  summary: 'Which copy of the program this is, and how old its models are',
  access: 'anyone',
  body: nothing,
  reply: z.object({
    version: z.string(),
    /** The day the oldest of its models was made, as an ISO date. */
    models: z.string(),
    /** False: the part that reads pictures, recordings and the meaning of texts cannot start on this system. */
    can_read: z.boolean(),
  }),
})
