import { type ProblemCode, ProblemError } from '../problems.ts'
import { isCommonPassword } from './common-passwords.ts'
import { foldName } from './names.ts'

/** What a guesser tries first, looked for after the three rules of the specification hold. */
export const weaknessOf = (password: string, usernameFolded: string): ProblemCode | undefined => {
  if (isCommonPassword(password)) return 'common-password'
  return foldName(password) === usernameFolded ? 'password-is-username' : undefined
}

export const refuseWeak = (password: string, usernameFolded: string): void => {
  const weakness = weaknessOf(password, usernameFolded)
  if (weakness !== undefined) throw new ProblemError(weakness)
}
