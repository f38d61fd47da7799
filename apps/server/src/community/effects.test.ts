import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openEngine } from '../engine.ts'
import { effects } from '../store/model-schema.ts'
import { submissions } from '../store/schema.ts'
import { openTrainingStage } from '../testing/training-stage.ts'
import { countEffects, type EffectNeeds } from './effects.ts'

const entry = fileURLToPath(new URL('../testing/odd-counting-process.ts', import.meta.url))

const openStage = async () => {
  const stage = await openTrainingStage()
  const { store, database, folder, logger } = stage
  const engine = openEngine({ report: () => {} })
  const { shippedModel } = engine
  await engine.stop()
  let moment = Date.now() - 100_000
  const submit = async (text: string): Promise<string> => {
    const id = randomUUID()
    moment += 1000
    await database.insert(submissions).values({ id, text, submittedAt: new Date(moment) })
    return id
  }
  const needs = { store, logger, dataFolder: folder, entry, shippedModel }
  const count = (given: Partial<EffectNeeds> = {}) => countEffects({ ...needs, ...given }, new AbortController().signal)
  const find = async (id: string) => (await store.effects.find([id]))[0]
  return { ...stage, shippedModel, submit, count, find }
}

test('those that wait are counted once, with what was approved, and again for another model', async () => {
  const { approve, run, submit, count, find, folder, shippedModel } = await openStage()
  await approve('one')
  const id = await submit('first')
  expect(await count()).toBe(1)
  expect(await find(id)).toMatchObject({ scam: 1, honest: 0, messages: 9, why: null, model: shippedModel })
  expect(await count()).toBe(0)
  expect(readdirSync(path.join(folder, 'effects'))).toEqual([])
  const version = (await run())?.modelVersion
  expect(await count()).toBe(1)
  expect(await find(id)).toMatchObject({ scam: 1, honest: 1, model: version })
}, 30_000)

test('texts that a killed run left behind are deleted by the next', async () => {
  const { submit, count, folder } = await openStage()
  await submit('first')
  const [old, fresh] = ['run-old', 'run-fresh'].map((name) => path.join(folder, 'effects', name))
  for (const left of [old, fresh]) mkdirSync(left ?? '', { recursive: true })
  utimesSync(old ?? '', 0, 0)
  await count()
  expect(readdirSync(path.join(folder, 'effects'))).toEqual(['run-fresh'])
}, 30_000)

test('where there is no lab, nothing is counted and that is noted; after an hour it is tried again', async () => {
  const { submit, count, find, database, folder } = await openStage()
  const ids = [await submit('first'), await submit('second')]
  await count({ entry: path.join(folder, 'no-such-lab.ts') })
  for (const id of ids)
    expect(await find(id)).toMatchObject({ why: 'no-lab', scam: null, honest: null, messages: null })
  expect(await count()).toBe(0)
  await database.update(effects).set({ countedAt: new Date(Date.now() - 3_700_000) })
  expect(await count()).toBe(2)
  expect(await find(ids[0] ?? '')).toMatchObject({ why: null, messages: 9 })
}, 30_000)

test('a text at which counting ends is noted as not counted and holds up no other', async () => {
  const { submit, count, find } = await openStage()
  const [first, second, third] = [await submit('one'), await submit('behave: die'), await submit('three')]
  await count()
  expect(await find(first)).toMatchObject({ messages: 9 })
  expect(await find(second)).toMatchObject({ why: 'broken' })
  expect(await find(third)).toBeUndefined()
  await count()
  expect(await find(third)).toMatchObject({ messages: 9 })
  const slow = await submit('behave: sleep')
  await count({ limits: { milliseconds: 1500, bytes: 2_000_000_000 } })
  expect(await find(slow)).toMatchObject({ why: 'too-long' })
}, 30_000)

test('what is decided or gone is not counted, and only the oldest five hundred are', async () => {
  const { submit, count, database, store, shippedModel } = await openStage()
  const gone = await submit('gone')
  await database.update(submissions).set({ status: 'approved' }).where(eq(submissions.id, gone))
  expect(await count()).toBe(0)
  await database.delete(submissions)
  await store.effects.put(gone, shippedModel, { why: 'broken' })
  expect(await store.effects.find([gone])).toEqual([])
  for (let number = 0; number < 510; number += 1) await submit(`text ${number}`)
  const waiting = await store.effects.waiting(shippedModel, 1000)
  expect(waiting).toHaveLength(500)
  expect(waiting[0]?.text).toBe('text 0')
}, 30_000)
