import { DrizzleQueryError } from 'drizzle-orm'

const passwordsIn = (address: string): readonly string[] => {
  const written = /^[^:]+:\/\/[^:/?#]*:([^@]+)@/.exec(address)?.[1]
  if (written === undefined) return []
  try {
    return [written, decodeURIComponent(written)]
  } catch {
    return [written]
  }
}

/**
 * Why a program of ours did not start, for the person at the keyboard: an error's own words, but never those of a
 * query, and never the password in the database's address.
 */
export const startupWords = (error: unknown, databaseUrl: string | undefined): string => {
  const told = error instanceof DrizzleQueryError && error.cause !== undefined ? error.cause : error
  if (told instanceof Error && 'code' in told && told.code === 'ERR_INVALID_URL') {
    return 'DATABASE_URL cannot be read as an address.'
  }
  const words = told instanceof Error ? told.message : String(told)
  return passwordsIn(databaseUrl ?? '').reduce((text, password) => text.replaceAll(password, '***'), words)
}
