import { expect, test } from 'vitest'
import type { Config } from '../config.ts'
import { openTrainingStage } from '../testing/training-stage.ts'
import { lookForTraining } from './when-to-train.ts'

/** A worker that looks when it is told to, by a clock that stands where the test puts it. */
const openWorker = async (settings: Config['training']) => {
  const stage = await openTrainingStage()
  const { store } = stage
  const begun: string[] = []
  let moment = new Date('2030-05-01T12:00:00Z')
  const look = lookForTraining({ store, settings, now: () => moment, begin: async (id) => void begun.push(id) })
  const lookAt = async (time: string): Promise<string | undefined> => {
    moment = new Date(time)
    await look()
    return (await store.trainings.open())?.reason
  }
  const finish = async (): Promise<void> => {
    await store.trainings.end((await store.trainings.open())?.id ?? '', 'refused', {})
  }
  return { ...stage, look, lookAt, finish, begun }
}

test('so many approvals ask for a training, once, and the next one needs as many again', async () => {
  const { store, approve, look, finish, begun } = await openWorker({ afterApprovals: 3, isNightly: false })
  for (const text of ['one', 'two']) await approve(text)
  await look()
  expect(await store.trainings.open()).toBeUndefined()
  await approve('three')
  await look()
  const open = await store.trainings.open()
  expect(open).toMatchObject({ reason: 'approvals', state: 'waiting' })
  expect(begun).toEqual([open?.id])
  // One that was cut off is handed over again.
  await look()
  expect(begun).toEqual([open?.id, open?.id])
  await finish()
  for (const text of ['four', 'five']) await approve(text)
  await look()
  expect(await store.trainings.open()).toBeUndefined()
  await approve('six')
  await look()
  expect(await store.trainings.open()).toMatchObject({ reason: 'approvals' })
})

test('at night what was approved since is trained with, once a night, and nothing where nothing was approved', async () => {
  const { approve, lookAt, finish } = await openWorker({ afterApprovals: 0, isNightly: true })
  expect(await lookAt('2030-05-02T03:15:00Z')).toBeUndefined()
  await approve('one')
  expect(await lookAt('2030-05-02T03:15:10Z')).toBeUndefined()
  expect(await lookAt('2030-05-02T23:00:00Z')).toBeUndefined()
  expect(await lookAt('2030-05-03T03:14:59Z')).toBeUndefined()
  expect(await lookAt('2030-05-03T03:15:02Z')).toBe('nightly')
  await finish()
  await approve('two')
  expect(await lookAt('2030-05-03T03:40:00Z')).toBeUndefined()
  expect(await lookAt('2030-05-04T05:00:00Z')).toBeUndefined()
  expect(await lookAt('2030-05-05T04:14:00Z')).toBe('nightly')
})

test('where nobody set it, neither the night nor any number of approvals asks', async () => {
  const { approve, lookAt } = await openWorker({ afterApprovals: 0, isNightly: false })
  for (const text of ['one', 'two', 'three']) await approve(text)
  expect(await lookAt('2030-05-02T03:16:00Z')).toBeUndefined()
})
