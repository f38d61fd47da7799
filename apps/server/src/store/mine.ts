import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'
import { dailyChecks, knownAddresses, receipts, sessions, submissions } from './schema.ts'
import { pageOf } from './submissions.ts'

/** What one person sent in and what became of it: rows that are there, and receipts of those that are not. */
const ownRows = (database: Database, userId: string) =>
  unionAll(
    database
      .select({
        id: submissions.id,
        status: sql<'pending' | 'approved' | 'rejected'>`${submissions.status}`.as('status'),
        // A rejected text is as good as deleted.
        text: sql<
          string | null
        >`case when ${submissions.status} = 'rejected' then null else ${submissions.text} end`.as('text'),
        label: sql<'scam' | 'honest' | 'unsure' | null>`${submissions.label}`.as('label'),
        approvedLabel: sql<'scam' | 'honest' | null>`${submissions.approvedLabel}`.as('approved_label'),
        submittedAt: submissions.submittedAt,
        decidedAt: sql<string | null>`coalesce(${submissions.approvedAt}, ${submissions.rejectedAt})::text`.as(
          'decided',
        ),
        reason: sql<string | null>`${submissions.reason}`.as('reason'),
        scoreBefore: sql<number | null>`${submissions.scoreBefore}`.as('score_before'),
      })
      .from(submissions)
      .where(eq(submissions.userId, userId)),
    database
      .select({
        id: receipts.id,
        status: sql<'pending' | 'approved' | 'rejected'>`'rejected'`.as('status'),
        text: sql<string | null>`null::text`.as('text'),
        label: sql<'scam' | 'honest' | 'unsure' | null>`null::text`.as('label'),
        approvedLabel: sql<'scam' | 'honest' | null>`null::text`.as('approved_label'),
        submittedAt: receipts.submittedAt,
        decidedAt: sql<string | null>`${receipts.rejectedAt}::text`.as('decided'),
        reason: sql<string | null>`${receipts.reason}`.as('reason'),
        scoreBefore: sql<number | null>`null::real`.as('score_before'),
      })
      .from(receipts)
      .where(eq(receipts.userId, userId)),
  )

export type OwnRow = Awaited<ReturnType<typeof ownRows>>[number]

const MOST_TOLD = 10_000

export const mineStore = (database: Database) => ({
  /** Newest first. */
  list: (userId: string, number: number): Promise<OwnRow[]> => {
    const { limit, offset } = pageOf(number)
    return ownRows(database, userId)
      .orderBy(desc(sql`submitted_at`), desc(sql`id`))
      .limit(limit)
      .offset(offset)
  },

  findApproved: async (userId: string, id: string): Promise<OwnRow | undefined> => {
    const rows = await database
      .select()
      .from(submissions)
      .where(and(eq(submissions.id, id), eq(submissions.userId, userId), inArray(submissions.status, ['approved'])))
    const [row] = rows
    if (row === undefined) return undefined
    return { ...row, decidedAt: row.approvedAt?.toISOString() ?? null }
  },

  /** Everything that is stored about a person, but for the hash of the password and keyed hashes of addresses. */
  everything: async (userId: string) => ({
    submissions: await ownRows(database, userId)
      .orderBy(desc(sql`submitted_at`))
      .limit(MOST_TOLD),
    sessions: await database
      .select({ began: sessions.createdAt, ends: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    days: await database
      .select({ day: dailyChecks.day, checks: dailyChecks.checks, scams: dailyChecks.scams })
      .from(dailyChecks)
      .where(eq(dailyChecks.userId, userId)),
    addresses: await database.$count(knownAddresses, eq(knownAddresses.userId, userId)),
  }),
})
