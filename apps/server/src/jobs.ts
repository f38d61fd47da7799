import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import * as z from 'zod'
import { train, type TrainingNeeds } from './community/training.ts'
import type { Config } from './config.ts'
import { type FeedNeeds, readFeeds } from './feeds/read-feeds.ts'
import type { Store } from './store/store.ts'
import { jobLimits, type Target } from './store/database.ts'

export type Jobs = { readonly stop: () => Promise<void> }

const CLEAN_UP = 'clean-up'
const FORGET_REJECTED = 'forget-rejected'
const READ_FEEDS = 'read-feeds'
const TRAIN = 'train'
const TRAIN_AT_NIGHT = 'train-at-night'

/** A training has an hour; what comes after it takes seconds. */
const TRAINING_SECONDS = 3900
/** A worker that says nothing for so long is dead, and another begins again. */
const SILENT_SECONDS = 60
const LOOK_MILLISECONDS = 10_000
/** Ten lists, half a minute each, and some time for the database. */
const FEEDS_SECONDS = 600

const TrainJob = z.object({ id: z.string() })

export const openBoss = (target: Target): PgBoss =>
  new PgBoss({ ...target, ...jobLimits, max: 2, application_name: 'atlas-jobs' })

const startCleaning = async (boss: PgBoss, store: Store): Promise<void> => {
  await boss.createQueue(CLEAN_UP, { policy: 'singleton', retryLimit: 2, expireInSeconds: 300 })
  await boss.schedule(CLEAN_UP, '7 * * * *')
  await boss.work(CLEAN_UP, { pollingIntervalSeconds: 30 }, async () => {
    await store.allowances.forgetEnded()
    await store.outsideAnswers.forgetEnded()
    await store.sessions.forgetEnded()
    await store.spent.forgetEnded()
    await store.trainings.forgetOld()
  })
  await boss.createQueue(FORGET_REJECTED, { policy: 'singleton', retryLimit: 2, expireInSeconds: 60 })
  await boss.schedule(FORGET_REJECTED, '* * * * *')
  await boss.work(FORGET_REJECTED, { pollingIntervalSeconds: 10 }, async () => {
    await store.reviews.forgetRejected()
  })
}

export type TrainingSettings = Omit<TrainingNeeds, 'store' | 'logger'> & Config['training']

/**
 * What was asked for stands in the table of trainings; of all workers one runs it. A run that dies with its worker is
 * still asked for, so the next look begins it again.
 */
const startTrainings = async (
  boss: PgBoss,
  { afterApprovals, isNightly, ...settings }: TrainingSettings,
  store: Store,
  logger: Logger,
): Promise<() => void> => {
  const ending = new AbortController()
  await boss.createQueue(TRAIN, {
    policy: 'exclusive',
    retryLimit: 0,
    expireInSeconds: TRAINING_SECONDS,
    heartbeatSeconds: SILENT_SECONDS,
  })
  await boss.work(TRAIN, { pollingIntervalSeconds: 5 }, async ([job]) => {
    const { id } = TrainJob.parse(job?.data)
    await train({ ...settings, store, logger }, id, ending.signal)
  })
  await boss.createQueue(TRAIN_AT_NIGHT, { policy: 'singleton', retryLimit: 2, expireInSeconds: 60 })
  await boss.unschedule(TRAIN_AT_NIGHT)
  if (isNightly) await boss.schedule(TRAIN_AT_NIGHT, '15 3 * * *')
  await boss.work(TRAIN_AT_NIGHT, { pollingIntervalSeconds: 60 }, async () => {
    if ((await store.trainings.approvedSince()) > 0) await store.trainings.ask('nightly', null)
  })
  const look = async (): Promise<void> => {
    if (afterApprovals > 0 && (await store.trainings.approvedSince()) >= afterApprovals)
      await store.trainings.ask('approvals', null)
    const open = await store.trainings.open()
    if (open !== undefined) await boss.send(TRAIN, { id: open.id })
  }
  const timer = setInterval(() => {
    look().catch((error: unknown) => logger.warn({ err: error }, 'whether to train could not be found out'))
  }, LOOK_MILLISECONDS)
  return () => {
    clearInterval(timer)
    ending.abort()
  }
}

export type FeedSettings = Omit<FeedNeeds, 'store' | 'logger'>

/** Lists are fetched by one worker for all; of a list that is no longer set nothing stays. */
const startFeeds = async (boss: PgBoss, settings: FeedSettings, store: Store, logger: Logger): Promise<() => void> => {
  const ending = new AbortController()
  await boss.createQueue(READ_FEEDS, { policy: 'singleton', retryLimit: 0, expireInSeconds: FEEDS_SECONDS })
  await boss.unschedule(READ_FEEDS)
  if (settings.feeds.length === 0) {
    await store.feeds.forgetOthers([])
    return () => {}
  }
  await boss.schedule(READ_FEEDS, '*/5 * * * *')
  await boss.work(READ_FEEDS, { pollingIntervalSeconds: 2 }, async () => {
    await readFeeds({ ...settings, store, logger }, ending.signal)
  })
  await boss.send(READ_FEEDS)
  return () => ending.abort()
}

/** Work that nobody waits for, on the same PostgreSQL: a job lost by a killed worker is done by the next. */
export const startJobs = async (
  target: Target,
  store: Store,
  logger: Logger,
  { training, feeds }: { readonly training: TrainingSettings; readonly feeds: FeedSettings },
): Promise<Jobs> => {
  const boss = openBoss(target)
  boss.on('error', (error) => logger.warn({ err: error }, 'jobs'))
  await boss.start()
  await startCleaning(boss, store)
  const endFeeds = await startFeeds(boss, feeds, store, logger)
  const endTrainings = await startTrainings(boss, training, store, logger)
  return {
    stop: async () => {
      endFeeds()
      endTrainings()
      await boss.stop({ graceful: true, timeout: 5000, close: true })
    },
  }
}
