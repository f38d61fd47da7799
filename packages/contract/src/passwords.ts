import { ownSentences } from './sentences.ts'
import { specSentences } from './spec-sentences.ts'

/** Longer passwords are refused unhashed. Up to 128 characters of any script always fit. */
export const MAX_PASSWORD_BYTES = 1024

const rules = [
  { holds: (password: string) => Array.from(password).length >= 7, sentence: specSentences.passwordTooShort },
  { holds: (password: string) => /\p{Lu}/u.test(password), sentence: specSentences.passwordNeedsUppercase },
  { holds: (password: string) => /\p{Nd}/u.test(password), sentence: specSentences.passwordNeedsNumber },
  {
    holds: (password: string) => new TextEncoder().encode(password).length <= MAX_PASSWORD_BYTES,
    sentence: ownSentences.passwordTooLong,
  },
] as const

/** The first rule a password breaks, in the specification's order; undefined when it breaks none. */
export const firstPasswordProblem = (password: string): string | undefined =>
  rules.find((rule) => !rule.holds(password))?.sentence
