import { because } from '../reasons.ts'
import type { Engine } from './engine.ts'

/** Log-odds from which an ending is far commoner among scams than among the sites people visit. */
const HIGH_RISK = 2

export const suffixRisk: Engine = {
  id: 'link/suffix-risk',
  judge: ({ signs: { owner, publicBody, link, suffixRisk: risk } }) => {
    const ending = `.${owner.suffix}`
    if (publicBody) return { opinion: 'harmless', because: because('ending-checked', { ending }) }
    if (link.ip !== 'none') return { opinion: 'cannot-tell', because: because('ending-missing') }
    if (owner.place) return { opinion: 'cannot-tell', because: because('ending-shared') }
    if (risk !== undefined && risk >= HIGH_RISK)
      return { opinion: 'suspicious', because: because('ending-risky', { ending }) }
    return { opinion: 'cannot-tell', because: because('ending-common', { ending }) }
  },
}
