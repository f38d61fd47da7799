import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns.ts'

/** The one description of what is stored: types come from it, and `npm run migration` writes the SQL. */

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    username: text('username').notNull(),
    /** NFKC, lower case: what makes a name unique. */
    usernameFolded: text('username_folded').notNull(),
    /** UTS #39: what makes a name look like another. */
    usernameSkeleton: text('username_skeleton').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ['admin', 'user'] })
      .notNull()
      .default('user'),
    googleIssuer: text('google_issuer'),
    googleId: text('google_id'),
    /** Raised by a change of name, username, password or role: every older token ends. */
    tokenVersion: integer('token_version').notNull().default(1),
    /** Set: nobody signs in with this account, and nothing of it is deleted. */
    disabledAt: moment('disabled_at'),
    totalAnalyses: integer('total_analyses').notNull().default(0),
    scamsDetected: integer('scams_detected').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_username_folded').on(table.usernameFolded),
    uniqueIndex('users_google').on(table.googleIssuer, table.googleId),
    index('users_admin_skeleton')
      .on(table.usernameSkeleton)
      .where(sql`role = 'admin'`),
    check('users_role', sql`role in ('admin', 'user')`),
  ],
)

/** How many checks somebody ran on which day; never what was checked. */
export const dailyChecks = pgTable(
  'daily_checks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    checks: integer('checks').notNull().default(0),
    scams: integer('scams').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), index('daily_checks_day').on(table.day)],
)

/** A sign-in that has not ended. Neither where nor with what somebody signed in is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('sessions_of_user').on(table.userId, table.createdAt),
    index('sessions_expires').on(table.expiresAt),
  ],
)

/** Where somebody signed in before, as a keyed hash: keeps the slow lane open for the owner. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addressHash: bytes('address_hash').notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.addressHash] }),
    index('known_addresses_seen').on(table.seenAt),
  ],
)

export const submissions = pgTable(
  'submissions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** `rejected`: hidden from everybody, and deleted as soon as the rejection can no longer be undone. */
    status: text('status', { enum: ['pending', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    /** What the person thinks it is. */
    label: text('label', { enum: ['scam', 'honest', 'unsure'] }),
    why: text('why'),
    /** What the person was told: kind of check, verdict, score, model. */
    report: jsonb('report'),
    submittedAt: moment('submitted_at').notNull().defaultNow(),
    /** The first submission of nearly the same text; null: this is it. Reviewers see one entry with a count. */
    entryId: uuid('entry_id'),
    /** Sums of the text that nearly the same texts share. */
    traces: integer('traces').array(),
    /** An honest label waits for a second reviewer: who was the first, and when. */
    firstBy: uuid('first_by').references(() => users.id, { onDelete: 'set null' }),
    firstAt: moment('first_at'),
    approvedAt: moment('approved_at'),
    approvedBy: uuid('approved_by').references(() => users.id, { onDelete: 'set null' }),
    /** As what it was approved, and how the engine scored it just before. */
    approvedLabel: text('approved_label', { enum: ['scam', 'honest'] }),
    scoreBefore: real('score_before'),
    rejectedAt: moment('rejected_at'),
    rejectedBy: uuid('rejected_by').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason'),
  },
  (table) => [
    index('submissions_traces')
      .using('gin', table.traces)
      .where(sql`status = 'pending'`),
    index('submissions_entry').on(table.entryId),
    index('submissions_by').on(table.userId, table.submittedAt),
    index('submissions_rejected')
      .on(table.rejectedAt)
      .where(sql`status = 'rejected'`),
    index('submissions_pending')
      .on(table.submittedAt, table.id)
      .where(sql`status = 'pending'`),
    index('submissions_approved')
      .on(table.approvedAt, table.id)
      .where(sql`status = 'approved'`),
    index('submissions_of_user')
      .on(table.userId, table.approvedAt)
      .where(sql`status = 'approved'`),
    check('submissions_status', sql`status in ('pending', 'approved', 'rejected')`),
  ],
)

/** What stays of a rejected submission: when, and why. Nothing of its text. */
export const receipts = pgTable(
  'receipts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    submittedAt: moment('submitted_at').notNull(),
    rejectedAt: moment('rejected_at').notNull(),
    reason: text('reason'),
  },
  (table) => [index('receipts_of_user').on(table.userId, table.rejectedAt)],
)

/** Who decided what, and when; never the text. */
export const reviewActions = pgTable(
  'review_actions',
  {
    id: uuid('id').primaryKey(),
    adminId: uuid('admin_id').references(() => users.id, { onDelete: 'set null' }),
    submissionId: uuid('submission_id').notNull(),
    action: text('action', { enum: ['approve', 'second', 'reject', 'undo'] }).notNull(),
    label: text('label', { enum: ['scam', 'honest'] }),
    doneAt: moment('done_at').notNull().defaultNow(),
  },
  (table) => [
    index('review_actions_admin').on(table.adminId, table.doneAt),
    index('review_actions_submission').on(table.submissionId, table.doneAt),
  ],
)

/** What training reads: one row for each approved submission. */
export const datasetExamples = pgTable(
  'dataset_examples',
  {
    id: uuid('id').primaryKey(),
    submissionId: uuid('submission_id').references(() => submissions.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    label: text('label', { enum: ['scam', 'honest'] }).notNull(),
    /** Which kind of scam, as a reviewer or the engine said. */
    kind: text('kind'),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('dataset_examples_submission').on(table.submissionId),
    index('dataset_examples_added').on(table.addedAt, table.id),
  ],
)

export const changelogEntries = pgTable(
  'changelog_entries',
  {
    id: uuid('id').primaryKey(),
    version: text('version').notNull(),
    type: text('type', { enum: ['new', 'improve', 'future'] }).notNull(),
    description: text('description').notNull(),
    addedAt: moment('added_at').notNull().defaultNow(),
    addedBy: uuid('added_by').references(() => users.id, { onDelete: 'set null' }),
    /** Written by a training; only admins see it until one of them posts it. */
    isDraft: boolean('is_draft').notNull().default(false),
  },
  (table) => [
    index('changelog_entries_version').on(table.version, table.addedAt),
    check('changelog_entries_type', sql`type in ('new', 'improve', 'future')`),
  ],
)

/** Random keys, made once and shared by all servers of one database: `session` signs tokens, `address` hashes addresses. */
export const secrets = pgTable(
  'secrets',
  {
    id: text('id').primaryKey(),
    purpose: text('purpose', { enum: ['session', 'address'] }).notNull(),
    secret: bytes('secret').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  () => [check('secrets_purpose', sql`purpose in ('session', 'address')`)],
)

/**
 * How much of an allowance is used up. The key is a hash: no address is stored. The migration makes the table
 * UNLOGGED: a crash of PostgreSQL may forget it, and it costs no disk flush.
 */
export const allowancesUsed = pgTable(
  'allowances_used',
  {
    key: bytes('key').primaryKey(),
    used: integer('used').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('allowances_used_ends').on(table.endsAt)],
)

/**
 * What may be used once and was: steps of a Google sign-in, by a hash. A row stays until the step itself has ended.
 * Not UNLOGGED: what was used stays used after a crash.
 */
export const spentSteps = pgTable(
  'spent_steps',
  {
    key: bytes('key').primaryKey(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('spent_steps_ends').on(table.endsAt)],
)

/**
 * What outside services said of a link, kept until it ends. The key is a keyed hash and the fact names no address.
 * UNLOGGED like the allowances: it can be asked again.
 */
export const outsideAnswers = pgTable(
  'outside_answers',
  {
    key: bytes('key').primaryKey(),
    fact: jsonb('fact').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('outside_answers_ends').on(table.endsAt)],
)

/**
 * What was deleted at somebody's wish or by a review: which row, and when, nothing of what it held. An older backup that
 * is restored loses these rows again.
 */
export const deletions = pgTable(
  'deletions',
  {
    id: uuid('id').primaryKey(),
    subject: text('subject', { enum: ['users', 'submissions', 'dataset_examples'] }).notNull(),
    deletedAt: moment('deleted_at').notNull().defaultNow(),
  },
  (table) => [
    index('deletions_deleted').on(table.deletedAt, table.id),
    check('deletions_subject', sql`subject in ('users', 'submissions', 'dataset_examples')`),
  ],
)
