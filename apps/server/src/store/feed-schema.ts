import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns.ts'

/**
 * Block lists that the worker fetched, one row each: hashes of their addresses, packed. The migration makes the table
 * UNLOGGED: it can be fetched again, and is worth neither a flush nor a place in a backup.
 */
export const feeds = pgTable('feeds', {
  /** As the operator named it; the address, which may carry a key, is not stored. */
  name: text('name').primaryKey(),
  /** Changes with every new content: servers load it again when this is another than theirs. */
  version: text('version').notNull(),
  /** Tells whether the mark below belongs to this address. */
  addressHash: bytes('address_hash').notNull(),
  etag: text('etag'),
  hashes: bytes('hashes').notNull(),
  /** Of each hash the day on which it was last on the list; 0: it still is. */
  gone: bytes('gone').notNull(),
  /** When the list was last read whole, or said to be unchanged. */
  seenAt: moment('seen_at'),
  triedAt: moment('tried_at').notNull(),
  /** Why the last try failed. */
  problem: text('problem'),
})
