import { expect, onTestFinished, test } from 'vitest'
import type { Watch } from '../reading.ts'
import { openPool, type PoolSettings } from './pool.ts'

const open = (settings: Partial<PoolSettings> = {}) => {
  const pool = openPool({
    entry: new URL('testing/odd-process.ts', import.meta.url),
    workers: 1,
    queue: 2,
    stallMilliseconds: 5000,
    mostMilliseconds: 20_000,
    mostBytes: 400_000_000,
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
  const first = await read('pid', { onProgress: ({ stage }) => stages.push(stage) })
  expect(first).toEqual(expect.any(Number))
  expect(await read('pid')).toBe(first)
  expect(stages).toEqual(['begun'])
})

test('a refusal is passed on and costs no process', async () => {
  const read = open()
  const before = await read('pid')
  expect(await refusalOf(read('refuse'))).toBe('damaged')
  expect(await read('pid')).toBe(before)
})

test.each(['exit', 'break'])('a process that ends unforeseen (%s) is replaced, its job answered', async (deed) => {
  const read = open()
  const before = await read('pid')
  const [broken, next] = await Promise.all([refusalOf(read(deed)), read('pid')])
  expect(broken).toBe('crashed')
  expect(next).not.toBe(before)
})

test('a process that hangs is killed and replaced', async () => {
  const read = open({ stallMilliseconds: 400 })
  expect(await refusalOf(read('hang'))).toBe('too-slow')
  expect(await read('pid')).toEqual(expect.any(Number))
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
  expect(await refusalOf(read('pid'))).toBe('busy')
  abort.abort()
  expect(await Promise.all(all)).not.toContain('read')
})

test('cancelling stops the work, whether it waits, listens or is deaf', async () => {
  const read = open()
  const before = await read('pid')
  const abort = new AbortController()
  const begun = Promise.withResolvers<void>()
  const atWork = refusalOf(read('wait', { signal: abort.signal, onProgress: () => begun.resolve() }))
  const inQueue = refusalOf(read('wait', { signal: abort.signal }))
  await begun.promise
  abort.abort()
  expect(await Promise.all([atWork, inQueue])).toEqual(['cancelled', 'cancelled'])
  expect(await read('pid')).toBe(before)
  const second = new AbortController()
  const deaf = refusalOf(read('hang', { signal: second.signal, onProgress: () => second.abort() }))
  expect(await deaf).toBe('cancelled')
  expect(await read('pid')).not.toBe(before)
})

test('an idle process is released, and one that has read enough is replaced', async () => {
  const read = open({ idleMilliseconds: 200, mostReadings: 2 })
  const first = await read('pid')
  await expect.poll(() => read('pid'), { interval: 500, timeout: 10_000 }).not.toBe(first)
})
