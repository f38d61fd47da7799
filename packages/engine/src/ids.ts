// For the catalogue's test alone: every id a report can carry. Each needs its words, and no other has any.
import { adviceIds, questionIds } from './knowledge/advice.ts'
import { kindIds } from './knowledge/kinds.ts'
import { natureIds } from './knowledge/natures.ts'
import { stageIds } from './knowledge/stages.ts'
import { LINK_ENGINES } from './link/engines/all-engines.ts'
import { linkAdvice, linkReasons } from './link/reasons.ts'
import { LEARNED } from './report/evidence.ts'
import { foreignSignIds } from './report/foreign.ts'
import { allRules } from './rules/all-rules.ts'

export const reportIds = {
  signs: [...allRules.map(({ id }) => id), LEARNED, ...foreignSignIds],
  natures: natureIds,
  kinds: kindIds,
  advice: [...adviceIds],
  questions: questionIds,
  stages: stageIds,
  linkEngines: LINK_ENGINES.map(({ id }) => id),
  linkReasons: Object.keys(linkReasons),
  linkAdvice: Object.keys(linkAdvice),
}

/** The names of the values that a sentence about a link is given. */
export const linkValues: Readonly<Record<string, readonly string[]>> = { ...linkReasons, ...linkAdvice }
