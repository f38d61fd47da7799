import { decodeProtectedHeader, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import type { UserRow } from '../store/users.ts'
import type { SessionKeys } from './session-keys.ts'

const ALGORITHM = 'HS256'
const SKEW_SECONDS = 30
const ALLOWED_HEADERS = new Set(['alg', 'kid', 'typ'])
const LONGEST_TOKEN = 4096
/** How long the last step of a Google sign-up may take. */
const SIGN_UP_SECONDS = 600

const Claims = z.object({
  type: z.literal('session'),
  user_id: z.uuid(),
  role: z.enum(['admin', 'user']),
  version: z.number().int(),
  /** Absent in tokens made before there were sessions. */
  session: z.uuid().optional(),
  exp: z.number(),
})

/** Says to the page whom it greets; who that is at Google is sealed. */
const SignUpClaims = z.object({ type: z.literal('google-sign-up'), first_name: z.string(), sealed: z.string() })

export type SessionClaims = z.infer<typeof Claims>

const sign = async (keys: SessionKeys, claims: JWTPayload, seconds: number): Promise<string> => {
  const key = await keys.newest()
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, kid: key.id, typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(key.secret)
}

/** The claims of a token that we signed and that has not ended; undefined for anything else. */
const verify = async (keys: SessionKeys, token: string): Promise<JWTPayload | undefined> => {
  const id = token.length <= LONGEST_TOKEN ? keyIdOf(token) : undefined
  const key = id === undefined ? undefined : await keys.find(id)
  if (key === undefined) return undefined
  try {
    const { payload } = await jwtVerify(token, key.secret, { algorithms: [ALGORITHM], clockTolerance: SKEW_SECONDS })
    return payload
  } catch {
    return undefined
  }
}

export const tokenMaker = (keys: SessionKeys, lifetimeSeconds: number) => ({
  lifetimeSeconds,

  /** The web app reads user_id and role; the server believes only the signature, and asks the database for the rest. */
  issue: (user: UserRow, session: string): Promise<string> => {
    const { id, role, tokenVersion: version } = user
    return sign(keys, { type: 'session', user_id: id, role, version, session }, lifetimeSeconds)
  },

  read: async (token: string): Promise<SessionClaims | undefined> => Claims.safeParse(await verify(keys, token)).data,

  /** Opens nothing but the last step of a sign-up. */
  issueSignUp: (firstName: string, sealed: string): Promise<string> =>
    sign(keys, { type: 'google-sign-up', first_name: firstName, sealed }, SIGN_UP_SECONDS),

  readSignUp: async (token: string): Promise<string | undefined> =>
    SignUpClaims.safeParse(await verify(keys, token)).data?.sealed,
})

const keyIdOf = (token: string): string | undefined => {
  try {
    const header = decodeProtectedHeader(token)
    const isPlain = Object.keys(header).every((name) => ALLOWED_HEADERS.has(name))
    return isPlain && header.alg === ALGORITHM ? header.kid : undefined
  } catch {
    return undefined
  }
}

export type Tokens = ReturnType<typeof tokenMaker>
