import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { newName, newText, PASSWORD, tokenOf, visit } from '../../apps/server/src/testing/client.ts'

/** People who write until it is over, and what they were told is kept. */

export type Life = { isOver: boolean }

export type Acknowledged = { readonly users: Set<string>; readonly texts: Set<string> }

/** How often each answer was given, by status. */
export type Answers = Map<number, number>

export const Pending = z.array(z.object({ _id: z.string(), text: z.string() }))

const count = (answers: Answers, status: number): void => {
  answers.set(status, (answers.get(status) ?? 0) + 1)
}

export const write = async (
  url: string,
  life: Life,
  told: Acknowledged,
  answers: Answers = new Map(),
): Promise<void> => {
  while (!life.isOver) {
    const visitor = visit(url)
    try {
      const username = newName()
      const names = { first_name: 'Ann', last_name: 'Lee', username, password: PASSWORD }
      const signedUp = await visitor.post('/api/signup', names)
      count(answers, signedUp.status)
      const token = tokenOf(signedUp)
      told.users.add(username)
      for (let number = 0; number < 5 && !life.isOver; number += 1) {
        const text = newText()
        const answer = await visitor.post('/api/submit-scam', { text }, { token })
        count(answers, answer.status)
        if (answer.status === 200) told.texts.add(text)
      }
    } catch {
      await sleep(50)
    }
  }
}

type Reviewer = { readonly name: string; readonly password: string }

export const signIn = async (url: string, { name, password }: Reviewer): Promise<string> =>
  tokenOf(await visit(url).logIn(name, password))

/** Approves what waits, a few at a time, and notes what was answered with 200 and only that. */
export const approve = async (url: string, life: Life, reviewer: Reviewer, approved: Set<string>): Promise<void> => {
  let token = ''
  while (!life.isOver) {
    const visitor = visit(url)
    try {
      if (token === '') token = await signIn(url, reviewer)
      const list = Pending.parse((await visitor.get('/api/admin/pending-submissions', { token })).body)
      for (const { _id } of list.slice(0, 5)) {
        const answer = await visitor.post(`/api/admin/submission/${_id}/approve`, undefined, { token })
        if (answer.status === 200) approved.add(_id)
      }
    } catch {
      await sleep(50)
    }
  }
}
