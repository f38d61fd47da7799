import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { effects } from './model-schema.ts'
import { submissions } from './schema.ts'

export type EffectRow = typeof effects.$inferSelect
type EffectWhy = NonNullable<EffectRow['why']>
export type Counted =
  | { readonly scam: number; readonly honest: number; readonly messages: number }
  | { readonly why: EffectWhy }

/** Reviewers begin with the oldest: so many from there on are counted, later ones when they have moved up. */
const MOST_AHEAD = 500
/** What could not be counted is tried again after so long. */
const AGAIN = sql`interval '1 hour'`

export const effectStore = (database: Database) => ({
  /** Entries whose effect with this model is not known, oldest first. */
  waiting: (model: string, most: number): Promise<{ readonly id: string; readonly text: string }[]> => {
    const queue = database
      .select({ id: submissions.id, text: submissions.text, at: submissions.submittedAt })
      .from(submissions)
      .where(and(eq(submissions.status, 'pending'), isNull(submissions.entryId)))
      .orderBy(asc(submissions.submittedAt), asc(submissions.id))
      .limit(MOST_AHEAD)
      .as('queue')
    const isOld = sql`${effects.why} is not null and ${effects.countedAt} < now() - ${AGAIN}`
    return database
      .select({ id: queue.id, text: queue.text })
      .from(queue)
      .leftJoin(effects, eq(effects.submissionId, queue.id))
      .where(or(isNull(effects.submissionId), ne(effects.model, model), isOld))
      .orderBy(asc(queue.at), asc(queue.id))
      .limit(most)
  },

  /** Nothing where the submission is gone meanwhile. */
  put: async (id: string, model: string, counted: Counted): Promise<void> => {
    const none = { scam: null, honest: null, messages: null, why: null }
    const values = { ...none, ...counted, model, countedAt: sql`now()` }
    await database.transaction(async (transaction) => {
      const there = await transaction
        .select({ id: submissions.id })
        .from(submissions)
        .where(eq(submissions.id, id))
        .for('key share')
      if (there.length === 0) return
      await transaction
        .insert(effects)
        .values({ submissionId: id, ...values })
        .onConflictDoUpdate({ target: effects.submissionId, set: values })
    })
  },

  find: async (ids: readonly string[]): Promise<EffectRow[]> =>
    ids.length === 0
      ? []
      : database
          .select()
          .from(effects)
          .where(inArray(effects.submissionId, [...ids])),
})
