import { asc, gte } from 'drizzle-orm'
import type { Database } from './database.ts'
import { datasetExamples } from './schema.ts'

export type ExampleRow = Pick<typeof datasetExamples.$inferSelect, 'id' | 'text' | 'label' | 'addedAt'>

export const exampleStore = (database: Database) => ({
  /** Approved examples added at that moment or later, oldest first. */
  since: (moment: Date, most: number): Promise<ExampleRow[]> =>
    database.query.datasetExamples.findMany({
      columns: { id: true, text: true, label: true, addedAt: true },
      where: gte(datasetExamples.addedAt, moment),
      orderBy: [asc(datasetExamples.addedAt), asc(datasetExamples.id)],
      limit: most,
    }),
})
