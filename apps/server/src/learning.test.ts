import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { foldName } from './accounts/names.ts'
import { openEngine } from './engine.ts'
import { startLearning } from './learning.ts'
import { openDatabase, openPool } from './store/database.ts'
import { openStore } from './store/store.ts'
import { openTestStore, visitAsAdmin } from './testing/server-under-test.ts'

const approve = async (text: string): Promise<void> => {
  const store = openTestStore()
  const { username } = await visitAsAdmin()
  const admin = await store.users.findByName(foldName(username))
  await store.submissions.add({ userId: null, text, label: 'scam', report: null })
  for (let page = 1; page < 50; page++) {
    const found = (await store.submissions.listPending(page)).find((row) => row.text === text)
    if (found !== undefined) return void (await store.submissions.approve(found.id, admin?.id ?? ''))
  }
}

const example = (): string =>
  `Zorbo lottery ${randomUUID().replaceAll(/[^a-f]/g, '')}: the tarnished ticket of the velvet draw waits behind the door`

test('a server knows what was approved before it started, and later what another server approved', async () => {
  const engine = openEngine({ report: () => {} })
  onTestFinished(engine.stop)
  const isKnown = async (text: string): Promise<boolean> =>
    (await engine.analyzeText(text)).similar.some(({ similarity }) => similarity > 0.95)
  const [early, late] = [example(), example()]
  await approve(early)
  const learning = startLearning({ store: openTestStore(), engine, logger: pino({ level: 'silent' }) })
  onTestFinished(learning.stop)
  await learning.now()
  expect(await isKnown(early)).toBe(true)
  expect(await isKnown(late)).toBe(false)
  await approve(late)
  await learning.now()
  expect(await isKnown(late)).toBe(true)
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
