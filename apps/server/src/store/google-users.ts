import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { duplicateIn, isDuplicate } from './failures.ts'
import { users } from './schema.ts'
import { spendWith } from './spent.ts'
import { looksLikeAdmin, type NewUser, sameVersion, type UserRow } from './users.ts'

/** Who somebody is at Google: issuer and subject together, never an e-mail address. */
export type GoogleIdentity = { readonly issuer: string; readonly subject: string }

type Created =
  | { readonly status: 'saved'; readonly user: UserRow }
  | { readonly status: 'spent' | 'name-taken' | 'identity-taken' }

export type Linked = 'linked' | 'identity-taken' | 'other-identity' | 'ended'

/** Thrown to undo the transaction: a name that is taken must not use up the sign-up. */
class NameTakenError extends Error {}

const columnsOf = ({ issuer, subject }: GoogleIdentity) => ({ googleIssuer: issuer, googleId: subject })

const insertOnce = (database: Database, user: NewUser, identity: GoogleIdentity, step: string): Promise<Created> =>
  database.transaction(async (transaction) => {
    if (!(await spendWith(transaction, step))) return { status: 'spent' }
    const clash = await transaction.execute(sql`select ${looksLikeAdmin(user.usernameSkeleton, user.id)} as found`)
    if (clash.rows[0]?.['found'] === true) throw new NameTakenError()
    const [saved] = await transaction
      .insert(users)
      .values({ ...user, ...columnsOf(identity) })
      .returning()
    if (saved === undefined) throw new Error('A new account was not written')
    return { status: 'saved', user: saved }
  })

export const googleUserStore = (database: Database) => ({
  find: async ({ issuer, subject }: GoogleIdentity): Promise<UserRow | undefined> => {
    const isThis = and(eq(users.googleIssuer, issuer), eq(users.googleId, subject))
    const [user] = await database.select().from(users).where(isThis).limit(1)
    return user
  },

  /** The account and the end of the step that led to it, or neither. */
  create: async (user: NewUser, identity: GoogleIdentity, step: string): Promise<Created> => {
    try {
      return await insertOnce(database, user, identity, step)
    } catch (error) {
      if (error instanceof NameTakenError) return { status: 'name-taken' }
      if (!isDuplicate(error)) throw error
      return { status: duplicateIn(error) === 'users_google' ? 'identity-taken' : 'name-taken' }
    }
  },

  /** Only for the version that began, and only where there is no other identity yet. */
  link: async (user: UserRow, identity: GoogleIdentity): Promise<Linked> => {
    if (user.googleId !== null && (user.googleId !== identity.subject || user.googleIssuer !== identity.issuer))
      return 'other-identity'
    try {
      const changed = await database
        .update(users)
        .set(columnsOf(identity))
        .where(and(sameVersion(user), or(isNull(users.googleId), eq(users.googleId, identity.subject))))
        .returning({ id: users.id })
      return changed.length === 1 ? 'linked' : 'ended'
    } catch (error) {
      if (isDuplicate(error)) return 'identity-taken'
      throw error
    }
  },

  /** False: without Google there would be no way in. */
  unlink: async (user: UserRow): Promise<boolean> => {
    const changed = await database
      .update(users)
      .set({ googleIssuer: null, googleId: null })
      .where(and(eq(users.id, user.id), ne(users.passwordHash, '')))
      .returning({ id: users.id })
    return changed.length === 1
  },
})
