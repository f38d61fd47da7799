import { gt, inArray, lt, and, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { outsideAnswers } from './schema.ts'

type Row = { readonly key: Buffer; readonly fact: unknown }

/** What outside services said, for a while. Keys are keyed hashes; no address is stored. */
export const outsideAnswerStore = (database: Database) => ({
  find: (keys: readonly Buffer[]): Promise<Row[]> =>
    database
      .select({ key: outsideAnswers.key, fact: outsideAnswers.fact })
      .from(outsideAnswers)
      .where(and(inArray(outsideAnswers.key, [...keys]), gt(outsideAnswers.endsAt, sql`now()`))),

  keep: async (rows: readonly Row[], seconds: number): Promise<void> => {
    const endsAt = sql`now() + ${seconds} * interval '1 second'`
    // In one order everywhere, so that two servers which keep the same rows never wait for each other in a circle.
    const sorted = rows.toSorted((one, other) => one.key.compare(other.key))
    await database
      .insert(outsideAnswers)
      .values(sorted.map(({ key, fact }) => ({ key, fact, endsAt })))
      .onConflictDoUpdate({
        target: outsideAnswers.key,
        set: { fact: sql`excluded.fact`, endsAt: sql`excluded.ends_at` },
      })
  },

  forgetEnded: async (): Promise<void> => {
    await database.delete(outsideAnswers).where(lt(outsideAnswers.endsAt, sql`now()`))
  },
})

export type OutsideAnswerStore = ReturnType<typeof outsideAnswerStore>
