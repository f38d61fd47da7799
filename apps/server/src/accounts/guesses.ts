import { guesses } from '@atlas/contract'
import { ProblemError } from '../problems.ts'
import type { Parts } from '../parts.ts'
import type { UserRow } from '../store/users.ts'

type Guess = {
  /** The guess was right: it does not count. */
  readonly wasRight: () => Promise<void>
}

const refuse = (retryAfterSeconds: number): never => {
  throw new ProblemError('too-many-tries', { retryAfterSeconds })
}

/**
 * Counts a login before it is tried, so that many at once cannot slip through; a right one is given back. While
 * limited, the right password is refused too. A stranger who uses up an account's guesses must not lock out its
 * owner: addresses that signed in before keep a slow lane.
 */
export const countLogin = async (
  { limiter, store }: Pick<Parts, 'limiter' | 'store'>,
  visitor: string,
  name: string,
  user: UserRow | undefined,
): Promise<Guess> => {
  const pair = `${visitor} ${name}`
  const first = await limiter.takeExact('login pair', pair, guesses.addressAndAccount)
  if (!first.allowed) return refuse(first.retryAfterSeconds)
  const second = await limiter.takeExact('login address', visitor, guesses.address)
  if (!second.allowed) return refuse(second.retryAfterSeconds)
  const third = await limiter.takeExact('login account', name, guesses.account)
  if (!third.allowed) {
    const isKnown = user !== undefined && (await store.users.knowsAddress(user.id, limiter.hash(visitor)))
    if (!isKnown) return refuse(third.retryAfterSeconds)
    const lane = await limiter.takeExact('login slow lane', pair, guesses.slowLane)
    if (!lane.allowed) return refuse(lane.retryAfterSeconds)
  }
  return {
    wasRight: async () => {
      await limiter.giveBack('login pair', pair)
      await limiter.giveBack('login address', visitor)
      await limiter.giveBack('login account', name)
    },
  }
}

export const countOldPassword = async ({ limiter }: Pick<Parts, 'limiter'>, user: UserRow): Promise<Guess> => {
  const answer = await limiter.takeExact('old password', user.id, guesses.oldPassword)
  if (!answer.allowed) return refuse(answer.retryAfterSeconds)
  return { wasRight: () => limiter.giveBack('old password', user.id) }
}
