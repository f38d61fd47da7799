import { onTestFinished, expect, test } from 'vitest'
import { type Jobs, startJobs } from './jobs.ts'
import { datasetExamples } from './store/schema.ts'
import { openTrainingStage } from './testing/training-stage.ts'

const noFeeds = { feeds: [], fetcher: fetch, now: () => new Date() }

const openWorkers = async () => {
  const stage = await openTrainingStage()
  const { databaseUrl, store, logger, folder, entry } = stage
  const start = async (settings: { readonly afterApprovals?: number } = {}): Promise<Jobs> => {
    const about = { dataFolder: folder, version: '9.9', shippedModel: 'text-0', entry, feeds: noFeeds }
    const given = { ...about, afterApprovals: 0, isNightly: false, ...settings }
    const jobs = await startJobs({ connectionString: databaseUrl }, store, logger, given)
    onTestFinished(jobs.stop)
    return jobs
  }
  const newest = () => stage.store.trainings.newest()
  return { ...stage, start, newest }
}

const soon = { timeout: 50_000, interval: 300 } as const

test('a training outlives the worker that began it, and of two workers one runs it', async () => {
  const { approve, store, database, start, newest } = await openWorkers()
  await approve('behave: sleep')
  await store.trainings.ask('hand', null)
  const first = await start()
  await expect.poll(async () => (await newest())?.share, soon).toBe(36)
  await first.stop()
  expect(await newest()).toMatchObject({ state: 'running', attempts: 1 })
  await database.delete(datasetExamples)
  await approve('behave: well')
  await Promise.all([start(), start()])
  await expect.poll(async () => (await newest())?.state, soon).toBe('promoted')
  expect(await newest()).toMatchObject({ attempts: 2 })
  expect(await store.models.list()).toHaveLength(1)
}, 120_000)

test('so many approvals ask for a training by themselves, and a worker runs it', async () => {
  const { approve, store, start, newest } = await openWorkers()
  await approve('one')
  await start({ afterApprovals: 2 })
  await approve('two')
  await expect.poll(async () => (await newest())?.state, soon).toBe('promoted')
  expect(await newest()).toMatchObject({ reason: 'approvals', examples: 2 })
  expect(await store.trainings.approvedSince()).toBe(0)
}, 120_000)
