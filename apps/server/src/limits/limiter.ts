import type { Allowance } from '@atlas/contract'
import { createHmac } from 'node:crypto'
import type { AllowanceStore, Taken } from '../store/allowances.ts'
import { type Lease, leaseBook } from './leases.ts'

export type Answer = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number }

const SHARES = 20
const PATIENCE_MILLISECONDS = 400
const PAUSE_MILLISECONDS = 5000

const withDeadline = async <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, PATIENCE_MILLISECONDS, new Error('The shared counters did not answer in time'))
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}

/** Asks the shared counters, and leaves them alone for a while when they do not answer. */
const patientStore = (store: AllowanceStore, now: () => number) => {
  let askAgainAt = 0
  return async (key: Buffer, amount: number, seconds: number): Promise<Taken | undefined> => {
    if (now() < askAgainAt) return undefined
    try {
      return await withDeadline(store.take(key, amount, seconds))
    } catch {
      askAgainAt = now() + PAUSE_MILLISECONDS
      return undefined
    }
  }
}

const shareOf = ({ points }: Allowance): number => Math.max(1, Math.floor(points / SHARES))

const toLease = (taken: Taken | undefined, allowance: Allowance, now: number): Lease => {
  // Without the database this server counts alone, and the whole allowance is its own.
  if (taken === undefined) return { left: allowance.points, endsAt: now + allowance.seconds * 1000, isRefused: false }
  const share = shareOf(allowance)
  const left = Math.max(0, Math.min(share, allowance.points - (taken.used - share)))
  return { left, endsAt: now + taken.seconds * 1000, isRefused: left === 0 }
}

/**
 * Allowances that hold across all servers. A server takes a twentieth of an allowance at a time from the shared
 * counter and gives it out from memory, so that most requests cost no query. Never more than the allowance is
 * given out.
 */
const sharedAllowances = (store: AllowanceStore, keyOf: KeyOf, scaled: Scaled, now: () => number) => {
  const book = leaseBook(now)
  const ask = patientStore(store, now)
  const asking = new Map<string, Promise<Lease>>()

  const askForLease = async (label: string, key: Buffer, allowance: Allowance): Promise<Lease> => {
    const taken = await ask(key, shareOf(allowance), allowance.seconds)
    const known = book.current(label)
    if (taken === undefined && known?.isRefused === true) return known
    return book.keep(label, toLease(taken, allowance, now()))
  }

  const refusal = (lease: Lease): Answer => ({
    allowed: false,
    retryAfterSeconds: Math.max(1, Math.ceil((lease.endsAt - now()) / 1000)),
  })

  /** From what is at hand, without waiting: most requests need no more. False: ask `take`. */
  const takeNow = (name: string, subject: string): boolean => {
    const lease = book.current(`${name}\0${subject}`)
    if (lease === undefined || lease.left <= 0) return false
    lease.left -= 1
    return true
  }

  const take = async (name: string, subject: string, given: Allowance): Promise<Answer> => {
    const label = `${name}\0${subject}`
    while (true) {
      const lease = book.current(label)
      if (lease?.isRefused === true) return refusal(lease)
      if (lease !== undefined && lease.left > 0) {
        lease.left -= 1
        return { allowed: true }
      }
      // Requests that arrive together wait for one question instead of asking each their own.
      const question =
        asking.get(label) ?? askForLease(label, keyOf(name, subject), scaled(given)).finally(() => asking.delete(label))
      asking.set(label, question)
      await question
    }
  }
  return { take, takeNow }
}

type KeyOf = (name: string, subject: string) => Buffer
type Scaled = (allowance: Allowance) => Allowance

export const limiter = (store: AllowanceStore, secret: Buffer, scale: number, now: () => number) => {
  const keyOf: KeyOf = (name, subject) =>
    createHmac('sha256', secret).update(`${name}\0${subject}`).digest().subarray(0, 16)
  const scaled: Scaled = ({ points, seconds }) => ({ points: Math.max(1, Math.round(points * scale)), seconds })

  return {
    ...sharedAllowances(store, keyOf, scaled, now),

    /** For guesses: counted one by one in the database, and only there; without it nobody may guess. */
    takeExact: async (name: string, subject: string, given: Allowance): Promise<Answer> => {
      const { points, seconds } = scaled(given)
      const taken = await store.take(keyOf(name, subject), 1, seconds)
      if (taken.used <= points) return { allowed: true }
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(taken.seconds)) }
    },

    giveBack: (name: string, subject: string): Promise<void> => store.giveBack(keyOf(name, subject), 1),

    hash: (subject: string): Buffer => keyOf('address', subject),
  }
}

export type Limiter = ReturnType<typeof limiter>
