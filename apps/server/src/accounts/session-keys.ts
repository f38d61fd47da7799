import { createHash, randomBytes } from 'node:crypto'
import type { Key, SecretStore } from '../store/secrets.ts'

export type SessionKeys = {
  /** The key that signs. */
  readonly newest: () => Key
  readonly find: (id: string) => Promise<Key | undefined>
}

const keyFrom = (secret: Buffer): Key => ({
  id: createHash('sha256').update('atlas key id').update(secret).digest('base64url').slice(0, 12),
  secret,
})

export const newKey = (): Key => keyFrom(randomBytes(32))

const REFRESH_MILLISECONDS = 5000

const fixedKeys = (secrets: readonly string[]): SessionKeys => {
  const keys = secrets.map((secret) => keyFrom(createHash('sha256').update(secret).digest()))
  const [newest] = keys
  if (newest === undefined) throw new Error('No session secret was given')
  return { newest: () => newest, find: async (id) => keys.find((key) => key.id === id) }
}

const storedKeys = async (store: SecretStore): Promise<SessionKeys> => {
  await store.ensureOne('session', newKey())
  let keys = await store.list('session')
  let readAt = performance.now()
  return {
    newest: () => {
      const [newest] = keys
      if (newest === undefined) throw new Error('The database holds no session key')
      return newest
    },
    // Another server may have been given a newer key; strangers' key ids must not make us ask without end.
    find: async (id) => {
      const known = keys.find((key) => key.id === id)
      if (known !== undefined || performance.now() - readAt < REFRESH_MILLISECONDS) return known
      readAt = performance.now()
      keys = await store.list('session')
      return keys.find((key) => key.id === id)
    },
  }
}

/** From the environment when it names secrets, else from the database, where the first one is made. */
export const openSessionKeys = (secrets: readonly string[], store: SecretStore): Promise<SessionKeys> =>
  secrets.length > 0 ? Promise.resolve(fixedKeys(secrets)) : storedKeys(store)

/** The key under which addresses are hashed; it stays the same for as long as the database does. */
export const openAddressKey = async (store: SecretStore): Promise<Buffer> => {
  await store.ensureOne('address', newKey())
  const [key] = await store.list('address')
  if (key === undefined) throw new Error('The database holds no address key')
  return key.secret
}
