import { createHmac } from 'node:crypto'
import type { Allowance } from '@atlas/contract'
import type { AllowanceStore, Taken } from '../store/allowances.ts'

export type Answer = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number }

/** What this server may still give out of a shared counter without asking the database again. */
type Lease = { left: number; endsAt: number; refused: boolean }

const SHARES = 20
const PATIENCE_MILLISECONDS = 400
const PAUSE_MILLISECONDS = 5000
const MOST_LEASES = 100_000

const withDeadline = <Result>(work: Promise<Result>): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      setTimeout(reject, PATIENCE_MILLISECONDS, new Error('The shared counters did not answer in time')).unref()
    }),
  ])

/**
 * Allowances that hold across all servers. A server takes a twentieth of an allowance at a time from the shared
 * counter and gives it out from memory, so that most requests cost no query; small allowances go one by one.
 * Never more than the allowance is given out. Without the database each server counts for itself.
 */
export const limiter = (store: AllowanceStore, secret: Buffer, scale: number, now: () => number) => {
  const leases = new Map<string, Lease>()
  const asking = new Map<string, Promise<Lease>>()
  let askAgainAt = 0

  const keyOf = (name: string, subject: string): Buffer =>
    createHmac('sha256', secret).update(`${name}\0${subject}`).digest().subarray(0, 16)

  const scaled = ({ points, seconds }: Allowance): Allowance => ({
    points: Math.max(1, Math.round(points * scale)),
    seconds,
  })

  const askStore = async (key: Buffer, amount: number, seconds: number): Promise<Taken | undefined> => {
    if (now() < askAgainAt) return undefined
    try {
      return await withDeadline(store.take(key, amount, seconds))
    } catch {
      // Memory goes on alone for a while, so that a frozen database does not slow every request.
      askAgainAt = now() + PAUSE_MILLISECONDS
      return undefined
    }
  }

  const newLease = async (mapKey: string, key: Buffer, allowance: Allowance): Promise<Lease> => {
    const amount = Math.max(1, Math.floor(allowance.points / SHARES))
    const taken = await askStore(key, amount, allowance.seconds)
    const known = leases.get(mapKey)
    // Alone, a window that this server already opened goes on; otherwise the whole allowance is its own.
    if (taken === undefined && known !== undefined && known.endsAt > now() && known.refused) return known
    const left =
      taken === undefined ? allowance.points : Math.max(0, Math.min(amount, allowance.points - (taken.used - amount)))
    const endsAt = now() + (taken?.seconds ?? allowance.seconds) * 1000
    const lease = { left, endsAt, refused: left === 0 }
    forgetSome()
    leases.set(mapKey, lease)
    return lease
  }

  const forgetSome = (): void => {
    if (leases.size < MOST_LEASES) return
    for (const [key, lease] of leases) if (lease.endsAt <= now()) leases.delete(key)
    for (const key of leases.keys()) {
      if (leases.size < MOST_LEASES) return
      leases.delete(key)
    }
  }

  const take = async (name: string, subject: string, given: Allowance): Promise<Answer> => {
    const allowance = scaled(given)
    const mapKey = `${name}\0${subject}`
    while (true) {
      const lease = leases.get(mapKey)
      if (lease !== undefined && lease.endsAt > now()) {
        if (lease.left > 0) {
          lease.left -= 1
          return { allowed: true }
        }
        if (lease.refused) return refusal(lease)
      }
      // Requests that arrive together wait for one question instead of asking each their own.
      let question = asking.get(mapKey)
      if (question === undefined) {
        question = newLease(mapKey, keyOf(name, subject), allowance).finally(() => asking.delete(mapKey))
        asking.set(mapKey, question)
      }
      const fresh = await question
      if (fresh.refused) return refusal(fresh)
    }
  }

  const refusal = (lease: Lease): Answer => ({
    allowed: false,
    retryAfterSeconds: Math.max(1, Math.ceil((lease.endsAt - now()) / 1000)),
  })

  /** For guesses: counted one by one in the database, and only there; without it nobody may guess. */
  const takeExact = async (name: string, subject: string, given: Allowance): Promise<Answer> => {
    const { points, seconds } = scaled(given)
    const taken = await store.take(keyOf(name, subject), 1, seconds)
    if (taken.used <= points) return { allowed: true }
    return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(taken.seconds)) }
  }

  const giveBack = (name: string, subject: string): Promise<void> => store.giveBack(keyOf(name, subject), 1)

  return { take, takeExact, giveBack, hash: (subject: string): Buffer => keyOf('address', subject) }
}

export type Limiter = ReturnType<typeof limiter>
