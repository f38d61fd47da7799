import type { Engine } from './engine.ts'

/** Log-odds from which an ending is far commoner among scams than among the sites people visit. */
const HIGH_RISK = 2

export const suffixRisk: Engine = {
  id: 'link/suffix-risk',
  name: 'Ending of the name',
  judge: ({ signs }) => {
    const ending = `.${signs.owner.suffix}`
    if (signs.checkedSuffix)
      return { opinion: 'harmless', reason: `Names ending in ${ending} are given only to public bodies and schools.` }
    if (signs.link.ip !== 'none') return { opinion: 'cannot-tell', reason: 'The address has no ending to judge.' }
    if (signs.owner.place)
      return { opinion: 'cannot-tell', reason: 'On a shared place the ending says nothing about the owner.' }
    if (signs.suffixRisk !== undefined && signs.suffixRisk >= HIGH_RISK) {
      return { opinion: 'suspicious', reason: `The ending ${ending} is cheap and much used by scammers.` }
    }
    return { opinion: 'cannot-tell', reason: `The ending ${ending} is common among honest sites too.` }
  },
}
