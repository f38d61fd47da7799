/** What this server may still give out of a shared counter without asking the database again. */
export type Lease = { left: number; readonly endsAt: number; readonly isRefused: boolean }

const MOST_LEASES = 100_000

/** Bounded: a flood of addresses makes us forget old leases, never grow without end. */
export const leaseBook = (now: () => number) => {
  const leases = new Map<string, Lease>()

  const makeRoom = (): void => {
    if (leases.size < MOST_LEASES) return
    for (const [key, lease] of leases) if (lease.endsAt <= now()) leases.delete(key)
    for (const key of leases.keys()) {
      if (leases.size < MOST_LEASES) return
      leases.delete(key)
    }
  }

  return {
    current: (key: string): Lease | undefined => {
      const lease = leases.get(key)
      return lease !== undefined && lease.endsAt > now() ? lease : undefined
    },
    keep: (key: string, lease: Lease): Lease => {
      makeRoom()
      leases.set(key, lease)
      return lease
    },
  }
}
