import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { NEAR, tracesOf } from '../community/traces.ts'
import type { Database } from './database.ts'
import { submissions } from './schema.ts'

export type SubmissionRow = typeof submissions.$inferSelect
type NewSubmission = Pick<SubmissionRow, 'userId' | 'text' | 'label' | 'report'> & { readonly why?: string | null }

/** `known`: this person sent it in before. `joined`: somebody else did, and it waits. */
export type Added = 'added' | 'joined' | 'known' | 'too-many'

export const PAGE_SIZE = 50
/** So many of one person may wait. */
export const MOST_WAITING = 100

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** One at a time: of two people who send in the same at once, the second joins the first. */
const ADD_LOCK = 7_241_908

export const pageOf = (number: number) => ({ limit: PAGE_SIZE, offset: (number - 1) * PAGE_SIZE })

const asArray = (traces: readonly number[]) => sql`${`{${traces.join(',')}}`}::int[]`

const sharedWith = (traces: readonly number[]) =>
  sql<number>`(select count(*)::int from unnest(${submissions.traces}) as trace where trace = any(${asArray(traces)}))`

const isNear = (traces: readonly number[]) =>
  and(sql`${submissions.traces} && ${asArray(traces)}`, sql`${sharedWith(traces)} >= ${NEAR}`)

/** This person's own of nearly the same text: the newer opinion counts. One that was decided otherwise is a new one. */
const findOwn = async (
  transaction: Transaction,
  { userId, label }: NewSubmission,
  traces: readonly number[],
): Promise<SubmissionRow | undefined> => {
  if (userId === null) return undefined
  const rows = await transaction
    .select()
    .from(submissions)
    .where(and(eq(submissions.userId, userId), inArray(submissions.status, ['pending', 'approved']), isNear(traces)))
    .orderBy(desc(sharedWith(traces)))
    .limit(5)
  return rows.find(
    ({ status, approvedLabel }) =>
      status === 'pending' || approvedLabel === null || approvedLabel === (label ?? 'scam'),
  )
}

const findOthers = async (transaction: Transaction, traces: readonly number[]): Promise<string | undefined> => {
  const [row] = await transaction
    .select({ entry: sql<string>`coalesce(${submissions.entryId}, ${submissions.id})` })
    .from(submissions)
    .where(and(eq(submissions.status, 'pending'), isNear(traces)))
    .orderBy(desc(sharedWith(traces)), asc(submissions.submittedAt))
    .limit(1)
  return row?.entry
}

const countWaiting = (transaction: Transaction, userId: string): Promise<number> =>
  transaction.$count(submissions, and(eq(submissions.userId, userId), eq(submissions.status, 'pending')))

const addIn = async (transaction: Transaction, submission: NewSubmission): Promise<Added> => {
  const traces = tracesOf(submission.text)
  await transaction.execute(sql`select pg_advisory_xact_lock(${ADD_LOCK})`)
  const own = await findOwn(transaction, submission, traces)
  if (own !== undefined) {
    const { label, why = null, report } = submission
    if (own.status === 'pending')
      await transaction
        .update(submissions)
        .set({ label: label ?? own.label, why: why ?? own.why, report: report ?? own.report })
        .where(eq(submissions.id, own.id))
    return 'known'
  }
  if (submission.userId !== null && (await countWaiting(transaction, submission.userId)) >= MOST_WAITING)
    return 'too-many'
  const entry = await findOthers(transaction, traces)
  await transaction.insert(submissions).values({ id: randomUUID(), ...submission, traces, entryId: entry ?? null })
  return entry === undefined ? 'added' : 'joined'
}

export const submissionStore = (database: Database) => ({
  /** Masked before: what comes here is stored as it is. */
  add: (submission: NewSubmission): Promise<Added> =>
    database.transaction((transaction) => addIn(transaction, submission)),

  /** For admins one row an entry, for a person their own. */
  listApproved: (number: number, userId?: string): Promise<SubmissionRow[]> =>
    database.query.submissions.findMany({
      where: and(
        eq(submissions.status, 'approved'),
        userId === undefined ? isNull(submissions.entryId) : eq(submissions.userId, userId),
      ),
      orderBy: [desc(submissions.approvedAt), desc(submissions.id)],
      ...pageOf(number),
    }),

  countApproved: async (userId: string): Promise<number> =>
    database.$count(submissions, and(eq(submissions.userId, userId), eq(submissions.status, 'approved'))),

  /** An entry with all that were sent in of it, the first one first. */
  entry: (id: string): Promise<SubmissionRow[]> =>
    database.query.submissions.findMany({
      where: or(eq(submissions.id, id), eq(submissions.entryId, id)),
      orderBy: [sql`${submissions.entryId} nulls first`, asc(submissions.submittedAt)],
      limit: 500,
    }),
})
