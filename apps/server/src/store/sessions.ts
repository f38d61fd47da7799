import { and, eq, getTableColumns, gt, lt, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from './database.ts'
import { sessions, users } from './schema.ts'
import type { UserRow } from './users.ts'

/** With one more the oldest ends. */
const MOST_OF_ONE_USER = 50

export const sessionStore = (database: Database) => ({
  begin: async (userId: string, seconds: number): Promise<string> => {
    const id = randomUUID()
    await database.execute(sql`
      with crowded as (
        delete from sessions where id in (
          select id from sessions where user_id = ${userId}
          order by created_at desc, id offset ${MOST_OF_ONE_USER - 1}))
      insert into sessions (id, user_id, expires_at)
      values (${id}, ${userId}, now() + ${seconds} * interval '1 second')`)
    return id
  },

  /** Whose session this is, for as long as it lasts. */
  findUser: async (id: string, userId: string): Promise<UserRow | undefined> => {
    const [user] = await database
      .select(getTableColumns(users))
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
      .limit(1)
    return user
  },

  end: async (id: string): Promise<void> => {
    await database.delete(sessions).where(eq(sessions.id, id))
  },

  forgetEnded: async (): Promise<void> => {
    await database.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
  },
})
