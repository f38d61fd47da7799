import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Engine } from './parts.ts'
import type { Store } from './store/store.ts'

export type Learning = {
  /** Learns what was approved since the last time; never fails, and nobody waits long for it. */
  readonly now: () => Promise<void>
  readonly stop: () => Promise<void>
}

const PAUSE_MILLISECONDS = 60_000
const PATIENCE_MILLISECONDS = 2000
const PAGE = 500
/** So many approved examples are held in memory; later ones wait for a retraining. */
const MOST = 50_000
/** A transaction that began earlier may end later: the last minutes are read again. */
const OVERLAP_MILLISECONDS = 120_000

export type LearningNeeds = {
  readonly store: Pick<Store, 'examples'>
  readonly engine: Pick<Engine, 'learn'>
  readonly logger: Pick<Logger, 'warn'>
}

/** Approved submissions become known examples: at once on the server that approved them, on the others within a minute. */
export const startLearning = ({ store, engine, logger }: LearningNeeds): Learning => {
  const known = new Set<string>()
  let newest = 0
  let isStopped = false

  const learnPage = async (): Promise<boolean> => {
    const rows = await store.examples.since(new Date(Math.max(0, newest - OVERLAP_MILLISECONDS)), PAGE + known.size)
    const fresh = rows.filter(({ id }) => !known.has(id)).slice(0, Math.min(PAGE, MOST - known.size))
    for (const { id, text, label, addedAt } of fresh) {
      if (isStopped) return false
      engine.learn({ id, text, label })
      await nextTurn()
      known.add(id)
      newest = Math.max(newest, addedAt.getTime())
    }
    return fresh.length === PAGE
  }

  const learnAll = async (): Promise<void> => {
    try {
      while (await learnPage());
    } catch (error) {
      logger.warn({ err: error }, 'approved examples could not be read')
    }
  }

  let work = learnAll()
  const now = (): Promise<void> => {
    work = work.then(learnAll)
    return Promise.race([work, sleep(PATIENCE_MILLISECONDS, undefined, { ref: false })])
  }
  const timer = setInterval(() => void now(), PAUSE_MILLISECONDS)
  timer.unref()
  return {
    now,
    stop: async () => {
      clearInterval(timer)
      isStopped = true
      await work
    },
  }
}
