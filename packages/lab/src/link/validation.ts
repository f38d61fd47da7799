import { lacking, lackingToKeepApart, rowSets, type LinkData } from './sets.ts'
import { honestSets, scamSets, type TestSet } from './test-sets.ts'

/** Links that settings are chosen on: never trained on, never in the test. */
export type Validation = { readonly scams: readonly TestSet[]; readonly honest: readonly TestSet[] }

export const lackingForValidation = (links: LinkData): string[] => [
  ...new Set([...lacking(links, rowSets(links, 'measure')), ...lackingToKeepApart(links)]),
]

export const readValidation = (links: LinkData): Validation => ({
  scams: scamSets(links.scams(), 'validate'),
  honest: honestSets(links.honest(), 'validate'),
})
