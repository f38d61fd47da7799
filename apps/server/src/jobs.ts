import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import * as z from 'zod'
import { countEffects, doEffectsWait, type EffectNeeds } from './community/effects.ts'
import { train, type TrainingNeeds } from './community/training.ts'
import { lookForTraining } from './community/when-to-train.ts'
import type { Config } from './config.ts'
import { type FeedNeeds, readFeeds } from './feeds/read-feeds.ts'
import type { Store } from './store/store.ts'
import { jobLimits, type Target } from './store/database.ts'

export type Jobs = { readonly stop: () => Promise<void> }

const CLEAN_UP = 'clean-up'
const FORGET_REJECTED = 'forget-rejected'
const READ_FEEDS = 'read-feeds'
const TRAIN = 'train'
/** An earlier release had the night in the queue's own calendar. */
const TRAIN_AT_NIGHT = 'train-at-night'
const EFFECTS = 'effects'

/** A training has an hour; what comes after it takes seconds. */
const TRAINING_SECONDS = 3900
/** A worker that says nothing for so long is dead, and another begins again. */
const SILENT_SECONDS = 60
const LOOK_MILLISECONDS = 10_000
/** Ten lists, half a minute each, and some time for the database. */
const FEEDS_SECONDS = 600
/** Counting has ten minutes, and nine times as long as it took it lets others work. */
const COUNTING_SECONDS = 660
const REST = 9

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

export type WorkSettings = Omit<TrainingNeeds, 'store' | 'logger'> &
  Pick<EffectNeeds, 'shippedModel'> &
  Config['training'] & { readonly feeds: Omit<FeedNeeds, 'store' | 'logger'> }

type Work = {
  readonly boss: PgBoss
  readonly store: Store
  readonly logger: Logger
  readonly settings: WorkSettings
  readonly signal: AbortSignal
}

/** Every few seconds, one look after the other. */
const lookOften = ({ logger, signal }: Work, look: () => Promise<unknown>, problem: string): void => {
  const timer = setInterval(() => {
    look().catch((error: unknown) => logger.warn({ err: error }, problem))
  }, LOOK_MILLISECONDS)
  signal.addEventListener('abort', () => clearInterval(timer), { once: true })
}

/**
 * What was asked for stands in the table of trainings; of all workers one runs it. A run that dies with its worker is
 * still asked for, so the next look begins it again.
 */
const startTrainings = async (work: Work): Promise<void> => {
  const { boss, store, logger, settings, signal } = work
  await boss.createQueue(TRAIN, {
    policy: 'exclusive',
    retryLimit: 0,
    expireInSeconds: TRAINING_SECONDS,
    heartbeatSeconds: SILENT_SECONDS,
  })
  await boss.work(TRAIN, { pollingIntervalSeconds: 5 }, async ([job]) => {
    const { id } = TrainJob.parse(job?.data)
    await train({ ...settings, store, logger }, id, signal)
  })
  await boss.unschedule(TRAIN_AT_NIGHT)
  const begin = (id: string): Promise<unknown> => boss.send(TRAIN, { id })
  const look = lookForTraining({ store, settings, now: () => new Date(), begin })
  lookOften(work, look, 'whether to train could not be found out')
}

/** What approving would change is counted by one worker at a time, and not again before it has rested. */
const startEffects = async (work: Work): Promise<void> => {
  const { boss, store, logger, settings, signal } = work
  const { dataFolder, shippedModel } = settings
  const needs = { dataFolder, shippedModel, store, logger }
  let restsUntil = 0
  await boss.createQueue(EFFECTS, {
    policy: 'exclusive',
    retryLimit: 0,
    expireInSeconds: COUNTING_SECONDS,
    heartbeatSeconds: SILENT_SECONDS,
  })
  await boss.work(EFFECTS, { pollingIntervalSeconds: 5 }, async () => {
    const start = performance.now()
    try {
      await countEffects(needs, signal)
    } finally {
      restsUntil = performance.now() + REST * (performance.now() - start)
    }
  })
  const look = async (): Promise<void> => {
    if (performance.now() >= restsUntil && (await doEffectsWait(needs))) await boss.send(EFFECTS, {})
  }
  lookOften(work, look, 'whether effects wait could not be found out')
}

/** Lists are fetched by one worker for all; of a list that is no longer set nothing stays. */
const startFeeds = async ({ boss, store, logger, settings: { feeds }, signal }: Work): Promise<void> => {
  await boss.createQueue(READ_FEEDS, { policy: 'singleton', retryLimit: 0, expireInSeconds: FEEDS_SECONDS })
  await boss.unschedule(READ_FEEDS)
  if (feeds.feeds.length === 0) {
    await store.feeds.forgetOthers([])
    return
  }
  await boss.schedule(READ_FEEDS, '*/5 * * * *')
  await boss.work(READ_FEEDS, { pollingIntervalSeconds: 2 }, async () => {
    await readFeeds({ ...feeds, store, logger }, signal)
  })
  await boss.send(READ_FEEDS)
}

/** Work that nobody waits for, on the same PostgreSQL: a job lost by a killed worker is done by the next. */
export const startJobs = async (
  target: Target,
  store: Store,
  logger: Logger,
  settings: WorkSettings,
): Promise<Jobs> => {
  const boss = openBoss(target)
  boss.on('error', (error) => logger.warn({ err: error }, 'jobs'))
  await boss.start()
  await startCleaning(boss, store)
  const ending = new AbortController()
  const work = { boss, store, logger, settings, signal: ending.signal }
  await startFeeds(work)
  await startTrainings(work)
  await startEffects(work)
  return {
    stop: async () => {
      ending.abort()
      await boss.stop({ graceful: true, timeout: 5000, close: true })
    },
  }
}
