import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { isApi } from '../http/headers.ts'
import { ProblemError } from '../problems.ts'
import { closedPage, closedStyle, STYLE_PATH } from './closed-page.ts'

/**
 * Who may speak to the program on this computer: the window it opened, and nobody else. Every other program and every
 * website that is open in a browser here can reach the port, too.
 */

const OPEN_PATH = '/open'
/** Nothing of the app: the way in, and how the page looks that says no. */
const OPEN_TO_ALL: ReadonlySet<string> = new Set([OPEN_PATH, STYLE_PATH])
/** A window that takes longer to open is opened again. */
const KEY_MILLISECONDS = 120_000
const MOST_KEYS = 16

const newSecret = (): string => randomBytes(32).toString('base64url')

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const isSame = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret))

const Query = z.object({ key: z.string() })

/** Keys that open the door once, each for a short while. */
const openKeys = (now: () => number) => {
  let keys: { readonly key: string; readonly endsAt: number }[] = []
  return {
    make: (): string => {
      const key = newSecret()
      keys = [...keys.slice(1 - MOST_KEYS), { key, endsAt: now() + KEY_MILLISECONDS }]
      return key
    },
    spend: (given: string): boolean => {
      const found = keys.find(({ key, endsAt }) => endsAt > now() && isSame(given, key))
      keys = keys.filter((one) => one !== found)
      return found !== undefined
    },
  }
}

/** A cookie belongs to a machine and not to a port: two programs on one machine must not take each other's. */
const cookieName = (port: number): string => `atlas-desk-${port}`

const cookieOf = ({ headers }: FastifyRequest, name: string): string =>
  (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ''

/** Its own address by its own name: a name that somebody pointed at this machine is not ours. */
const comesFromElsewhere = ({ headers }: FastifyRequest, host: string): boolean => {
  if (headers.host !== host) return true
  if (headers.origin !== undefined && headers.origin !== `http://${host}`) return true
  // Pages of other ports count as "same-site", so cookies alone would let them in.
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (isApi(request.url)) throw new ProblemError('not-this-program')
  return reply.code(403).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(closedPage)
}

export type Door = {
  /** An address that opens the door once. */
  readonly newAddress: () => string
}

/** Stands before everything that the app answers. The port is known once it listens. */
export const addDoor = (app: FastifyInstance, port: () => number, now: () => number): Door => {
  const session = newSecret()
  const keys = openKeys(now)
  const host = (): string => `127.0.0.1:${port()}`

  const letIn = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const query = z.safeParse(Query, request.query)
    const isKnown = isSame(cookieOf(request, cookieName(port())), session)
    if (!isKnown && !(query.success && keys.spend(query.data.key))) return refuse(request, reply)
    const cookie = `${cookieName(port())}=${session}; HttpOnly; SameSite=Strict; Path=/`
    return reply.header('set-cookie', cookie).header('cache-control', 'no-store').redirect('/', 303)
  }

  app.addHook('onRequest', async (request, reply) => {
    if (comesFromElsewhere(request, host())) return refuse(request, reply)
    if (OPEN_TO_ALL.has(request.routeOptions.url ?? '')) return undefined
    if (!isSame(cookieOf(request, cookieName(port())), session)) return refuse(request, reply)
    return undefined
  })
  app.get(STYLE_PATH, (_request, reply) => reply.type('text/css; charset=utf-8').send(closedStyle))
  app.get(OPEN_PATH, (request, reply) => letIn(request, reply))
  return { newAddress: () => `http://${host()}${OPEN_PATH}?key=${keys.make()}` }
}
