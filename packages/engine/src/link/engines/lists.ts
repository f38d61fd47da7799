import { because } from '../reasons.ts'
import type { ListAnswer } from '../types.ts'
import type { Engine, Finding } from './engine.ts'

const judge = (answer: ListAnswer): Finding => {
  if (answer.status === 'blocked')
    return { opinion: 'malicious', because: because('list-blocked', { list: answer.list }) }
  if (answer.status === 'allowed')
    return { opinion: 'harmless', because: because('list-allowed', { list: answer.list }) }
  if (answer.status === 'not-listed') return { opinion: 'cannot-tell', because: because('list-none') }
  return { opinion: answer.status, because: because(answer.status === 'skipped' ? 'list-missing' : 'list-unreadable') }
}

export const lists: Engine = {
  id: 'link/lists',
  judge: ({ signs: { link }, context }) => judge(context.lists ? context.lists.find(link) : { status: 'skipped' }),
}
