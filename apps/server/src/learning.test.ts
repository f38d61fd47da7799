import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { foldName } from './accounts/names.ts'
import { openEngine } from './engine.ts'
import { startLearning } from './learning.ts'
import { openDatabase, openPool } from './store/database.ts'
import { openStore } from './store/store.ts'
import { openTestStore, visitAsAdmin } from './testing/server-under-test.ts'

const approve = async (text: string): Promise<() => Promise<unknown>> => {
  const store = openTestStore()
  const { username } = await visitAsAdmin()
  const adminId = (await store.users.findByName(foldName(username)))?.id ?? ''
  await store.submissions.add({ userId: null, text, label: 'scam', report: null })
  for (let page = 1; page < 50; page++) {
    const found = (await store.reviews.listPending(page, adminId)).find((row) => row.text === text)
    if (found === undefined) continue
    await store.reviews.approve(found.id, adminId, { label: 'scam' })
    return () => store.reviews.undo(found.id, adminId)
  }
  throw new Error('it does not wait')
}

const rare = (): string => randomUUID().replaceAll(/[^a-z]/g, '')

const example = (): string =>
  `Zorbo ${rare()} ${rare()} ${rare()}: the ${rare()} ticket of the ${rare()} draw waits behind the ${rare()} door`

test('a server knows what was approved before it started, and later what another server approved', async () => {
  const engine = openEngine({ report: () => {} })
  onTestFinished(engine.stop)
  const isKnown = (text: string): boolean => engine.known(text).some(({ similarity }) => similarity > 0.95)
  const [early, late] = [example(), example()]
  await approve(early)
  const learning = startLearning({ store: openTestStore(), engine, logger: pino({ level: 'silent' }) })
  onTestFinished(learning.stop)
  await learning.now()
  expect(isKnown(early)).toBe(true)
  expect(isKnown(late)).toBe(false)
  const undo = await approve(late)
  await learning.now()
  expect(isKnown(late)).toBe(true)
  await undo()
  await learning.now()
  expect(isKnown(late)).toBe(false)
  expect(isKnown(early)).toBe(true)
})

test('without the database it says so and goes on', async () => {
  const engine = openEngine({ report: () => {} })
  onTestFinished(engine.stop)
  const lines: string[] = []
  const logger = pino({}, { write: (line: string) => void lines.push(line) })
  const pool = openPool({ connectionString: inject('databaseUrl') }, 1, () => {})
  await pool.end()
  const store = openStore(openDatabase(pool))
  const learning = startLearning({ store, engine, logger })
  await learning.now()
  await learning.stop()
  expect(lines.length).toBeGreaterThan(0)
})

test('so many are held: the newest; a newer one takes the place of the oldest', async () => {
  const texts = [example(), example(), example()]
  for (const text of texts) await approve(text)
  const held = new Map<string, string>()
  const engine = {
    learn: ({ id, text }: { readonly id: string; readonly text: string }) => {
      held.set(id, text)
    },
    unlearn: (id: string) => void held.delete(id),
  }
  const learning = startLearning({ store: openTestStore(), engine, logger: pino({ level: 'silent' }), most: 2 })
  onTestFinished(learning.stop)
  await learning.now()
  expect([...held.values()].toSorted()).toEqual(texts.slice(1).toSorted())
  const fourth = example()
  await approve(fourth)
  await learning.now()
  expect([...held.values()].toSorted()).toEqual([texts[2] ?? '', fourth].toSorted())
})
