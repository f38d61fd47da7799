import { and, desc, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from './database.ts'
import { changelogEntries } from './schema.ts'

type Entry = typeof changelogEntries.$inferSelect
type NewEntry = Pick<Entry, 'version' | 'type' | 'description' | 'addedBy'>

/** Servers that start together take turns. */
const BEGIN_LOCK = 7_241_909

export const changelogStore = (database: Database) => ({
  add: async (entry: NewEntry): Promise<void> => {
    await database.insert(changelogEntries).values({ id: randomUUID(), ...entry })
  },

  /** A page of news that is still empty begins with these. */
  begin: (entries: readonly Omit<NewEntry, 'addedBy'>[]): Promise<void> =>
    database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${BEGIN_LOCK})`)
      if ((await transaction.$count(changelogEntries)) > 0) return
      // The first one is the newest: the page shows newer ones first.
      await transaction.insert(changelogEntries).values(
        entries.map((entry, place) => ({
          id: randomUUID(),
          ...entry,
          addedAt: sql`now() - ${place} * interval '1 millisecond'`,
        })),
      )
    }),

  /** What a training wrote and no admin has posted or thrown away. */
  drafts: (): Promise<Entry[]> =>
    database
      .select()
      .from(changelogEntries)
      .where(eq(changelogEntries.isDraft, true))
      .orderBy(desc(changelogEntries.addedAt))
      .limit(20),

  /** The entry is as new as its posting. False: it is no draft any more. */
  post: async (id: string, addedBy: string | null): Promise<boolean> => {
    const posted = await database
      .update(changelogEntries)
      .set({ isDraft: false, addedBy, addedAt: sql`now()` })
      .where(and(eq(changelogEntries.id, id), eq(changelogEntries.isDraft, true)))
      .returning({ id: changelogEntries.id })
    return posted.length === 1
  },

  drop: async (id: string): Promise<boolean> => {
    const dropped = await database
      .delete(changelogEntries)
      .where(and(eq(changelogEntries.id, id), eq(changelogEntries.isDraft, true)))
      .returning({ id: changelogEntries.id })
    return dropped.length === 1
  },

  /** By version as a string, descending, as the specification says; a newcomer's page stays bounded. */
  list: (): Promise<Entry[]> =>
    database
      .select()
      .from(changelogEntries)
      .where(eq(changelogEntries.isDraft, false))
      .orderBy(sql`${changelogEntries.version} collate "C" desc`, desc(changelogEntries.addedAt))
      .limit(1000),
})
