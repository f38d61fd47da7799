import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { Watch } from '../reading.ts'
import { OWN_FILES } from '../own-files.ts'
import { openPool, type PoolSettings } from './pool.ts'

const open = (settings: Partial<PoolSettings> = {}) => {
  const pool = openPool({
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
    ...settings,
  })
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
  const read = open({ mostWaitMilliseconds: 1500 })
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
