import { setTimeout as sleep } from 'node:timers/promises'
import { ProblemError } from '../problems.ts'

const KEPT_MILLISECONDS = 1000
const LIMIT_MILLISECONDS = 1000

const giveUp = async (): Promise<never> => {
  await sleep(LIMIT_MILLISECONDS, undefined, { ref: false })
  throw new ProblemError('database-away', { retryAfterSeconds: 5 })
}

/**
 * One question at a time, shared by all who ask; its answer holds for a second. Anybody may ask as often as they like,
 * so it must cost the database next to nothing, and a database that hangs must not hold up the answer.
 */
export const sharedQuestion = (ask: () => Promise<void>, now: () => number): (() => Promise<void>) => {
  let answer: Promise<void> | undefined
  let askedAt = 0
  let isAsking = false
  const askAgain = (): Promise<void> => {
    isAsking = true
    askedAt = now()
    const question = ask().finally(() => {
      isAsking = false
    })
    return Promise.race([question, giveUp()])
  }
  return () => {
    if (answer === undefined || (!isAsking && now() - askedAt >= KEPT_MILLISECONDS)) answer = askAgain()
    return answer
  }
}
