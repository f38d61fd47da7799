import { desc, eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { secrets } from './schema.ts'

type Row = typeof secrets.$inferSelect
export type Purpose = Row['purpose']
export type Key = Pick<Row, 'id' | 'secret'>

export const secretStore = (database: Database) => ({
  /** Newest first. */
  list: (purpose: Purpose): Promise<Key[]> =>
    database
      .select({ id: secrets.id, secret: secrets.secret })
      .from(secrets)
      .where(eq(secrets.purpose, purpose))
      .orderBy(desc(secrets.createdAt), desc(secrets.id))
      .limit(10),

  add: async (purpose: Purpose, key: Key): Promise<void> => {
    await database.insert(secrets).values({ ...key, purpose })
  },

  /** One new key in the place of all. */
  replaceAll: (purpose: Purpose, key: Key): Promise<void> =>
    database.transaction(async (transaction) => {
      await transaction.delete(secrets).where(eq(secrets.purpose, purpose))
      await transaction.insert(secrets).values({ ...key, purpose })
    }),

  /** Makes the first key unless there is one; servers that start together end up with the same. */
  ensureOne: (purpose: Purpose, key: Key): Promise<void> =>
    database.transaction(async (transaction) => {
      await transaction.execute('lock table secrets in exclusive mode')
      const [first] = await transaction.select().from(secrets).where(eq(secrets.purpose, purpose)).limit(1)
      if (first === undefined) await transaction.insert(secrets).values({ ...key, purpose })
    }),
})

export type SecretStore = ReturnType<typeof secretStore>
