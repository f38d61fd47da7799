import type { Parts } from '../parts.ts'
import type { UserRow } from '../store/users.ts'
import { presentUser } from './present.ts'

/** What somebody is given who has just proven who they are. */
export const beginSession = async ({ store, tokens }: Pick<Parts, 'store' | 'tokens'>, user: UserRow) => {
  const session = await store.sessions.begin(user.id, tokens.lifetimeSeconds)
  return { token: await tokens.issue(user, session), user: presentUser(user) }
}
