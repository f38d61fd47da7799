import * as z from 'zod/mini'
import { Label } from './community.ts'
import { endpoint, nothing } from './endpoint.ts'
import { MAX_PASSWORD_BYTES } from './passwords.ts'
import { ownSentences as own } from './sentences.ts'
import { soundText } from './text.ts'

/** What belongs to the signed-in person: what became of theirs, their data, the end of the account. */

const Own = z.object({
  _id: z.string(),
  state: z.enum(['waiting', 'approved', 'not-taken']),
  /** Gone where it was not taken. */
  text: z.optional(z.string()),
  label: z.optional(Label),
  approved_as: z.optional(z.enum(['scam', 'honest'])),
  submitted_on: z.string(),
  decided_on: z.optional(z.string()),
  reason: z.optional(z.string()),
})

export const readMine = endpoint({
  method: 'GET',
  path: '/api/me/submissions',
  summary: 'What the signed-in person sent in and what became of it, newest first',
  access: 'user',
  paged: true,
  body: nothing,
  reply: z.array(Own),
})

export const readScores = endpoint({
  method: 'GET',
  path: '/api/me/submission/{id}/score',
  summary: 'How an approved submission of yours scored before it was approved, and now',
  access: 'user',
  allowance: 'text',
  body: nothing,
  reply: z.object({ before: z.optional(z.number()), now: z.number() }),
})

export const readMyData = endpoint({
  method: 'GET',
  path: '/api/me/data',
  summary: 'Everything that is stored about the signed-in person',
  access: 'user',
  body: nothing,
  reply: z.object({
    account: z.object({
      first_name: z.string(),
      last_name: z.string(),
      username: z.string(),
      role: z.string(),
      google_id: z.optional(z.string()),
      created_on: z.string(),
    }),
    statistics: z.object({
      total_analyses: z.number(),
      scams_detected: z.number(),
      days: z.array(z.object({ day: z.string(), checks: z.number(), scams: z.number() })),
    }),
    submissions: z.array(Own),
    logins: z.array(z.object({ began: z.string(), ends: z.string() })),
    /** Kept as keyed hashes, which name no address. */
    known_addresses: z.number(),
  }),
})

export const deleteMe = endpoint({
  method: 'POST',
  path: '/api/me/delete',
  summary: 'Delete the account: what waits goes with it, approved examples stay without any link to it',
  access: 'user',
  cost: 'hash',
  body: z.object({
    password: soundText(MAX_PASSWORD_BYTES, own.passwordMissing, own.passwordTooLong).check(
      z.minLength(1, own.passwordMissing),
    ),
  }),
  reply: z.object({ message: z.string() }),
})
