import { analyzeLink } from './link/analyze-link.ts'
import type { LinkModel } from './link/model/load-model.ts'
import type { LinkContext } from './link/types.ts'
import type { JudgeLink } from './reading/types.ts'

/** The link engine as the text engine asks it: one link of a message, with who the message claims to be from. */
export const linkJudge =
  (model: LinkModel, context: Pick<LinkContext, 'lists'> = {}): JudgeLink =>
  (url, claimed) => {
    const report = analyzeLink(url, model, { ...context, claimed })
    if (report.status === 'not-a-link')
      return { verdict: 'cannot-tell', reason: 'This does not read as a web address.' }
    const { verdict, explanation, imitates } = report
    return { verdict, reason: explanation, ...(imitates === undefined ? {} : { imitates: imitates.brand }) }
  }

/** The address of a name that is known; a word that only happens to be in a brand's name is none. */
export const homeFinder =
  ({ brands }: LinkModel) =>
  (name: string): string | undefined => {
    const brand = brands.byName(name)
    const isMeant = brand !== undefined && (brand.tier === 1 || brand.name.toLowerCase() === name.toLowerCase())
    return isMeant ? brand.domains.find((domain) => domain.includes('.')) : undefined
  }
