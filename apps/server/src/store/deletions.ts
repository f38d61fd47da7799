import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { deletions, submissions, users } from './schema.ts'

export type Deletion = typeof deletions.$inferSelect

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Notes what is deleted, in the transaction that deletes it. */
export const noteDeletions = async (
  transaction: Transaction,
  subject: Deletion['subject'],
  ids: readonly string[],
): Promise<void> => {
  if (ids.length > 0) await transaction.insert(deletions).values(ids.map((id) => ({ id, subject })))
}

/** Where the first of several nearly the same texts goes, the next one takes its place. */
const passOn = async (transaction: Transaction, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await transaction.execute(sql`
    with heirs as (
      select distinct on (entry_id) entry_id, id from ${submissions}
      where ${inArray(submissions.entryId, [...ids])} order by entry_id, submitted_at, id
    )
    update ${submissions} set entry_id = nullif(heirs.id, submissions.id)
    from heirs where submissions.entry_id = heirs.entry_id`)
}

export const deletionStore = (database: Database) => ({
  /**
   * Deletes an account, with what belongs to it and what it sent in that nobody has reviewed. Approved examples stay,
   * without a name. Answers the username, or undefined when there is no such account.
   */
  deletePerson: (folded: string): Promise<string | undefined> =>
    database.transaction(async (transaction) => {
      const [user] = await transaction.select().from(users).where(eq(users.usernameFolded, folded)).for('update')
      if (user === undefined) return undefined
      const pending = await transaction
        .delete(submissions)
        .where(and(eq(submissions.userId, user.id), inArray(submissions.status, ['pending', 'rejected'])))
        .returning({ id: submissions.id })
      const ids = pending.map(({ id }) => id)
      await passOn(transaction, ids)
      await noteDeletions(transaction, 'submissions', ids)
      await transaction.delete(users).where(eq(users.id, user.id))
      await noteDeletions(transaction, 'users', [user.id])
      return user.username
    }),

  /** Made at that moment or later, oldest first. */
  since: (moment: Date, most: number): Promise<Deletion[]> =>
    database
      .select()
      .from(deletions)
      .where(gte(deletions.deletedAt, moment))
      .orderBy(asc(deletions.deletedAt), asc(deletions.id))
      .limit(most),
})

export type DeletionStore = ReturnType<typeof deletionStore>
