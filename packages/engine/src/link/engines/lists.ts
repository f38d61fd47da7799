import { because } from '../reasons.ts'
import { standingOf } from '../standing.ts'
import type { ListAnswer } from '../types.ts'
import type { Engine, Finding } from './engine.ts'

const judge = (answer: ListAnswer): Finding => {
  if (answer.status === 'blocked') {
    const { list, seen } = answer
    return {
      opinion: 'malicious',
      because: seen === undefined ? because('list-blocked', { list }) : because('list-blocked-on', { list, seen }),
    }
  }
  if (answer.status === 'allowed')
    return { opinion: 'harmless', because: because('list-allowed', { list: answer.list }) }
  if (answer.status === 'not-listed') return { opinion: 'cannot-tell', because: because('list-none') }
  return { opinion: answer.status, because: because(answer.status === 'skipped' ? 'list-missing' : 'list-unreadable') }
}

export const lists: Engine = {
  id: 'link/lists',
  judge: ({ signs, context }) =>
    judge(context.lists ? context.lists.find(signs.link, standingOf(signs)) : { status: 'skipped' }),
}
