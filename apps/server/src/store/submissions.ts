import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from './database.ts'
import { noteDeletions } from './deletions.ts'
import { datasetExamples, submissions } from './schema.ts'

export type SubmissionRow = typeof submissions.$inferSelect
type NewSubmission = Pick<SubmissionRow, 'userId' | 'text' | 'label' | 'report'>

export const PAGE_SIZE = 50

const page = (number: number) => ({ limit: PAGE_SIZE, offset: (number - 1) * PAGE_SIZE })

export const submissionStore = (database: Database) => ({
  add: async (submission: NewSubmission): Promise<void> => {
    await database.insert(submissions).values({ id: randomUUID(), ...submission })
  },

  listPending: (number: number): Promise<SubmissionRow[]> =>
    database.query.submissions.findMany({
      where: eq(submissions.status, 'pending'),
      orderBy: [asc(submissions.submittedAt), asc(submissions.id)],
      ...page(number),
    }),

  listApproved: (number: number, userId?: string): Promise<SubmissionRow[]> =>
    database.query.submissions.findMany({
      where: and(eq(submissions.status, 'approved'), userId === undefined ? undefined : eq(submissions.userId, userId)),
      orderBy: [desc(submissions.approvedAt), desc(submissions.id)],
      ...page(number),
    }),

  countApproved: async (userId: string): Promise<number> =>
    database.$count(submissions, and(eq(submissions.userId, userId), eq(submissions.status, 'approved'))),

  /** Status, date and dataset row in one transaction; of two reviewers at once exactly one succeeds. */
  approve: (id: string, adminId: string): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const [approved] = await transaction
        .update(submissions)
        .set({ status: 'approved', approvedAt: sql`now()`, approvedBy: adminId })
        .where(and(eq(submissions.id, id), eq(submissions.status, 'pending')))
        .returning()
      if (approved === undefined) return false
      await transaction
        .insert(datasetExamples)
        .values({ id: randomUUID(), submissionId: id, text: approved.text, label: approved.label ?? 'scam' })
      return true
    }),

  reject: (id: string): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const deleted = await transaction
        .delete(submissions)
        .where(and(eq(submissions.id, id), eq(submissions.status, 'pending')))
        .returning({ id: submissions.id })
      const ids = deleted.map((row) => row.id)
      await noteDeletions(transaction, 'submissions', ids)
      return deleted.length === 1
    }),
})
