import type { FastifyRequest } from 'fastify'
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
  if (claims === undefined) return undefined
  const { user_id, session, version } = claims
  const user = await (session === undefined ? store.users.findById(user_id) : store.sessions.findUser(session, user_id))
  return user?.tokenVersion === version && user.disabledAt === null ? user : undefined
}
