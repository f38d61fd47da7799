import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { lookOf } from '../accounts/look-alike.ts'
import { users } from './schema.ts'

/** Names are compared by the looks of admins; those stored by an earlier edition are brought up to date. */
export const renewLooks = async (database: Pick<NodePgDatabase, 'select' | 'update'>): Promise<void> => {
  const admins = await database.select().from(users).where(eq(users.role, 'admin'))
  for (const { id, username, usernameSkeleton } of admins) {
    const look = lookOf(username)
    if (look !== usernameSkeleton) await database.update(users).set({ usernameSkeleton: look }).where(eq(users.id, id))
  }
}
