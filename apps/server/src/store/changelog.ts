import { desc, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from './database.ts'
import { changelogEntries } from './schema.ts'

type Entry = typeof changelogEntries.$inferSelect

export const changelogStore = (database: Database) => ({
  add: async (entry: Pick<Entry, 'version' | 'type' | 'description' | 'addedBy'>): Promise<void> => {
    await database.insert(changelogEntries).values({ id: randomUUID(), ...entry })
  },

  /** By version as a string, descending, as the specification says; a newcomer's page stays bounded. */
  list: (): Promise<Entry[]> =>
    database
      .select()
      .from(changelogEntries)
      .orderBy(sql`${changelogEntries.version} collate "C" desc`, desc(changelogEntries.addedAt))
      .limit(1000),
})
