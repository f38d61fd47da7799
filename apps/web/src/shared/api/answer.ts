import { type Endpoint, Failure } from '@atlas/contract'
import * as z from 'zod/mini'
import { isDesk } from '../browser/page-settings.ts'
import { readToken } from '../browser/token-store.ts'
import { CallError } from './call-error.ts'
import { tellSignedOut } from './signed-out.ts'

/** What both ways to the server, `call` and `sendFile`, make of an answer. */

// Schemas must not be compiled with `new Function`: the page's policy forbids it.
z.config({ jitless: true })

type Schema = z.core.$ZodType

export const parseReply = <Reply extends Schema>(
  { reply }: Endpoint<Schema, Reply>,
  answer: unknown,
  fallback: string,
): z.output<Reply> => {
  const parsed = z.safeParse(reply, answer)
  if (parsed.success) return parsed.data
  throw new CallError(fallback, { reason: 'unreadable', status: 200 })
}

type Refused = { readonly status: number; readonly retryAfter: string | null; readonly token: string | null }

/** A refusal as a sentence. Whoever sent a token that no longer holds is signed out here too. */
export const refusalOf = (answer: unknown, { status, retryAfter, token }: Refused, fallback: string): CallError => {
  const failure = z.safeParse(Failure, answer).data
  const wait = Number(retryAfter ?? Number.NaN)
  if (failure?.code === 'signed-out' && token !== null && token === readToken()) tellSignedOut()
  return new CallError(failure?.error ?? fallback, {
    reason: 'refused',
    status,
    code: failure?.code,
    retryAfterSeconds: Number.isFinite(wait) ? wait : undefined,
  })
}

/** Why no answer came at all. */
export const silenceOf = (fallback: string, signal: AbortSignal | undefined, isTimeout: boolean): CallError => {
  if (signal?.aborted === true) return new CallError(fallback, { reason: 'cancelled' })
  if (isTimeout) return new CallError(fallback, { reason: 'timeout' })
  return new CallError(fallback, { reason: navigator.onLine || isDesk() ? 'unreachable' : 'offline' })
}
