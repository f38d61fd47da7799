import { eq, notInArray } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from './database.ts'
import { feeds } from './feed-schema.ts'

type Fresh = {
  readonly addressHash: Buffer
  readonly etag: string | null
  readonly hashes: Buffer
  readonly gone: Buffer
  readonly moment: Date
}

/** Fetched block lists: written by the one worker that fetches, read by every server. */
export const feedStore = (database: Database) => ({
  /** What there is, without the contents. */
  list: () =>
    database
      .select({ name: feeds.name, version: feeds.version, seenAt: feeds.seenAt, problem: feeds.problem })
      .from(feeds)
      .orderBy(feeds.name),

  /** When it was last tried, and whether from this address; undefined: never. */
  tried: async (name: string): Promise<Pick<typeof feeds.$inferSelect, 'addressHash' | 'triedAt'> | undefined> =>
    (
      await database
        .select({ addressHash: feeds.addressHash, triedAt: feeds.triedAt })
        .from(feeds)
        .where(eq(feeds.name, name))
    )[0],

  find: async (name: string): Promise<typeof feeds.$inferSelect | undefined> =>
    (await database.select().from(feeds).where(eq(feeds.name, name)))[0],

  /** A new content. */
  keep: async (name: string, { moment, ...fresh }: Fresh): Promise<void> => {
    const row = { ...fresh, version: randomUUID(), seenAt: moment, triedAt: moment, problem: null }
    await database
      .insert(feeds)
      .values({ name, ...row })
      .onConflictDoUpdate({ target: feeds.name, set: row })
  },

  /** The list said that it is unchanged. */
  keepSame: async (name: string, moment: Date): Promise<void> => {
    await database.update(feeds).set({ seenAt: moment, triedAt: moment, problem: null }).where(eq(feeds.name, name))
  },

  /** What it said before still holds; the next try asks for all of it. */
  keepProblem: async (name: string, addressHash: Buffer, problem: string, moment: Date): Promise<void> => {
    const nothing = Buffer.alloc(0)
    await database
      .insert(feeds)
      .values({ name, version: randomUUID(), addressHash, hashes: nothing, gone: nothing, triedAt: moment, problem })
      .onConflictDoUpdate({ target: feeds.name, set: { addressHash, etag: null, triedAt: moment, problem } })
  },

  /** Lists that are set no longer are forgotten at once. */
  forgetOthers: async (names: readonly string[]): Promise<void> => {
    await database.delete(feeds).where(names.length === 0 ? undefined : notInArray(feeds.name, [...names]))
  },
})
