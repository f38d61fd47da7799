import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Asker, openSchedule } from './schedule.ts'
import type { Round, WindowAnswer } from './windows.ts'

const WINDOW_MILLISECONDS = 50

const answer: WindowAnswer = {
  early: [],
  score: [1],
  kinds: [],
  doubt: [0],
  embedding: [],
  milliseconds: WINDOW_MILLISECONDS,
}

// The clock stands still until it is moved, so that a busy machine changes nothing. It moves by itself while we wait.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }).setTimerTickMode('nextTimerAsync')
})

afterEach(() => {
  vi.useRealTimers()
})

const sleep = (milliseconds: number): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, milliseconds)
  return promise
}

const limits = { below: Number.NEGATIVE_INFINITY, above: Number.POSITIVE_INFINITY }

const roundOf = (windows: number, later: readonly number[] = []): Round => ({
  windows: Array.from({ length: windows }, () => ({ pieces: new Int32Array(256), limits })),
  later,
})

/** Two cores on which every window takes the same time. */
const setUp = async () => {
  let begun = 0
  const schedule = openSchedule({
    cores: 2,
    ready: () => 2,
    compute: async () => {
      begun += 1
      await sleep(WINDOW_MILLISECONDS)
      return answer
    },
  })
  const ask = (windows: number, asker: Asker = {}) => {
    const next = (answers?: unknown): Round | undefined => (answers === undefined ? roundOf(windows) : undefined)
    return schedule.ask({ guess: Array.from({ length: windows }, () => 256), next }, asker)
  }
  // A few alone, so that the pace is known.
  for (let time = 0; time < 10; time += 1) await ask(2)
  begun = 0
  return { schedule, ask, begun: () => begun }
}

test('a short text passes a long one', async () => {
  const { ask } = await setUp()
  const order: string[] = []
  const note = (name: string) => () => void order.push(name)
  const long = ask(24).then(note('long'))
  await sleep(2 * WINDOW_MILLISECONDS)
  const asked = performance.now()
  const short = ask(1).then(note('short'))
  await short
  expect(performance.now() - asked).toBeLessThan(4 * WINDOW_MILLISECONDS)
  await long
  expect(order).toEqual(['short', 'long'])
})

test('short texts without end do not keep a long one waiting beyond its time', async () => {
  const { ask } = await setUp()
  const begun = performance.now()
  const life = { isOver: false }
  const long = ask(8).then((outcome) => {
    life.isOver = true
    return outcome
  })
  const crowd = Array.from({ length: 6 }, async () => {
    while (!life.isOver) if ((await ask(1)).status === 'busy') await sleep(5)
  })
  expect(await long).toMatchObject({ status: 'read' })
  // Alone it takes four windows' time, and three times that is promised.
  expect(performance.now() - begun).toBeLessThan(3 * 4 * WINDOW_MILLISECONDS + 2 * WINDOW_MILLISECONDS)
  await Promise.all(crowd)
})

test('what cannot be done in time is refused at once, and what is let in is done in time', async () => {
  const { ask } = await setUp()
  const begun = performance.now()
  const all = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const { status } = await ask(2)
      return { status, after: performance.now() - begun }
    }),
  )
  const read = all.filter(({ status }) => status === 'read')
  const busy = all.filter(({ status }) => status === 'busy')
  expect(read.length + busy.length).toBe(60)
  expect(read.length).toBeGreaterThanOrEqual(3)
  expect(Math.max(...busy.map(({ after }) => after))).toBeLessThan(50)
  expect(Math.max(...read.map(({ after }) => after))).toBeLessThan(350)
})

test('who has left is not read any further', async () => {
  const { ask, begun } = await setUp()
  const gone = new AbortController()
  const left = ask(20, { signal: gone.signal })
  await sleep(1.5 * WINDOW_MILLISECONDS)
  const before = begun()
  gone.abort()
  expect(await left).toEqual({ status: 'gone' })
  await sleep(3 * WINDOW_MILLISECONDS)
  expect(begun()).toBe(before)
  expect(before).toBeLessThan(6)
  expect(await ask(1, { signal: gone.signal })).toEqual({ status: 'gone' })
})

test('one visitor is never promised more than half of the machine', async () => {
  const { ask } = await setUp()
  const fill = (visitor: string) => Array.from({ length: 40 }, () => ask(1, { visitor }))
  const ann = fill('ann')
  const bob = fill('bob')
  const read = async (texts: readonly Promise<{ status: string }>[]): Promise<number> =>
    (await Promise.all(texts)).filter(({ status }) => status === 'read').length
  const [anns, bobs] = [await read(ann), await read(bob)]
  expect(anns).toBeGreaterThan(1)
  expect(bobs).toBeGreaterThanOrEqual(anns - 1)
})

test('texts of pictures and recordings wait instead of being refused', async () => {
  const { ask } = await setUp()
  const crowd = Array.from({ length: 20 }, () => ask(2))
  expect(await ask(4, { isPatient: true })).toMatchObject({ status: 'read' })
  expect((await Promise.all(crowd)).map(({ status }) => status)).toContain('busy')
})

test('known scams are learned while nobody waits, one window at a time', async () => {
  const { schedule, ask, begun } = await setUp()
  const learned: number[] = []
  const asked = ask(6)
  for (const windows of [3, 1])
    schedule.teach((answers) => {
      if (answers === undefined) return roundOf(windows)
      learned.push(answers.length)
      return undefined
    })
  await asked
  expect(begun()).toBeLessThanOrEqual(7)
  await expect.poll(() => learned).toEqual([3, 1])
})

test('the next round is asked for with the answers to the one before, and not read when that is enough', async () => {
  const { schedule, begun } = await setUp()
  const read = async (rounds: readonly number[]): Promise<number[]> => {
    const heard: number[] = []
    let place = 0
    const next = (answers?: readonly WindowAnswer[]): Round | undefined => {
      if (answers !== undefined) heard.push(answers.length)
      const windows = rounds[place]
      place += 1
      return windows === undefined ? undefined : roundOf(windows, [256])
    }
    expect(await schedule.ask({ guess: [256], next }, {})).toEqual({ status: 'read' })
    return heard
  }
  expect(await read([1, 3])).toEqual([1, 3])
  expect(begun()).toBe(4)
  expect(await read([1])).toEqual([1])
  expect(begun()).toBe(5)
  // What needs no reading starts nothing.
  expect(await read([])).toEqual([])
  expect(begun()).toBe(5)
})

test('what may have to be read later counts when a text asks to be let in', async () => {
  const { schedule, ask } = await setUp()
  const crowd = Array.from({ length: 4 }, () => ask(1))
  const first = (later: readonly number[]) => {
    const next = (answers?: unknown): Round | undefined => (answers === undefined ? roundOf(1, later) : undefined)
    return schedule.ask({ guess: [256], next }, { visitor: 'ann' })
  }
  const long = Array.from({ length: 20 }, () => 256)
  const one = first(long)
  const two = first(long)
  expect((await two).status).toBe('busy')
  expect((await one).status).toBe('read')
  await Promise.all(crowd)
})

test('who has left is not asked what comes next', async () => {
  const { schedule } = await setUp()
  const gone = new AbortController()
  let asked = 0
  const next = (): Round => {
    asked += 1
    return roundOf(1)
  }
  const left = schedule.ask({ guess: [256], next }, { signal: gone.signal })
  await sleep(0.5 * WINDOW_MILLISECONDS)
  gone.abort()
  expect(await left).toEqual({ status: 'gone' })
  await sleep(3 * WINDOW_MILLISECONDS)
  expect(asked).toBe(1)
})
