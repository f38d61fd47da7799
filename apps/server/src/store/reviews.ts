import { and, asc, count, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from './database.ts'
import { noteDeletions } from './deletions.ts'
import { datasetExamples, receipts, reviewActions, submissions, users } from './schema.ts'
import { pageOf, type SubmissionRow, type Transaction } from './submissions.ts'

type Label = 'scam' | 'honest'
/** `first`: an honest label that a second reviewer must share. `gone`: somebody else was faster. */
export type Decided = 'approved' | 'first' | 'rejected' | 'undone' | 'gone'

type Approval = {
  readonly label?: Label | undefined
  readonly kind?: string | undefined
  readonly scoreBefore?: number | undefined
}

/** How long an action can be undone at least, and at most where nothing was done after it. */
const LEAST = sql`interval '10 seconds'`
const MOST = sql`interval '1 hour'`

const isAnotherAdmin = (adminId: string) =>
  and(eq(users.role, 'admin'), isNull(users.disabledAt), ne(users.id, adminId))

const isOf = (id: string) => or(eq(submissions.id, id), eq(submissions.entryId, id))

const note = (
  transaction: Transaction,
  line: Pick<typeof reviewActions.$inferInsert, 'adminId' | 'submissionId' | 'action' | 'label'>,
) => transaction.insert(reviewActions).values({ id: randomUUID(), ...line })

/** The first submission of an entry, held until the transaction ends. Whoever comes meanwhile is told at once, not after a wait. */
const hold = async (transaction: Transaction, id: string): Promise<SubmissionRow | undefined> => {
  const [row] = await transaction
    .select()
    .from(submissions)
    .where(and(eq(submissions.id, id), isNull(submissions.entryId)))
    .for('update', { skipLocked: true })
  return row
}

/** What most of those say who say something; a tie and silence mean a scam. */
const labelOfPeople = async (transaction: Transaction, id: string): Promise<Label> => {
  const rows = await transaction
    .select({ label: submissions.label, people: count() })
    .from(submissions)
    .where(isOf(id))
    .groupBy(submissions.label)
  const peopleFor = (label: Label): number => rows.find((row) => row.label === label)?.people ?? 0
  return peopleFor('honest') > peopleFor('scam') ? 'honest' : 'scam'
}

const approveIn = async (
  transaction: Transaction,
  id: string,
  adminId: string,
  approval: Approval,
): Promise<Decided> => {
  const row = await hold(transaction, id)
  if (row?.status !== 'pending') return 'gone'
  const label = approval.label ?? (await labelOfPeople(transaction, id))
  const others = await transaction.$count(users, isAnotherAdmin(adminId))
  const isSecond = row.firstBy !== null && row.firstBy !== adminId
  if (label === 'honest' && others > 0 && !isSecond) {
    if (row.firstBy === adminId) return 'gone'
    await transaction
      .update(submissions)
      .set({ firstBy: adminId, firstAt: sql`now()` })
      .where(eq(submissions.id, id))
    await note(transaction, { adminId, submissionId: id, action: 'approve', label })
    return 'first'
  }
  await transaction
    .update(submissions)
    .set({
      status: 'approved',
      approvedAt: sql`now()`,
      approvedBy: adminId,
      approvedLabel: label,
      scoreBefore: approval.scoreBefore ?? null,
    })
    .where(isOf(id))
  const kind = label === 'scam' ? (approval.kind ?? null) : null
  await transaction.insert(datasetExamples).values({ id: randomUUID(), submissionId: id, text: row.text, label, kind })
  await note(transaction, { adminId, submissionId: id, action: isSecond ? 'second' : 'approve', label })
  return 'approved'
}

const rejectIn = async (
  transaction: Transaction,
  id: string,
  adminId: string,
  reason: string | undefined,
): Promise<Decided> => {
  if ((await hold(transaction, id))?.status !== 'pending') return 'gone'
  await transaction
    .update(submissions)
    .set({ status: 'rejected', rejectedAt: sql`now()`, rejectedBy: adminId, reason: reason ?? null, firstBy: null })
    .where(isOf(id))
  await note(transaction, { adminId, submissionId: id, action: 'reject', label: null })
  return 'rejected'
}

const didMoreSince = sql`exists (select 1 from ${reviewActions} as later
  where later.admin_id = ${submissions.rejectedBy} and later.done_at > ${submissions.rejectedAt})`

/** A rejection can be undone by whoever made it, until their next action and for at least ten seconds. */
const canComeBack = async (transaction: Transaction, id: string, adminId: string): Promise<boolean> => {
  const rows = await transaction
    .select({ id: submissions.id })
    .from(submissions)
    .where(
      and(
        eq(submissions.id, id),
        eq(submissions.rejectedBy, adminId),
        sql`${submissions.rejectedAt} > now() - ${MOST}`,
        sql`(${submissions.rejectedAt} > now() - ${LEAST} or not ${didMoreSince})`,
      ),
    )
  return rows.length === 1
}

const undecided = {
  status: 'pending',
  approvedAt: null,
  approvedBy: null,
  approvedLabel: null,
  scoreBefore: null,
  firstBy: null,
  firstAt: null,
  rejectedAt: null,
  rejectedBy: null,
  reason: null,
} as const

const undoIn = async (transaction: Transaction, id: string, adminId: string): Promise<Decided> => {
  const row = await hold(transaction, id)
  if (row === undefined) return 'gone'
  if (row.status === 'pending' && row.firstBy !== adminId) return 'gone'
  if (row.status === 'rejected' && !(await canComeBack(transaction, id, adminId))) return 'gone'
  await transaction.update(submissions).set(undecided).where(isOf(id))
  const examples = await transaction
    .delete(datasetExamples)
    .where(eq(datasetExamples.submissionId, id))
    .returning({ id: datasetExamples.id })
  const ids = examples.map((example) => example.id)
  await noteDeletions(transaction, 'dataset_examples', ids)
  await note(transaction, { adminId, submissionId: id, action: 'undo', label: null })
  return 'undone'
}

const forgetIn = async (transaction: Transaction): Promise<number> => {
  const gone = await transaction
    .delete(submissions)
    .where(
      and(
        eq(submissions.status, 'rejected'),
        sql`${submissions.rejectedAt} < now() - ${LEAST}`,
        sql`(${submissions.rejectedAt} < now() - ${MOST} or ${submissions.rejectedBy} is null or ${didMoreSince})`,
      ),
    )
    .returning()
  const notes = gone.flatMap(({ id, userId, submittedAt, rejectedAt, reason }) =>
    userId === null || rejectedAt === null ? [] : [{ id, userId, submittedAt, rejectedAt, reason }],
  )
  if (notes.length > 0) await transaction.insert(receipts).values(notes)
  const ids = gone.map(({ id }) => id)
  await noteDeletions(transaction, 'submissions', ids)
  return gone.length
}

const waitsFor = (adminId: string) =>
  and(
    eq(submissions.status, 'pending'),
    isNull(submissions.entryId),
    sql`(${submissions.firstBy} is distinct from ${adminId} or not exists (
      select 1 from ${users} where ${isAnotherAdmin(adminId)}))`,
  )

export type PendingRow = SubmissionRow & { readonly people: Readonly<Record<Label | 'unsure' | 'silent', number>> }

const countPeople = async (database: Database, ids: readonly string[]) => {
  const entry = sql<string>`coalesce(${submissions.entryId}, ${submissions.id})`
  if (ids.length === 0) return []
  return database
    .select({ entry, label: submissions.label, people: count() })
    .from(submissions)
    .where(or(inArray(submissions.id, [...ids]), inArray(submissions.entryId, [...ids])))
    .groupBy(entry, submissions.label)
}

export const reviewStore = (database: Database) => ({
  /** Oldest first; what waits for a second reviewer is not shown to the first. */
  listPending: async (number: number, adminId: string): Promise<PendingRow[]> => {
    const { limit, offset } = pageOf(number)
    const rows = await database
      .select()
      .from(submissions)
      .where(waitsFor(adminId))
      .orderBy(asc(submissions.submittedAt), asc(submissions.id))
      .limit(limit)
      .offset(offset)
    const counts = await countPeople(
      database,
      rows.map(({ id }) => id),
    )
    const peopleOf = (id: string, label: string | null): number =>
      counts.find((line) => line.entry === id && line.label === label)?.people ?? 0
    return rows.map((row) => ({
      ...row,
      people: {
        scam: peopleOf(row.id, 'scam'),
        honest: peopleOf(row.id, 'honest'),
        unsure: peopleOf(row.id, 'unsure'),
        silent: peopleOf(row.id, null),
      },
    }))
  },

  countPending: (adminId: string): Promise<number> => database.$count(submissions, waitsFor(adminId)),

  /** Status, date and dataset row in one transaction; of two reviewers at once exactly one succeeds. */
  approve: (id: string, adminId: string, approval: Approval = {}): Promise<Decided> =>
    database.transaction((transaction) => approveIn(transaction, id, adminId, approval)),

  /** Hidden at once, deleted when it can no longer be undone. */
  reject: (id: string, adminId: string, reason?: string): Promise<Decided> =>
    database.transaction((transaction) => rejectIn(transaction, id, adminId, reason)),

  /** Back among those that wait: an approval at any time, a rejection while its text is still there. */
  undo: (id: string, adminId: string): Promise<Decided> =>
    database.transaction((transaction) => undoIn(transaction, id, adminId)),

  /** Deletes rejected texts whose time is over and leaves their senders a receipt. */
  forgetRejected: (): Promise<number> => database.transaction(forgetIn),
})
