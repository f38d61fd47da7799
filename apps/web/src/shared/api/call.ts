import { type Endpoint, Failure } from '@atlas/contract'
import * as z from 'zod/mini'
import { readToken } from '../browser/token-store.ts'
import { CallError } from './call-error.ts'
import { tellSignedOut } from './signed-out.ts'

// Schemas must not be compiled with `new Function`: the page's policy forbids it.
z.config({ jitless: true })

type Schema = z.core.$ZodType

type Options<Body> = {
  readonly body?: Body
  readonly form?: FormData
  readonly id?: string
  readonly page?: number
  /** Said when the server gives no sentence of its own. */
  readonly fallback: string
  /** A token other than the stored one; null sends none. */
  readonly token?: string | null
  readonly signal?: AbortSignal
  readonly timeoutSeconds?: number
}

const addressOf = (endpoint: Endpoint, { id, page }: Options<unknown>): string => {
  const path = endpoint.path.replace('{id}', encodeURIComponent(id ?? ''))
  return page === undefined || page === 1 ? path : `${path}?page=${page}`
}

const requestOf = (endpoint: Endpoint, options: Options<unknown>, token: string | null): RequestInit => {
  const headers = new Headers()
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (options.body !== undefined) headers.set('content-type', 'application/json')
  const signals = [AbortSignal.timeout((options.timeoutSeconds ?? 30) * 1000)]
  if (options.signal !== undefined) signals.push(options.signal)
  return {
    method: endpoint.method,
    headers,
    body: options.form ?? (options.body === undefined ? null : JSON.stringify(options.body)),
    signal: AbortSignal.any(signals),
    credentials: 'same-origin',
    cache: endpoint.isPublic ? 'default' : 'no-store',
  }
}

const reasonOf = (error: unknown, options: Options<unknown>) => {
  if (options.signal?.aborted === true) return 'cancelled'
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout'
  return navigator.onLine ? 'unreachable' : 'offline'
}

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

const refusalOf = (response: Response, answer: unknown, fallback: string): CallError => {
  const failure = z.safeParse(Failure, answer).data
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new CallError(failure?.error ?? fallback, {
    reason: 'refused',
    status: response.status,
    code: failure?.code,
    retryAfterSeconds: Number.isFinite(wait) ? wait : undefined,
  })
}

/** The one way to the server: typed by the contract, checked both ways, every failure a sentence. */
export const call = async <Body extends Schema, Reply extends Schema>(
  endpoint: Endpoint<Body, Reply>,
  options: Options<z.input<Body>>,
): Promise<z.output<Reply>> => {
  const token = options.token === undefined ? readToken() : options.token
  const response = await fetch(addressOf(endpoint, options), requestOf(endpoint, options, token)).catch(
    (error: unknown) => {
      throw new CallError(options.fallback, { reason: reasonOf(error, options) })
    },
  )
  const answer = await readJson(response)
  if (response.ok) {
    const parsed = z.safeParse(endpoint.reply, answer)
    if (parsed.success) return parsed.data
    throw new CallError(options.fallback, { reason: 'unreadable', status: response.status })
  }
  const error = refusalOf(response, answer, options.fallback)
  if (error.code === 'signed-out' && token !== null && token === readToken()) tellSignedOut()
  throw error
}
