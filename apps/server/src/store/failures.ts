import * as z from 'zod'

const Coded = z.looseObject({ code: z.string() })
const Caused = z.looseObject({ cause: z.unknown() })

/** The code of a database or network error, looked for along its causes. */
const codeOf = (error: unknown, depth = 0): string | undefined => {
  const coded = Coded.safeParse(error)
  if (coded.success) return coded.data.code
  const caused = Caused.safeParse(error)
  return caused.success && depth < 4 ? codeOf(caused.data.cause, depth + 1) : undefined
}

const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  return error.cause === undefined ? error.message : `${error.message} ${messageOf(error.cause)}`
}

export const isDuplicate = (error: unknown): boolean => codeOf(error) === '23505'

const Constrained = z.looseObject({ constraint: z.string() })

/** Which index refused a duplicate. */
export const duplicateIn = (error: unknown, depth = 0): string | undefined => {
  const found = Constrained.safeParse(error)
  if (found.success) return found.data.constraint
  const caused = Caused.safeParse(error)
  return caused.success && depth < 4 ? duplicateIn(caused.data.cause, depth + 1) : undefined
}

export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03'

export const isTimeout = (error: unknown): boolean => codeOf(error) === '57014'

export const isDiskFull = (error: unknown): boolean => codeOf(error) === '53100'

const AWAY_CODES =
  /^(?:08...|57P..|53[234]..|25P0[34]|57014|55P03|ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT)$/
const AWAY_WORDS = /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable/

/** The database is away, frozen or full up: the caller may try again, and nothing was acknowledged. */
export const isDatabaseAway = (error: unknown): boolean =>
  AWAY_CODES.test(codeOf(error) ?? '') || AWAY_WORDS.test(messageOf(error))
