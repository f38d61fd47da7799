import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { Watch } from '../reading.ts'
import { OWN_FILES } from '../own-files.ts'
import { openPool, type PoolSettings } from './pool.ts'

const ordinary: PoolSettings = {
  entry: new URL('testing/odd-process.ts', import.meta.url),
  reads: OWN_FILES,
  workers: 1,
  queue: 2,
  stallMilliseconds: 5000,
  mostMilliseconds: 20_000,
  mostWaitMilliseconds: 20_000,
  mostBytes: 400_000_000,
  restBytes: 300_000_000,
  mostReadings: 100,
  idleMilliseconds: 60_000,
}

const open = (settings: Partial<PoolSettings> = {}) => {
  const pool = openPool({ ...ordinary, ...settings })
  onTestFinished(pool.stop)
  return (word: string, watch?: Watch): Promise<unknown> => pool.read(Buffer.from(word), watch)
}

const refusalOf = (reading: Promise<unknown>): Promise<unknown> =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof Error && 'refusal' in error ? error.refusal : error),
  )

test('one process reads one thing after another, and progress is heard', async () => {
  const read = open()
  const stages: string[] = []
  const first = await read('who', { onProgress: ({ stage }) => stages.push(stage) })
  expect(first).toEqual(expect.any(String))
  expect(await read('who')).toBe(first)
  expect(stages).toEqual(['waiting', 'begun'])
})

test('a refusal is passed on and costs no process', async () => {
  const read = open()
  const before = await read('who')
  expect(await refusalOf(read('refuse'))).toBe('damaged')
  expect(await read('who')).toBe(before)
})

test.each(['exit', 'break', 'babble', 'shout'])(
  'a process that ends unforeseen (%s) is replaced, its job answered',
  async (deed) => {
    const read = open()
    const before = await read('who')
    const [broken, next] = await Promise.all([refusalOf(read(deed)), read('who')])
    expect(broken).toBe('crashed')
    expect(next).not.toBe(before)
  },
)

test('a process that hangs is killed and replaced', async () => {
  const read = open({ stallMilliseconds: 400 })
  expect(await refusalOf(read('hang'))).toBe('too-slow')
  expect(await read('who')).toEqual(expect.any(String))
})

test('work that never ends is ended, however lively', async () => {
  const read = open({ mostMilliseconds: 300 })
  expect(await refusalOf(read('wait'))).toBe('too-slow')
})

test.runIf(process.platform === 'linux')('a process that grows too large is killed', async () => {
  const read = open({ mostBytes: 250_000_000 })
  expect(await refusalOf(read('grow'))).toBe('crashed')
})

test('more than the queue holds is refused at once', async () => {
  const read = open()
  const abort = new AbortController()
  const all = ['wait', 'wait', 'wait'].map((word) => refusalOf(read(word, { signal: abort.signal })))
  expect(await refusalOf(read('who'))).toBe('busy')
  abort.abort()
  expect(await Promise.all(all)).not.toContain('read')
})

test('cancelling stops the work, whether it waits, listens or is deaf', async () => {
  const read = open()
  const before = await read('who')
  const abort = new AbortController()
  const begun = Promise.withResolvers<void>()
  const atWork = refusalOf(
    read('wait', {
      signal: abort.signal,
      onProgress: ({ stage }) => (stage === 'begun' ? begun.resolve() : undefined),
    }),
  )
  const inQueue = refusalOf(read('wait', { signal: abort.signal }))
  await begun.promise
  abort.abort()
  expect(await Promise.all([atWork, inQueue])).toEqual(['cancelled', 'cancelled'])
  expect(await read('who')).toBe(before)
  const second = new AbortController()
  const deaf = refusalOf(
    read('hang', {
      signal: second.signal,
      onProgress: ({ stage }) => (stage === 'begun' ? second.abort() : undefined),
    }),
  )
  expect(await deaf).toBe('cancelled')
  expect(await read('who')).not.toBe(before)
})

test('an idle process is released, and one that has read enough is replaced', async () => {
  const read = open({ idleMilliseconds: 200, mostReadings: 2 })
  const first = await read('who')
  await expect.poll(() => read('who'), { interval: 500, timeout: 10_000 }).not.toBe(first)
})

test('a job that comes while an idle process is being released is not lost', async () => {
  const read = open({ idleMilliseconds: 150 })
  for (let round = 0; round < 12; round += 1) {
    expect(await refusalOf(read('who'))).toBe('read')
    await sleep(90 + round * 12)
  }
})

test('a process that stays large is replaced before the next job', async () => {
  const read = open({ restBytes: 1 })
  const first = await read('who')
  expect(await read('who')).not.toBe(first)
})

test('who has waited too long is told to come back', async () => {
  const read = open({ mostWaitMilliseconds: 3000 })
  const abort = new AbortController()
  const begun = Promise.withResolvers<void>()
  const busy = refusalOf(
    read('wait', {
      signal: abort.signal,
      onProgress: ({ stage }) => (stage === 'begun' ? begun.resolve() : undefined),
    }),
  )
  await begun.promise
  expect(await refusalOf(read('who'))).toBe('busy')
  abort.abort()
  expect(await busy).toBe('cancelled')
})

/** Long jobs of several visitors, each ended from outside; tells the order in which they began. */
const openLine = (settings: Partial<PoolSettings>) => {
  const read = open({ queue: 8, ...settings })
  const begun = new Set<string>()
  const ends = new Map<string, AbortController>()
  const ask = (name: string, visitor: string): Promise<unknown> => {
    const abort = new AbortController()
    ends.set(name, abort)
    const onProgress: Watch['onProgress'] = ({ stage }) => void (stage === 'begun' && begun.add(name))
    return refusalOf(read('wait', { signal: abort.signal, visitor, onProgress }))
  }
  // Two that begin together may be heard of in either order.
  const hasBegun = async (...names: string[]): Promise<void> => {
    await expect.poll(() => [...begun].sort(), { timeout: 10_000 }).toEqual(names.toSorted())
  }
  return { ask, hasBegun, end: (name: string) => ends.get(name)?.abort() }
}

test('visitors take turns: who has three long things to read holds up nobody for longer than one of them', async () => {
  const { ask, hasBegun, end } = openLine({})
  const all = [ask('a1', 'ann'), ask('a2', 'ann'), ask('a3', 'ann'), ask('b1', 'bob'), ask('c1', 'cat')]
  await hasBegun('a1')
  end('a1')
  await hasBegun('a1', 'b1')
  all.push(ask('b2', 'bob'))
  end('b1')
  await hasBegun('a1', 'b1', 'c1')
  end('c1')
  await hasBegun('a1', 'b1', 'c1', 'a2')
  end('a2')
  await hasBegun('a1', 'b1', 'c1', 'a2', 'b2')
  end('b2')
  await hasBegun('a1', 'b1', 'c1', 'a2', 'b2', 'a3')
  end('a3')
  expect(await Promise.all(all)).toEqual(Array.from({ length: 6 }, () => 'cancelled'))
})

test('while others wait a visitor has one at work; when nobody does, more', async () => {
  const { ask, hasBegun, end } = openLine({ workers: 2 })
  const all = [ask('a1', 'ann'), ask('a2', 'ann'), ask('b1', 'bob'), ask('b2', 'bob')]
  await hasBegun('a1', 'b1')
  end('b1')
  await hasBegun('a1', 'b1', 'b2')
  end('b2')
  await hasBegun('a1', 'b1', 'b2', 'a2')
  for (const name of ['a1', 'a2']) end(name)
  expect(await Promise.all(all)).not.toContain('busy')
})

test('one visitor fills half of the queue at most', async () => {
  const { ask, hasBegun, end } = openLine({ queue: 4 })
  const first = ask('a1', 'ann')
  await hasBegun('a1')
  const waiting = [ask('a2', 'ann'), ask('a3', 'ann')]
  expect(await ask('a4', 'ann')).toBe('busy')
  const other = ask('b1', 'bob')
  end('a1')
  await hasBegun('a1', 'b1')
  for (const name of ['a2', 'a3', 'b1']) end(name)
  await Promise.all([first, ...waiting, other])
})

test('where starts are long beside jobs, all processes start with the first job', async () => {
  const pool = openPool({ ...ordinary, workers: 2, startsTogether: true })
  onTestFinished(pool.stop)
  expect(pool.ready()).toBe(0)
  await pool.read(Buffer.from('who'))
  await expect.poll(pool.ready, { timeout: 10_000 }).toBe(2)
})
