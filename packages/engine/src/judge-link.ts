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
