import { desc, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Database } from './database.ts'
import { modelChoices, models, trainings } from './model-schema.ts'
import { changelogEntries } from './schema.ts'
import type { Transaction } from './submissions.ts'

export type ModelRow = typeof models.$inferSelect

/** So many are kept; the oldest make room. */
const KEPT = 3

const Moments = z.array(z.object({ modelId: z.string().nullable(), moment: z.string() }))

const choose = (modelId: string | null, chosenBy: string | null) => ({
  values: { id: 1, modelId, chosenBy },
  onConflict: { target: modelChoices.id, set: { modelId, chosenBy, chosenAt: sql`now()` } },
})

export type Promotion = {
  readonly trainingId: string
  readonly model: Omit<ModelRow, 'id' | 'madeAt'>
  readonly draft: Pick<typeof changelogEntries.$inferInsert, 'version' | 'type' | 'description'>
  readonly askedBy: string | null
}

const promoteIn = async (transaction: Transaction, { trainingId, model, draft, askedBy }: Promotion): Promise<void> => {
  const id = randomUUID()
  await transaction.insert(models).values({ id, ...model })
  const { values, onConflict } = choose(id, askedBy)
  await transaction.insert(modelChoices).values(values).onConflictDoUpdate(onConflict)
  await transaction.execute(sql`delete from ${models} where id not in (
    select id from ${models} order by made_at desc, id = ${id}::uuid desc limit ${KEPT})`)
  await transaction.insert(changelogEntries).values({ id: randomUUID(), ...draft, isDraft: true })
  await transaction
    .update(trainings)
    .set({ state: 'promoted', endedAt: sql`now()`, share: 100, modelVersion: model.version, outcome: null })
    .where(eq(trainings.id, trainingId))
}

export const modelStore = (database: Database) => ({
  /** Which model was chosen, and when, as PostgreSQL writes it: asked often, so nothing more. */
  choice: async (): Promise<{ readonly modelId: string | null; readonly moment: string }> => {
    const rows = await database
      .select({ modelId: modelChoices.modelId, moment: sql<string>`${modelChoices.chosenAt}::text` })
      .from(modelChoices)
    return Moments.parse(rows)[0] ?? { modelId: null, moment: '' }
  },

  find: async (id: string): Promise<ModelRow | undefined> => {
    const [row] = await database.select().from(models).where(eq(models.id, id))
    return row
  },

  /** Newest first, without their bytes. */
  list: (): Promise<Omit<ModelRow, 'core' | 'settings'>[]> =>
    database
      .select({
        id: models.id,
        version: models.version,
        base: models.base,
        sha256: models.sha256,
        examples: models.examples,
        figures: models.figures,
        madeAt: models.madeAt,
      })
      .from(models)
      .orderBy(desc(models.madeAt), desc(models.id)),

  /** Any admin may go back to a model that is still kept, or to the shipped one. */
  choose: (modelId: string | null, adminId: string | null): Promise<'chosen' | 'gone'> =>
    database.transaction(async (transaction) => {
      if (modelId !== null) {
        const found = await transaction
          .select({ id: models.id })
          .from(models)
          .where(eq(models.id, modelId))
          .for('share')
        if (found.length === 0) return 'gone'
      }
      const { values, onConflict } = choose(modelId, adminId)
      await transaction.insert(modelChoices).values(values).onConflictDoUpdate(onConflict)
      return 'chosen'
    }),

  /** Files, choice, draft of news and outcome in one transaction: a crash leaves all of it or nothing. */
  promote: (promotion: Promotion): Promise<void> =>
    database.transaction((transaction) => promoteIn(transaction, promotion)),
})
