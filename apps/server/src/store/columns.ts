import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Columns that every part of the schema has. */

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
