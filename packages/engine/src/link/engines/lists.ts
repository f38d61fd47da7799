import type { ListAnswer } from '../types.ts'
import type { Engine, Finding } from './engine.ts'

const judge = (answer: ListAnswer): Finding => {
  if (answer.status === 'blocked')
    return { opinion: 'malicious', reason: `The address is on a list of known scams (${answer.list}).` }
  if (answer.status === 'allowed')
    return { opinion: 'harmless', reason: `The address is on a list of trusted sites (${answer.list}).` }
  if (answer.status === 'not-listed')
    return { opinion: 'cannot-tell', reason: 'The address is on none of our lists, but new scams never are.' }
  return { opinion: answer.status, reason: answer.reason }
}

export const lists: Engine = {
  id: 'link/lists',
  name: 'Lists of known scams',
  judge: ({ signs: { link }, context }) =>
    context.lists
      ? judge(context.lists.find(link))
      : { opinion: 'skipped', reason: 'No lists are installed on this server.' },
}
