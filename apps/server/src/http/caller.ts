import type { FastifyRequest } from 'fastify'
import type { SessionClaims } from '../accounts/tokens.ts'
import type { Parts } from '../parts.ts'
import type { UserRow } from '../store/users.ts'

export const bearer = (request: FastifyRequest): string | undefined =>
  /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1]

/**
 * Who calls, by the token's signature and then by the database: its word on session, version and role holds. A token
 * made before there were sessions names none; it ends with its version or its time.
 */
export const findCaller = async (
  { tokens, store }: Pick<Parts, 'tokens' | 'store'>,
  request: FastifyRequest,
): Promise<UserRow | undefined> => {
  const token = bearer(request)
  const claims = token === undefined ? undefined : await tokens.read(token)
  return claims === undefined ? undefined : findUser(store, claims)
}

/** Whose these claims are, as long as that session lasts. */
export const findUser = async (
  store: Parts['store'],
  { user_id, session, version }: Pick<SessionClaims, 'user_id' | 'session' | 'version'>,
): Promise<UserRow | undefined> => {
  const user = await (session === undefined ? store.users.findById(user_id) : store.sessions.findUser(session, user_id))
  return user?.tokenVersion === version && user.disabledAt === null ? user : undefined
}
