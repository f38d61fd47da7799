import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Store } from './store/store.ts'
import { jobLimits, type Target } from './store/database.ts'

export type Jobs = { readonly stop: () => Promise<void> }

const CLEAN_UP = 'clean-up'
const FORGET_REJECTED = 'forget-rejected'

export const openBoss = (target: Target): PgBoss =>
  new PgBoss({ ...target, ...jobLimits, max: 2, application_name: 'atlas-jobs' })

/** Work that nobody waits for, on the same PostgreSQL: a job lost by a killed worker is done by the next. */
export const startJobs = async (target: Target, store: Store, logger: Logger): Promise<Jobs> => {
  const boss = openBoss(target)
  boss.on('error', (error) => logger.warn({ err: error }, 'jobs'))
  await boss.start()
  await boss.createQueue(CLEAN_UP, { policy: 'singleton', retryLimit: 2, expireInSeconds: 300 })
  await boss.schedule(CLEAN_UP, '7 * * * *')
  await boss.work(CLEAN_UP, { pollingIntervalSeconds: 30 }, async () => {
    await store.allowances.forgetEnded()
    await store.outsideAnswers.forgetEnded()
    await store.sessions.forgetEnded()
    await store.spent.forgetEnded()
  })
  await boss.createQueue(FORGET_REJECTED, { policy: 'singleton', retryLimit: 2, expireInSeconds: 60 })
  await boss.schedule(FORGET_REJECTED, '* * * * *')
  await boss.work(FORGET_REJECTED, { pollingIntervalSeconds: 10 }, async () => {
    await store.reviews.forgetRejected()
  })
  return { stop: () => boss.stop({ graceful: true, timeout: 5000, close: true }) }
}
