import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { isDuplicate } from './failures.ts'
import { renewLooks } from './looks.ts'
import { dailyChecks, knownAddresses, users } from './schema.ts'

export type UserRow = typeof users.$inferSelect
type DayRow = Pick<typeof dailyChecks.$inferSelect, 'day' | 'checks' | 'scams'>
export type Role = UserRow['role']

export type Name = Pick<UserRow, 'username' | 'usernameFolded' | 'usernameSkeleton'>

export type NewUser = Name & Pick<UserRow, 'id' | 'firstName' | 'lastName' | 'passwordHash'> & { readonly role?: Role }

export type Saved = { readonly status: 'saved'; readonly user: UserRow } | { readonly status: 'taken' }

const oneVersionOn = { tokenVersion: sql`${users.tokenVersion} + 1` }

/** A name that looks like an admin's is as good as taken, except for that admin. */
export const looksLikeAdmin = (skeleton: string, exceptId: string) =>
  sql`exists (select 1 from ${users} as admins where admins.role = 'admin'
    and admins.username_skeleton = ${skeleton} and admins.id <> ${exceptId})`

const savedOrTaken = async (write: () => Promise<UserRow[]>): Promise<Saved> => {
  try {
    const [user] = await write()
    return user === undefined ? { status: 'taken' } : { status: 'saved', user }
  } catch (error) {
    if (isDuplicate(error)) return { status: 'taken' }
    throw error
  }
}

type Versioned = Pick<UserRow, 'id' | 'tokenVersion'>

export const sameVersion = (user: Versioned) => and(eq(users.id, user.id), eq(users.tokenVersion, user.tokenVersion))

const findAndCreate = (database: Database) => ({
  create: (user: NewUser): Promise<Saved> =>
    savedOrTaken(() =>
      database.transaction(async (transaction) => {
        const [clash] = await transaction
          .execute(sql`select ${looksLikeAdmin(user.usernameSkeleton, user.id)} as found`)
          .then((result) => result.rows)
        if (clash?.['found'] === true) return []
        return transaction.insert(users).values(user).returning()
      }),
    ),

  findById: async (id: string): Promise<UserRow | undefined> => {
    const [user] = await database.select().from(users).where(eq(users.id, id)).limit(1)
    return user
  },

  findByName: async (folded: string): Promise<UserRow | undefined> => {
    const [user] = await database.select().from(users).where(eq(users.usernameFolded, folded)).limit(1)
    return user
  },
})

/** These hold only for the version the caller signed in with, so that of two at once one wins. */
const ownChanges = (database: Database) => ({
  changeName: async (user: UserRow, firstName: string, lastName: string): Promise<boolean> => {
    const changed = await database
      .update(users)
      .set({ firstName, lastName, ...oneVersionOn })
      .where(sameVersion(user))
      .returning({ id: users.id })
    return changed.length === 1
  },

  changeUsername: (user: UserRow, name: Name): Promise<Saved> =>
    savedOrTaken(() =>
      database
        .update(users)
        .set({ ...name, ...oneVersionOn })
        .where(and(sameVersion(user), sql`not ${looksLikeAdmin(name.usernameSkeleton, user.id)}`))
        .returning(),
    ),

  changePassword: async (user: UserRow, passwordHash: string): Promise<boolean> => {
    const changed = await database
      .update(users)
      .set({ passwordHash, ...oneVersionOn })
      .where(sameVersion(user))
      .returning({ id: users.id })
    return changed.length === 1
  },

  endSessions: async (user: Versioned): Promise<void> => {
    await database.update(users).set(oneVersionOn).where(sameVersion(user))
  },

  /** The same password under stronger parameters: nobody is signed out. */
  rehash: async (user: UserRow, passwordHash: string): Promise<void> => {
    await database.update(users).set({ passwordHash }).where(sameVersion(user))
  },
})

const roles = (database: Database) => ({
  setRole: async (folded: string, role: Role): Promise<UserRow | undefined> => {
    const [user] = await database
      .update(users)
      .set({ role, ...oneVersionOn })
      .where(eq(users.usernameFolded, folded))
      .returning()
    if (user !== undefined) await renewLooks(database)
    return user
  },

  setDisabled: async (folded: string, isDisabled: boolean): Promise<UserRow | undefined> => {
    const [user] = await database
      .update(users)
      .set({ disabledAt: isDisabled ? sql`now()` : null, ...oneVersionOn })
      .where(eq(users.usernameFolded, folded))
      .returning()
    return user
  },

  listAdmins: (): Promise<UserRow[]> =>
    database.select().from(users).where(eq(users.role, 'admin')).orderBy(asc(users.usernameFolded)),
})

const traces = (database: Database) => ({
  countAnalysis: async (id: string, isScam: boolean): Promise<void> => {
    const scams = isScam ? 1 : 0
    // One statement, one round: a check does not wait for its own statistics.
    await database.execute(sql`
      with counted as (
        update ${users} set total_analyses = total_analyses + 1, scams_detected = scams_detected + ${scams}
        where id = ${id} returning id
      )
      insert into ${dailyChecks} (user_id, day, checks, scams)
      select id, (now() at time zone 'UTC')::date, 1, ${scams} from counted
      on conflict (user_id, day) do update
      set checks = daily_checks.checks + 1, scams = daily_checks.scams + excluded.scams`)
  },

  /** The last thirty days on which something was checked, oldest first. */
  countedDays: (id: string): Promise<DayRow[]> =>
    database
      .select({ day: dailyChecks.day, checks: dailyChecks.checks, scams: dailyChecks.scams })
      .from(dailyChecks)
      .where(and(eq(dailyChecks.userId, id), sql`${dailyChecks.day} > (now() at time zone 'UTC')::date - 30`))
      .orderBy(asc(dailyChecks.day)),

  rememberAddress: async (userId: string, addressHash: Buffer): Promise<void> => {
    await database
      .insert(knownAddresses)
      .values({ userId, addressHash })
      .onConflictDoUpdate({
        target: [knownAddresses.userId, knownAddresses.addressHash],
        set: { seenAt: sql`now()` },
      })
  },

  knowsAddress: async (userId: string, addressHash: Buffer): Promise<boolean> => {
    const rows = await database
      .select({ one: sql`1` })
      .from(knownAddresses)
      .where(and(eq(knownAddresses.userId, userId), eq(knownAddresses.addressHash, addressHash)))
      .limit(1)
    return rows.length === 1
  },
})

export const userStore = (database: Database) => ({
  ...findAndCreate(database),
  ...ownChanges(database),
  ...roles(database),
  ...traces(database),
})
