import { UNKNOWN_RANK } from '../model/popularity.ts'
import { because } from '../reasons.ts'
import { isOthersPage } from '../signs/users-pages.ts'
import type { Engine } from './engine.ts'

/** Log-odds from which an ending is far commoner among scams than among the sites people visit. */
const HIGH_RISK = 2

export const suffixRisk: Engine = {
  id: 'link/suffix-risk',
  judge: ({ signs: { owner, publicBody, link, rank, suffixRisk: risk } }) => {
    const ending = `.${owner.suffix}`
    if (publicBody && !isOthersPage(link))
      return { opinion: 'harmless', because: because('ending-checked', { ending }) }
    if (link.ip !== 'none') return { opinion: 'cannot-tell', because: because('ending-missing') }
    if (owner.place) return { opinion: 'cannot-tell', because: because('ending-shared') }
    // Of a site that is known, how many scams share its ending says nothing.
    if (rank === UNKNOWN_RANK && risk !== undefined && risk >= HIGH_RISK)
      return { opinion: 'suspicious', because: because('ending-risky', { ending }) }
    return { opinion: 'cannot-tell', because: because('ending-common', { ending }) }
  },
}
