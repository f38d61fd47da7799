import { and, asc, desc, eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from './database.ts'
import { datasetExamples, deletions } from './schema.ts'

/** A place in the order of time. The moment is PostgreSQL's own text: a date of JavaScript would cut it short. */
export type Key = { readonly moment: string; readonly id: string }

export type ExampleRow = Pick<typeof datasetExamples.$inferSelect, 'id' | 'text' | 'label' | 'kind'> & {
  readonly moment: string
}

const Moments = z.array(z.object({ moment: z.string() }))
/** A transaction that began earlier may end later: the last minutes are read again. */
const OVERLAP = sql`interval '2 minutes'`
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

const columns = {
  id: datasetExamples.id,
  text: datasetExamples.text,
  label: datasetExamples.label,
  kind: datasetExamples.kind,
  moment: sql<string>`${datasetExamples.addedAt}::text`,
}

const place = sql`(${datasetExamples.addedAt}, ${datasetExamples.id})`
const keyOf = ({ moment, id }: Key) => sql`(${moment}::timestamptz, ${id}::uuid)`

/** What changed is asked for from a little before the moment that was reached. */
export const overlapping = (moment: string): Key => ({ moment, id: '' })
const startOf = ({ moment, id }: Key) =>
  id === '' ? sql`(${moment}::timestamptz - ${OVERLAP}, ${LAST_ID}::uuid)` : keyOf({ moment, id })

export const exampleStore = (database: Database) => ({
  /** The database's own clock. */
  now: async (): Promise<string> => {
    const { rows } = await database.execute(sql`select now()::text as moment`)
    return Moments.parse(rows)[0]?.moment ?? ''
  },

  /** Approved examples, newest first, older than the key. */
  before: (key: Key, most: number): Promise<ExampleRow[]> =>
    database
      .select(columns)
      .from(datasetExamples)
      .where(sql`${place} < ${keyOf(key)}`)
      .orderBy(desc(datasetExamples.addedAt), desc(datasetExamples.id))
      .limit(most),

  /** Approved examples, oldest first, newer than the key. */
  after: (key: Key, most: number): Promise<ExampleRow[]> =>
    database
      .select(columns)
      .from(datasetExamples)
      .where(sql`${place} > ${startOf(key)}`)
      .orderBy(asc(datasetExamples.addedAt), asc(datasetExamples.id))
      .limit(most),

  /** Examples that were taken back, in the order in which that was done. */
  removedAfter: (key: Key, most: number): Promise<{ readonly id: string; readonly moment: string }[]> =>
    database
      .select({ id: deletions.id, moment: sql<string>`${deletions.deletedAt}::text` })
      .from(deletions)
      .where(
        and(
          eq(deletions.subject, 'dataset_examples'),
          sql`(${deletions.deletedAt}, ${deletions.id}) > ${startOf(key)}`,
        ),
      )
      .orderBy(asc(deletions.deletedAt), asc(deletions.id))
      .limit(most),
})
