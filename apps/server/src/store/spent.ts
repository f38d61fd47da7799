import { lt, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Database } from './database.ts'
import { spentSteps } from './schema.ts'

/** Longer than any step lives. */
const KEPT = sql`now() + interval '15 minutes'`

type Writer = Pick<Database, 'insert'>

/** True for exactly one of all who ask with the same id, whichever server they reach. */
export const spendWith = async (writer: Writer, id: string): Promise<boolean> => {
  const key = createHash('sha256').update(id).digest()
  const written = await writer
    .insert(spentSteps)
    .values({ key, endsAt: KEPT })
    .onConflictDoNothing()
    .returning({ key: spentSteps.key })
  return written.length === 1
}

export const spentStore = (database: Database) => ({
  spend: (id: string): Promise<boolean> => spendWith(database, id),

  forgetEnded: async (): Promise<void> => {
    await database.delete(spentSteps).where(lt(spentSteps.endsAt, sql`now()`))
  },
})
