import { type Progress, type Refusal, ReadingError, type Watch } from '../reading.ts'
import { type Child, type ChildSettings, startChild } from './child.ts'
import type { FromChild } from './messages.ts'
import { openTurns, type Turns } from './turns.ts'

export type PoolSettings = ChildSettings & {
  readonly workers: number
  /** How many may wait while all workers are busy; the next one is refused. */
  readonly queue: number
  /** Longest silence of a child at work, and longest work in all. */
  readonly stallMilliseconds: number
  readonly mostMilliseconds: number
  /** Longest wait in the queue. */
  readonly mostWaitMilliseconds: number
  /** Memory never goes back: a child that rests above this is replaced before the next reading. */
  readonly restBytes: number
  /** A child is replaced after so many readings: whatever leaks does not pile up. */
  readonly mostReadings: number
  readonly idleMilliseconds: number
  /** All are started with the first job, for jobs that are short beside a start. */
  readonly startsTogether?: boolean
}

export type Reader = {
  readonly read: (bytes: Uint8Array, watch?: Watch) => Promise<unknown>
  /** How many processes have started and can take a job, now or after the one they are at. */
  readonly ready: () => number
  readonly stop: () => Promise<void>
}

type Job = {
  readonly id: number
  readonly bytes: Uint8Array
  /** Whose it is; a job of nobody in particular is alone in its turn. */
  readonly visitor: string | undefined
  readonly onProgress: (progress: Progress) => void
  readonly finish: (reading: unknown) => void
  readonly fail: (refusal: Refusal) => void
  /** Read again once by a fresh process, when one that others had filled up was killed over it. */
  isSecondTry: boolean
}

type Worker = {
  child: Child
  job: Job | undefined
  readings: number
  /** Why it is about to be killed, for whoever waits for it. */
  ending: Refusal
  lastHeard: number
  begun: number
  isReady: boolean
  /** Killed, and not yet gone: it takes no further job. */
  isEnding: boolean
}

/** A child loads its models before it is ready; a slow and busy machine takes its time. */
const START_MILLISECONDS = 60_000
const WATCH_MILLISECONDS = 100
/** A child that was asked to stop and does not is killed after this. */
const CANCEL_MILLISECONDS = 1500

type Pool = {
  readonly settings: PoolSettings
  readonly workers: Set<Worker>
  readonly queue: Job[]
  lastId: number
  readonly turns: Turns
  /** Children in a row that died before they were ready. */
  failedStarts: number
  isStopped: boolean
}

const end = (worker: Worker, refusal: Refusal): void => {
  worker.ending = refusal
  worker.isEnding = true
  worker.child.kill()
}

const isSpent = ({ settings }: Pool, { readings, child }: Worker): boolean =>
  readings >= settings.mostReadings || (readings > 0 && (child.memory() ?? 0) > settings.restBytes)

const nextJob = ({ queue, workers, turns }: Pool): Job | undefined => {
  // What is read for the second time has had its turn and lost it.
  const again = queue.find(({ isSecondTry }) => isSecondTry)
  const atWork = [...workers].flatMap(({ job }) => job ?? [])
  const next = again ?? turns.choose(queue, atWork)
  if (next !== undefined) queue.splice(queue.indexOf(next), 1)
  return next
}

const take = (pool: Pool, worker: Worker): void => {
  worker.lastHeard = performance.now()
  worker.job = undefined
  if (isSpent(pool, worker)) {
    end(worker, 'crashed')
    return
  }
  const job = nextJob(pool)
  if (job === undefined) return
  worker.job = job
  worker.readings += 1
  worker.begun = worker.lastHeard
  worker.child.say({ type: 'read', id: job.id, bytes: job.bytes })
}

const hear = (pool: Pool, worker: Worker, message: FromChild): void => {
  worker.lastHeard = performance.now()
  if (message.type === 'ready') {
    worker.isReady = true
    pool.failedStarts = 0
    take(pool, worker)
    return
  }
  const { job } = worker
  if (message.id !== job?.id) return
  if (message.type === 'progress') {
    job.onProgress({ stage: message.stage, percent: message.percent })
    return
  }
  if (message.type === 'read') job.finish(message.reading)
  else job.fail(message.refusal)
  take(pool, worker)
}

const MOST_FAILED_STARTS = 2

const gone = (pool: Pool, worker: Worker): void => {
  if (!pool.workers.delete(worker)) return
  worker.job?.fail(worker.ending)
  if (!worker.isReady) {
    pool.failedStarts += 1
    // What cannot start will not start for the next one either: those who wait are told now.
    const isHopeless = pool.failedStarts >= MOST_FAILED_STARTS && ![...pool.workers].some(({ isReady }) => isReady)
    if (isHopeless) for (const job of pool.queue.splice(0)) job.fail(worker.ending)
  }
  wake(pool)
}

const start = (pool: Pool): void => {
  const now = performance.now()
  const worker: Worker = {
    child: startChild(
      pool.settings,
      (message) => hear(pool, worker, message),
      () => gone(pool, worker),
    ),
    job: undefined,
    readings: 0,
    ending: 'crashed',
    lastHeard: now,
    begun: now,
    isReady: false,
    isEnding: false,
  }
  pool.workers.add(worker)
}

const wake = (pool: Pool): void => {
  if (pool.isStopped || pool.queue.length === 0) return
  const { workers, settings } = pool
  const idle = [...workers].filter(({ isReady, isEnding, job }) => isReady && !isEnding && job === undefined)
  // Whoever has rested longest, so that those who started together are let go together.
  const [rested] = idle.sort((left, right) => left.lastHeard - right.lastHeard)
  if (rested !== undefined) take(pool, rested)
  else if (workers.size < settings.workers) start(pool)
  while (settings.startsTogether === true && workers.size < settings.workers) start(pool)
}

/** Others had filled it up before: this one may try again with a fresh process. */
const endForMemory = ({ queue }: Pool, worker: Worker): void => {
  const { job } = worker
  if (job !== undefined && worker.readings > 1 && !job.isSecondTry) {
    job.isSecondTry = true
    queue.unshift(job)
    worker.job = undefined
  }
  end(worker, 'crashed')
}

const inspect = (pool: Pool, worker: Worker): void => {
  const { settings } = pool
  const now = performance.now()
  const silence = now - worker.lastHeard
  if (worker.isEnding) return
  if ((worker.child.memory() ?? 0) > settings.mostBytes) endForMemory(pool, worker)
  else if (!worker.isReady) {
    if (silence > START_MILLISECONDS) end(worker, 'too-slow')
  } else if (worker.job === undefined) {
    if (silence > settings.idleMilliseconds) end(worker, 'crashed')
  } else if (silence > settings.stallMilliseconds || now - worker.begun > settings.mostMilliseconds) {
    end(worker, 'too-slow')
  }
}

/** True when it still waited. */
const leaveQueue = ({ queue }: Pool, job: Job): boolean => {
  const waiting = queue.indexOf(job)
  if (waiting >= 0) queue.splice(waiting, 1)
  return waiting >= 0
}

const cancel = (pool: Pool, job: Job): void => {
  leaveQueue(pool, job)
  job.fail('cancelled')
  const worker = [...pool.workers].find((candidate) => candidate.job === job)
  if (worker === undefined) return
  worker.child.say({ type: 'cancel', id: job.id })
  setTimeout(() => {
    if (worker.job === job) end(worker, 'cancelled')
  }, CANCEL_MILLISECONDS).unref()
}

/** One visitor's things fill half of the queue at most. */
const isFull = ({ queue, settings }: Pool, visitor: string | undefined): boolean =>
  queue.length >= settings.queue ||
  (visitor !== undefined && queue.filter((job) => job.visitor === visitor).length >= Math.ceil(settings.queue / 2))

const read = (pool: Pool, bytes: Uint8Array, watch: Watch = {}): Promise<unknown> => {
  const { signal, visitor, onProgress = () => {} } = watch
  if (signal?.aborted === true) return Promise.reject(new ReadingError('cancelled'))
  if (pool.isStopped || isFull(pool, visitor)) return Promise.reject(new ReadingError('busy'))
  pool.lastId += 1
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const job: Job = {
    id: pool.lastId,
    bytes,
    visitor,
    onProgress,
    finish: resolve,
    fail: (refusal) => reject(new ReadingError(refusal)),
    isSecondTry: false,
  }
  const patience = setTimeout(() => {
    if (leaveQueue(pool, job)) job.fail('busy')
  }, pool.settings.mostWaitMilliseconds)
  patience.unref()
  const onAbort = (): void => cancel(pool, job)
  signal?.addEventListener('abort', onAbort, { once: true })
  pool.queue.push(job)
  onProgress({ stage: 'waiting', percent: 0 })
  wake(pool)
  return promise.finally(() => {
    clearTimeout(patience)
    signal?.removeEventListener('abort', onAbort)
  })
}

/**
 * A bounded number of child processes, each reading one thing at a time. One that crashes, hangs, grows too large or
 * does not stop when told is killed; its job is answered with an error and the next job starts a new one.
 */
export const openPool = (settings: PoolSettings): Reader => {
  const pool: Pool = {
    settings,
    workers: new Set(),
    queue: [],
    lastId: 0,
    turns: openTurns(),
    failedStarts: 0,
    isStopped: false,
  }
  const watcher = setInterval(() => {
    for (const worker of pool.workers) inspect(pool, worker)
  }, WATCH_MILLISECONDS)
  watcher.unref()
  return {
    read: (bytes, watch) => read(pool, bytes, watch),
    ready: () => [...pool.workers].filter(({ isReady, isEnding }) => isReady && !isEnding).length,
    stop: async () => {
      pool.isStopped = true
      clearInterval(watcher)
      for (const job of pool.queue.splice(0)) job.fail('cancelled')
      for (const worker of pool.workers) end(worker, 'cancelled')
    },
  }
}
