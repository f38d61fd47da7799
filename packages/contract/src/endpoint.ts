import * as z from 'zod/mini'

/** Who may call: checked in one place on the server, against the database. */
export type Access = 'anyone' | 'user' | 'admin'

/** What a call costs the server; admission control counts each class on its own. */
export type Cost = 'cheap' | 'hash' | 'picture' | 'recording'

/** Which shared allowance a call draws on (see allowances.ts). */
export type AllowanceName = 'text' | 'link' | 'picture' | 'recording' | 'signUp' | 'submit' | 'none'

export type Upload = { readonly field: 'image' | 'audio'; readonly maxBytes: number }

type Schema = z.core.$ZodType

export type Endpoint<Body extends Schema = Schema, Reply extends Schema = Schema> = {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Path parameters are written {id}; an id is always a UUID. */
  readonly path: `/api/${string}`
  readonly summary: string
  readonly access: Access
  readonly cost: Cost
  readonly allowance: AllowanceName
  readonly body: Body
  readonly bodyLimit: number
  readonly reply: Reply
  readonly upload: Upload | undefined
  /** What somebody is told who may not call this, where a general sentence would not do. */
  readonly refusal: string | undefined
  /** Lists answer 50 rows a page; `?page=2` and a Link header lead on. */
  readonly paged: boolean
  /** Public replies may be kept by a cache that asks again each time. */
  readonly isPublic: boolean
}

export const nothing = z.void()

const defaults = {
  cost: 'cheap',
  allowance: 'none',
  bodyLimit: 262_144,
  upload: undefined,
  refusal: undefined,
  paged: false,
  isPublic: false,
} as const

type Given<Body extends Schema, Reply extends Schema> = Pick<
  Endpoint<Body, Reply>,
  'method' | 'path' | 'summary' | 'access' | 'body' | 'reply'
> &
  Partial<Endpoint<Body, Reply>>

export const endpoint = <Body extends Schema, Reply extends Schema>(
  given: Given<Body, Reply>,
): Endpoint<Body, Reply> => ({ ...defaults, ...given })
