import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from './database.ts'
import { trainings } from './model-schema.ts'
import { datasetExamples, submissions } from './schema.ts'

export type TrainingRow = typeof trainings.$inferSelect
export type TrainingReason = TrainingRow['reason']

/** So long nobody may take one that waits, or end one that runs, before admins are told that there seems to be no worker. */
const isOverdue = sql`((${trainings.state} = 'waiting' and ${trainings.askedAt} < now() - interval '2 minutes')
  or (${trainings.state} = 'running' and ${trainings.startedAt} < now() - interval '75 minutes'))`

const isOpen = inArray(trainings.state, ['waiting', 'running'])

/** Runs that were asked for. */
const runs = (database: Database) => ({
  /** One at a time: whoever asks while one waits or runs is told. */
  ask: async (reason: TrainingReason, askedBy: string | null): Promise<'asked' | 'already'> => {
    const added = await database
      .insert(trainings)
      .values({ id: randomUUID(), reason, askedBy })
      .onConflictDoNothing()
      .returning({ id: trainings.id })
    return added.length === 1 ? 'asked' : 'already'
  },

  newest: async (): Promise<TrainingRow | undefined> => {
    const [row] = await database.select().from(trainings).orderBy(desc(trainings.askedAt)).limit(1)
    return row
  },

  /** The one that waits or runs. */
  open: async (): Promise<TrainingRow | undefined> => {
    const [row] = await database.select().from(trainings).where(isOpen)
    return row
  },

  /** Undefined: it has ended already. */
  begin: async (id: string): Promise<TrainingRow | undefined> => {
    const [row] = await database
      .update(trainings)
      .set({ state: 'running', startedAt: sql`now()`, share: 0, line: '', attempts: sql`${trainings.attempts} + 1` })
      .where(and(eq(trainings.id, id), isOpen))
      .returning()
    return row
  },

  note: async (id: string, told: Partial<Pick<TrainingRow, 'share' | 'line' | 'examples'>>): Promise<void> => {
    await database
      .update(trainings)
      .set(told)
      .where(and(eq(trainings.id, id), isOpen))
  },

  end: async (id: string, state: 'refused' | 'failed', outcome: unknown): Promise<void> => {
    await database
      .update(trainings)
      .set({ state, endedAt: sql`now()`, outcome })
      .where(and(eq(trainings.id, id), isOpen))
  },

  /** The newest hundred are enough to look back on. */
  forgetOld: async (): Promise<void> => {
    await database.execute(sql`delete from ${trainings} where id not in (
      select id from ${trainings} order by asked_at desc limit 100)`)
  },
})

const lateness = (database: Database) => ({
  /** Nobody seems to be there who would run it. */
  isOverdue: async (id: string): Promise<boolean> => {
    const rows = await database
      .select({ id: trainings.id })
      .from(trainings)
      .where(and(eq(trainings.id, id), isOverdue))
    return rows.length === 1
  },
})

/** What there is to train with. */
const lessons = (database: Database) => ({
  /** Approvals since the newest training was asked for, whatever became of it. */
  approvedSince: async (): Promise<number> => {
    const newest = database.select({ at: sql`coalesce(max(${trainings.askedAt}), '-infinity')` }).from(trainings)
    const [row] = await database
      .select({ approved: count() })
      .from(datasetExamples)
      .where(gt(datasetExamples.addedAt, sql`(${newest})`))
    return row?.approved ?? 0
  },

  countApproved: (): Promise<number> => database.$count(datasetExamples),

  /** What a training learns from, newest first, each with whoever sent it in. */
  examples: (most: number) =>
    database
      .select({
        id: datasetExamples.id,
        text: datasetExamples.text,
        label: datasetExamples.label,
        kind: datasetExamples.kind,
        userId: submissions.userId,
      })
      .from(datasetExamples)
      .leftJoin(submissions, eq(datasetExamples.submissionId, submissions.id))
      .orderBy(desc(datasetExamples.addedAt), desc(datasetExamples.id))
      .limit(most),
})

export const trainingStore = (database: Database) => ({
  ...runs(database),
  ...lateness(database),
  ...lessons(database),
})
