import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import type { UserRow } from '../store/users.ts'
import type { SessionKeys } from './session-keys.ts'

const ALGORITHM = 'HS256'
const SKEW_SECONDS = 30
const ALLOWED_HEADERS = new Set(['alg', 'kid', 'typ'])
const LONGEST_TOKEN = 2048

const Claims = z.object({
  type: z.literal('session'),
  user_id: z.uuid(),
  role: z.enum(['admin', 'user']),
  version: z.number().int(),
  /** Absent in tokens made before there were sessions. */
  session: z.uuid().optional(),
  exp: z.number(),
})

export type SessionClaims = z.infer<typeof Claims>

export const tokenMaker = (keys: SessionKeys, lifetimeSeconds: number) => ({
  lifetimeSeconds,

  /** The web app reads user_id and role; the server believes only the signature, and asks the database for the rest. */
  issue: async (user: UserRow, session: string): Promise<string> => {
    const key = await keys.newest()
    return new SignJWT({ type: 'session', user_id: user.id, role: user.role, version: user.tokenVersion, session })
      .setProtectedHeader({ alg: ALGORITHM, kid: key.id, typ: 'JWT' })
      .setIssuedAt()
      .setExpirationTime(`${lifetimeSeconds}s`)
      .sign(key.secret)
  },

  /** The claims of a token that we signed and that has not ended; undefined for anything else. */
  read: async (token: string): Promise<SessionClaims | undefined> => {
    const id = token.length <= LONGEST_TOKEN ? keyIdOf(token) : undefined
    const key = id === undefined ? undefined : await keys.find(id)
    if (key === undefined) return undefined
    try {
      const { payload } = await jwtVerify(token, key.secret, { algorithms: [ALGORITHM], clockTolerance: SKEW_SECONDS })
      return Claims.safeParse(payload).data
    } catch {
      return undefined
    }
  },
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
