import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import type { Sealer } from '../accounts/seal.ts'
import { type googleCookie, STEP_SECONDS } from './google-cookie.ts'
import type { Person } from './provider.ts'

const LINK_SECONDS = 120

/** Whose account is to be linked: a session, so that signing out ends the step too. */
const Linker = z.object({ user_id: z.uuid(), session: z.uuid().optional(), version: z.number().int() })
export type Linker = z.infer<typeof Linker>

/** On the way to Google and back. */
const Flow = z.object({
  id: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  from: z.string(),
  link: Linker.optional(),
})
export type Flow = z.infer<typeof Flow>

const Link = z.object({ id: z.string(), code: z.string(), link: Linker })

const SignUp = z.object({
  id: z.string(),
  issuer: z.string(),
  subject: z.string(),
  firstName: z.string(),
  lastName: z.string(),
})
export type SignUp = z.infer<typeof SignUp>

const SignUpMark = z.object({ id: z.string() })

const secret = (): string => randomBytes(32).toString('base64url')

/**
 * The steps of a sign-in, each with an id of its own that can be spent once. They lie sealed in the browser's cookie:
 * nothing is kept on a server, and a step counts only in the browser that took the one before.
 */
export const openSteps = ({ seal, open }: Sealer, cookie: ReturnType<typeof googleCookie>) => ({
  clear: cookie.clear,

  /** Signed in and about to leave for Google: the code goes into the address, where it is worth nothing alone. */
  beginLink: async (reply: FastifyReply, link: Linker): Promise<string> => {
    const code = secret()
    cookie.write(reply, await seal('google link', { id: secret(), code, link }, LINK_SECONDS))
    return code
  },

  readLink: async (request: FastifyRequest, code: string): Promise<z.infer<typeof Link> | undefined> => {
    const step = Link.safeParse(await open('google link', cookie.read(request))).data
    return step?.code === code ? step : undefined
  },

  beginFlow: async (reply: FastifyReply, flow: Omit<Flow, 'id'>): Promise<void> => {
    cookie.write(reply, await seal('google flow', { id: secret(), ...flow }, STEP_SECONDS))
  },

  readFlow: async (request: FastifyRequest): Promise<Flow | undefined> =>
    Flow.safeParse(await open('google flow', cookie.read(request))).data,

  /** The seal of who somebody is at Google goes into the token; the cookie remembers which token is this browser's. */
  beginSignUp: async (reply: FastifyReply, person: Person): Promise<string> => {
    const id = secret()
    cookie.write(reply, await seal('google sign-up mark', { id }, STEP_SECONDS))
    return seal('google sign-up', { id, ...person }, STEP_SECONDS)
  },

  readSignUp: async (sealed: string): Promise<SignUp | undefined> =>
    SignUp.safeParse(await open('google sign-up', sealed)).data,

  isOwnSignUp: async (request: FastifyRequest, { id }: SignUp): Promise<boolean> =>
    SignUpMark.safeParse(await open('google sign-up mark', cookie.read(request))).data?.id === id,
})
