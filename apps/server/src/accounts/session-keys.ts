import { createHash, randomBytes } from 'node:crypto'
import type { Key, SecretStore } from '../store/secrets.ts'

export type SessionKeys = {
  /** The key that signs. */
  readonly newest: () => Promise<Key>
  readonly find: (id: string) => Promise<Key | undefined>
}

const keyFrom = (secret: Buffer): Key => ({
  id: createHash('sha256').update('atlas key id').update(secret).digest('base64url').slice(0, 12),
  secret,
})

export const newKey = (): Key => keyFrom(randomBytes(32))

const FRESH_MILLISECONDS = 1000

const fixedKeys = (secrets: readonly string[]): SessionKeys => {
  const keys = secrets.map((secret) => keyFrom(createHash('sha256').update(secret).digest()))
  const [newest] = keys
  if (newest === undefined) throw new Error('No session secret was given')
  return { newest: async () => newest, find: async (id) => keys.find((key) => key.id === id) }
}

/**
 * Read again when they are used and older than a second, once for all who wait: a key that was dropped elsewhere soon
 * opens nothing here, and whoever sends tokens without end, real or made up, costs one query a second.
 */
const storedKeys = async (store: SecretStore, now: () => number): Promise<SessionKeys> => {
  await store.ensureOne('session', newKey())
  let keys = await store.list('session')
  let readAt = now()
  let reading: Promise<void> | undefined
  const readAgain = async (): Promise<void> => {
    const askedAt = now()
    try {
      keys = await store.list('session')
      readAt = askedAt
    } finally {
      reading = undefined
    }
  }
  const freshKeys = async (): Promise<readonly Key[]> => {
    if (now() - readAt >= FRESH_MILLISECONDS) {
      reading ??= readAgain()
      await reading
    }
    return keys
  }
  return {
    newest: async () => {
      const [newest] = await freshKeys()
      if (newest === undefined) throw new Error('The database holds no session key')
      return newest
    },
    find: async (id) => (await freshKeys()).find((key) => key.id === id),
  }
}

/** From the environment when it names secrets, else from the database, where the first one is made. */
export const openSessionKeys = (
  secrets: readonly string[],
  store: SecretStore,
  now: () => number = () => performance.now(),
): Promise<SessionKeys> => (secrets.length > 0 ? Promise.resolve(fixedKeys(secrets)) : storedKeys(store, now))

/** The key under which addresses are hashed; it stays the same for as long as the database does. */
export const openAddressKey = async (store: SecretStore): Promise<Buffer> => {
  await store.ensureOne('address', newKey())
  const [key] = await store.list('address')
  if (key === undefined) throw new Error('The database holds no address key')
  return key.secret
}
