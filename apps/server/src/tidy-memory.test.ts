import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { tidyWhenQuiet } from './tidy-memory.ts'

const MEGABYTE = 1024 * 1024

const watch = (): { readonly count: () => number } => {
  let collected = 0
  const tidy = tidyWhenQuiet(() => (collected += 1), 100)
  onTestFinished(tidy.stop)
  return { count: () => collected }
}

test('what a burst left is collected once it is quiet, and only once', async () => {
  const { count } = watch()
  const left = Array.from({ length: 10 }, () => Buffer.alloc(8 * MEGABYTE))
  await expect.poll(count, { timeout: 5000 }).toBe(1)
  await sleep(400)
  expect(count()).toBe(1)
  expect(left).toHaveLength(10)
})

test('a process that holds no more than before is left alone', async () => {
  const { count } = watch()
  await sleep(500)
  expect(count()).toBe(0)
})

test('nobody is made to wait: a busy process is left alone', async () => {
  const { count } = watch()
  const left = [Buffer.alloc(80 * MEGABYTE)]
  const end = performance.now() + 600
  while (performance.now() < end) {
    const turn = performance.now() + 40
    while (performance.now() < turn) Math.sqrt(turn)
    await sleep(1)
  }
  expect(count()).toBe(0)
  expect(left).toHaveLength(1)
})
