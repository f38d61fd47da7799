import type { Endpoint } from '@atlas/contract'
import type * as z from 'zod/mini'
import { readToken } from '../browser/token-store.ts'
import { parseReply, refusalOf, silenceOf } from './answer.ts'

type Schema = z.core.$ZodType

type Options<Body> = {
  readonly body?: Body
  readonly id?: string
  readonly page?: number
  /** Said when the server gives no sentence of its own. */
  readonly fallback: string
  /** A token other than the stored one; null sends none. */
  readonly token?: string | null
  readonly signal?: AbortSignal
  /** Is sent to its end even if the page is closed meanwhile. */
  readonly outlivesPage?: boolean
}

const PATIENCE_MILLISECONDS = 30_000

const addressOf = (endpoint: Endpoint, { id, page }: Options<unknown>): string => {
  const path = endpoint.path.replace('{id}', encodeURIComponent(id ?? ''))
  return page === undefined || page === 1 ? path : `${path}?page=${page}`
}

const requestOf = (endpoint: Endpoint, options: Options<unknown>, token: string | null): RequestInit => {
  const headers = new Headers()
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (options.body !== undefined) headers.set('content-type', 'application/json')
  const signals = [AbortSignal.timeout(PATIENCE_MILLISECONDS)]
  if (options.signal !== undefined) signals.push(options.signal)
  return {
    method: endpoint.method,
    headers,
    body: options.body === undefined ? null : JSON.stringify(options.body),
    signal: AbortSignal.any(signals),
    credentials: 'same-origin',
    keepalive: options.outlivesPage ?? false,
    cache: endpoint.isPublic ? 'default' : 'no-store',
  }
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

/** The way to the server for everything but files: typed by the contract, checked both ways, every failure a sentence. */
export const call = async <Body extends Schema, Reply extends Schema>(
  endpoint: Endpoint<Body, Reply>,
  options: Options<z.input<Body>>,
): Promise<z.output<Reply>> => {
  const token = options.token === undefined ? readToken() : options.token
  const response = await fetch(addressOf(endpoint, options), requestOf(endpoint, options, token)).catch(
    (error: unknown) => {
      throw silenceOf(options.fallback, options.signal, isTimeout(error))
    },
  )
  const answer = await readJson(response)
  if (response.ok) return parseReply(endpoint, answer, options.fallback)
  const { status, headers } = response
  throw refusalOf(answer, { status, retryAfter: headers.get('retry-after'), token }, options.fallback)
}
