import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Engine } from './parts.ts'
import { type ExampleRow, type Key, overlapping } from './store/examples.ts'
import type { Store } from './store/store.ts'

export type Learning = {
  /** Learns what was approved or taken back since the last time; never fails, and nobody waits long for it. */
  readonly now: () => Promise<void>
  readonly stop: () => Promise<void>
}

const PAUSE_MILLISECONDS = 60_000
const PATIENCE_MILLISECONDS = 2000
const PAGE = 500
/** So many approved examples are held in memory, the newest; older ones wait for a retraining. */
const MOST = 50_000
/** So many of them the encoder learns, too: each costs it as much as a question. */
const MOST_BY_MEANING = 1000

export type LearningNeeds = {
  readonly store: Pick<Store, 'examples'>
  readonly engine: Pick<Engine, 'learn' | 'unlearn'>
  readonly logger: Pick<Logger, 'warn'>
  /** For tests: how many are held. */
  readonly most?: number
}

const FIRST_OF_ALL = '00000000-0000-0000-0000-000000000000'

/** What the engine holds, in the order of time. */
const createMemory = (engine: LearningNeeds['engine'], most: number) => {
  const moments = new Map<string, string>()
  const gone = new Set<string>()
  const forget = (id: string): void => {
    if (moments.delete(id)) engine.unlearn(id)
  }
  return {
    size: () => moments.size,
    forget: (id: string): void => {
      // It may be on a page that was read before it was taken back.
      gone.add(id)
      forget(id)
    },
    learn: ({ id, text, label, kind, moment }: ExampleRow, isByMeaning: boolean): void => {
      if (moments.has(id) || gone.has(id)) return
      moments.set(id, moment)
      engine.learn({ id, text, label, kind, isByMeaning })
    },
    /** The oldest make room. */
    shrink: (): void => {
      if (moments.size <= most) return
      const oldest = [...moments].sort(([, left], [, right]) => (left < right ? -1 : 1)).slice(0, moments.size - most)
      for (const [id] of oldest) forget(id)
    },
  }
}

type Memory = ReturnType<typeof createMemory>

type Progress = {
  /** How far the newer ones were read, and those that were taken back. Undefined: nothing was read yet. */
  added: string | undefined
  removed: string
  /** Where the reading of older ones goes on; undefined when all are read. */
  older: Key | undefined
  isStopped: boolean
}

type Reading = Pick<LearningNeeds, 'store'> & {
  readonly memory: Memory
  readonly progress: Progress
  readonly most: number
}

const take = async ({ memory, progress }: Reading, rows: readonly ExampleRow[], byMeaning: number): Promise<void> => {
  for (const row of rows) {
    if (progress.isStopped) return
    memory.learn(row, memory.size() < byMeaning)
    await nextTurn()
  }
}

/** Page after page of what changed, from a little before the moment that was reached; answers the moment reached now. */
const readOn = async <Row extends Key>(
  progress: Progress,
  from: string,
  read: (key: Key) => Promise<readonly Row[]>,
  handle: (rows: readonly Row[]) => Promise<void>,
): Promise<string> => {
  let key: Key = overlapping(from)
  while (!progress.isStopped) {
    const rows = await read(key)
    await handle(rows)
    key = rows.at(-1) ?? key
    if (rows.length < PAGE) break
  }
  return key.moment
}

const readChanges = async (reading: Reading): Promise<void> => {
  const { store, memory, progress } = reading
  if (progress.added === undefined) return
  progress.added = await readOn(
    progress,
    progress.added,
    (key) => store.examples.after(key, PAGE),
    (rows) => take(reading, rows, Number.POSITIVE_INFINITY),
  )
  memory.shrink()
  progress.removed = await readOn(
    progress,
    progress.removed,
    (key) => store.examples.removedAfter(key, PAGE),
    async (rows) => rows.forEach(({ id }) => memory.forget(id)),
  )
}

/** Newest first, so that what matters most is known soonest; what is approved meanwhile does not wait for the end. */
const readOlder = async (reading: Reading): Promise<void> => {
  const { store, memory, progress, most } = reading
  while (progress.older !== undefined && !progress.isStopped) {
    const rows = await store.examples.before(progress.older, Math.min(PAGE, most - memory.size()))
    await take(reading, rows, MOST_BY_MEANING)
    progress.older = memory.size() >= most ? undefined : rows.at(-1)
    await readChanges(reading)
  }
}

/** Approved submissions become known examples: at once on the server that approved them, on the others within a minute. */
export const startLearning = ({ store, engine, logger, most = MOST }: LearningNeeds): Learning => {
  const progress: Progress = { added: undefined, removed: '', older: undefined, isStopped: false }
  const reading: Reading = { store, memory: createMemory(engine, most), progress, most }
  const learnAll = async (): Promise<void> => {
    try {
      if (progress.added === undefined) {
        const start = await store.examples.now()
        Object.assign(progress, { added: start, removed: start, older: { moment: start, id: FIRST_OF_ALL } })
      }
      await readChanges(reading)
      await readOlder(reading)
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
      progress.isStopped = true
      await work
    },
  }
}
