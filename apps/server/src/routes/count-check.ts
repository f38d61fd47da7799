import { isDatabaseAway } from '../store/failures.ts'
import type { Store } from '../store/store.ts'
import type { UserRow } from '../store/users.ts'

export type CountCheck = (caller: UserRow | undefined, isScam: boolean) => Promise<void>

/** Only a signed-in person's checks are counted, and a check is answered even when it cannot be counted. */
export const checkCounter =
  (store: Pick<Store, 'users'>): CountCheck =>
  async (caller, isScam) => {
    if (caller === undefined) return
    try {
      await store.users.countAnalysis(caller.id, isScam)
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
    }
  }
