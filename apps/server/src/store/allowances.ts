import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from './database.ts'

const Taken = z.object({ used: z.coerce.number(), seconds: z.coerce.number() })

export type Taken = z.infer<typeof Taken>

const HIGHEST = 1_000_000_000

/** Counters that all servers share, each over a window that begins with its first use. */
export const allowanceStore = (database: Database) => ({
  /** Adds to a counter and answers how much is used and in how many seconds the window ends. */
  take: async (key: Buffer, amount: number, windowSeconds: number): Promise<Taken> => {
    const result = await database.execute(sql`
      insert into allowances_used as counter (key, used, ends_at)
      values (${key}, ${amount}, now() + ${windowSeconds} * interval '1 second')
      on conflict (key) do update set
        used = case when counter.ends_at <= now() then excluded.used
          else least(counter.used + excluded.used, ${HIGHEST}) end,
        ends_at = case when counter.ends_at <= now() then excluded.ends_at else counter.ends_at end
      returning used, extract(epoch from ends_at - now()) as seconds`)
    return Taken.parse(result.rows[0])
  },

  giveBack: async (key: Buffer, amount: number): Promise<void> => {
    await database.execute(sql`
      update allowances_used set used = greatest(used - ${amount}, 0) where key = ${key} and ends_at > now()`)
  },

  forgetEnded: async (): Promise<void> => {
    await database.execute(sql`delete from allowances_used where ends_at < now() - interval '1 minute'`)
    await database.execute(sql`delete from known_addresses where seen_at < now() - interval '90 days'`)
  },
})

export type AllowanceStore = ReturnType<typeof allowanceStore>
