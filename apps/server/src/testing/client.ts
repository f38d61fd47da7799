import { randomBytes, randomInt } from 'node:crypto'
import * as z from 'zod'

const SignedIn = z.object({ token: z.string(), user: z.object({ username: z.string() }) })

export type Answer = { readonly status: number; readonly headers: Headers; readonly body: unknown }

export const PASSWORD = 'Seven brown Otters 7'

export const newName = (): string => `u${randomBytes(7).toString('hex')}`

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const newWord = (): string => Array.from({ length: 7 }, () => LETTERS.charAt(randomInt(26))).join('')

/** A message like no other: nearly the same ones would be taken for one. */
export const newText = (words = 12): string => Array.from({ length: words }, newWord).join(' ')

/** Limits count by address, so each test comes from one of its own. */
const newAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

const read = async (response: Response): Promise<Answer> => {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') === true
  const body: unknown = isJson && text !== '' ? JSON.parse(text) : text
  return { status: response.status, headers: response.headers, body }
}

type Options = { readonly token?: string | undefined; readonly headers?: Readonly<Record<string, string>> }

/** A visitor at an address, with or without a token, who talks to a running server over HTTP. */
export const visit = (serverUrl: string, address: string = newAddress()) => {
  const send = async (method: string, path: string, body: unknown, { token, headers }: Options = {}): Promise<Answer> =>
    read(
      await fetch(serverUrl + path, {
        method,
        redirect: 'manual',
        headers: {
          'x-forwarded-for': address,
          // A connection for each request, so that a balancer may send the next one to another server.
          connection: 'close',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    )
  const get = (path: string, options?: Options) => send('GET', path, undefined, options)
  const post = (path: string, body?: unknown, options?: Options) => send('POST', path, body, options)
  const put = (path: string, body: unknown, options?: Options) => send('PUT', path, body, options)
  const signUp = async (username: string = newName()) => {
    const answer = await post('/api/signup', { first_name: 'Ann', last_name: 'Lee', username, password: PASSWORD })
    const { token } = SignedIn.parse(answer.body)
    return { username, token }
  }
  const logIn = (username: string, password: string = PASSWORD) => post('/api/login', { username, password })
  return { address, send, get, post, put, signUp, logIn }
}

export const tokenOf = (answer: Answer): string => SignedIn.parse(answer.body).token
