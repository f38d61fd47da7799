import { expect, test } from 'vitest'
import type { Key, SecretStore } from '../store/secrets.ts'
import { newKey, openSessionKeys } from './session-keys.ts'

const setUp = async () => {
  let stored: Key[] = []
  let time = 0
  let asked = 0
  const store: SecretStore = {
    list: async () => {
      asked += 1
      return [...stored]
    },
    add: async (_purpose, key) => {
      stored = [key, ...stored]
    },
    replaceAll: async (_purpose, key) => {
      stored = [key]
    },
    ensureOne: async (_purpose, key) => {
      stored = [key]
    },
  }
  const keys = await openSessionKeys([], store, () => time)
  return { keys, store, asked: () => asked, pass: (milliseconds: number) => (time += milliseconds) }
}

test('a dropped key opens nothing a second later, however long nobody asked', async () => {
  const { keys, store, pass } = await setUp()
  const old = await keys.newest()
  pass(3_600_000)
  const fresh = newKey()
  await store.replaceAll('session', fresh)
  expect(await keys.find(old.id)).toBeUndefined()
  expect(await keys.newest()).toEqual(fresh)
})

test('known and made-up keys without end cost one query a second', async () => {
  const { keys, asked, pass } = await setUp()
  const { id } = await keys.newest()
  for (let second = 1; second <= 3; second += 1) {
    pass(1000)
    await Promise.all(
      Array.from({ length: 100 }, (_, number) => keys.find(number % 2 === 0 ? id : `made-up-${number}`)),
    )
  }
  expect(asked()).toBe(1 + 3)
})

test('a database that is away is asked again, and stale keys are not used meanwhile', async () => {
  const { keys, store, pass } = await setUp()
  const { id } = await keys.newest()
  const { list } = store
  pass(1000)
  Object.assign(store, { list: () => Promise.reject(new Error('away')) })
  await expect(keys.find(id)).rejects.toThrow('away')
  await expect(keys.find(id)).rejects.toThrow('away')
  Object.assign(store, { list })
  expect(await keys.find(id)).toBeDefined()
})
