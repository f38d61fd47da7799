import { advice } from './advice.ts'
import { kinds } from './kinds.ts'
import { unknownLanguage } from './languages.ts'
import { linkAdvice, linkEngines, linkExplanations, linkReasons } from './links.ts'
import { natures } from './natures.ts'
import { questions } from './questions.ts'
import { signs } from './signs/all-signs.ts'
import { stages } from './stages.ts'

/** Everything that is said of what the engines find, in English. */
export const english = {
  signs,
  kinds,
  natures,
  advice,
  questions,
  stages,
  unknownLanguage,
  linkEngines,
  linkReasons,
  linkExplanations,
  linkAdvice,
} as const
