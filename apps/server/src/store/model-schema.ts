import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns.ts'
import { submissions, users } from './schema.ts'

/** What a retraining makes, and which of it runs. */

/** Text models that were promoted, the last three. Weights only: no text of anybody's is in them. */
export const models = pgTable('models', {
  id: uuid('id').primaryKey(),
  /** The name that reports carry. */
  version: text('version').notNull(),
  /** The shipped model of the release that made it; a server of another release cannot use it. */
  base: text('base').notNull(),
  /** The file's bytes, packed, and the sum of what is in the package. */
  core: bytes('core').notNull(),
  sha256: text('sha256').notNull(),
  settings: text('settings').notNull(),
  /** How many approved examples it learned from. */
  examples: integer('examples').notNull(),
  /** The benchmark's line for it and for the shipped one. */
  figures: jsonb('figures').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
})

/** Which model all servers run: one row; null: the shipped one. */
export const modelChoices = pgTable(
  'model_choices',
  {
    id: integer('id').primaryKey().default(1),
    modelId: uuid('model_id').references(() => models.id, { onDelete: 'set null' }),
    chosenAt: moment('chosen_at').notNull().defaultNow(),
    chosenBy: uuid('chosen_by').references(() => users.id, { onDelete: 'set null' }),
  },
  () => [check('model_choices_one', sql`id = 1`)],
)

/** Trainings that were asked for, and what became of each. */
export const trainings = pgTable(
  'trainings',
  {
    id: uuid('id').primaryKey(),
    reason: text('reason', { enum: ['hand', 'approvals', 'nightly'] }).notNull(),
    state: text('state', { enum: ['waiting', 'running', 'promoted', 'refused', 'failed'] })
      .notNull()
      .default('waiting'),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    askedAt: moment('asked_at').notNull().defaultNow(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    /** How far it is, in hundredths, and in its own words. */
    share: integer('share').notNull().default(0),
    line: text('line').notNull().default(''),
    /** A run that was cut off is begun again, a few times. */
    attempts: integer('attempts').notNull().default(0),
    examples: integer('examples').notNull().default(0),
    modelVersion: text('model_version'),
    /** Why it failed, or which bars did not hold. */
    outcome: jsonb('outcome'),
  },
  (table) => [
    index('trainings_asked').on(table.askedAt),
    // Two who ask at the same moment get one.
    uniqueIndex('trainings_open')
      .on(sql`(true)`)
      .where(sql`state in ('waiting', 'running')`),
  ],
)

/** What approving a submission that waits would change in the benchmark, as a worker counted it. */
export const effects = pgTable('effects', {
  submissionId: uuid('submission_id')
    .primaryKey()
    .references(() => submissions.id, { onDelete: 'cascade' }),
  /** Messages that would get another verdict if it were approved as a scam, or as honest, and of how many. */
  scam: integer('scam'),
  honest: integer('honest'),
  messages: integer('messages'),
  /** Why there are no numbers. */
  why: text('why', { enum: ['no-lab', 'too-long', 'too-large', 'broken'] }),
  /** The text model that judged. */
  model: text('model').notNull(),
  countedAt: moment('counted_at').notNull().defaultNow(),
})
