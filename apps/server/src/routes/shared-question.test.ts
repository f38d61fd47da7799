import { expect, test } from 'vitest'
import { sharedQuestion } from './shared-question.ts'

const setUp = (answer: () => Promise<void>) => {
  let time = 0
  let asked = 0
  const ask = sharedQuestion(
    () => {
      asked += 1
      return answer()
    },
    () => time,
  )
  return { ask, asked: () => asked, pass: (milliseconds: number) => (time += milliseconds) }
}

test('many who ask within a second share one question', async () => {
  const { ask, asked, pass } = setUp(async () => {})
  await Promise.all(Array.from({ length: 50 }, () => ask()))
  pass(999)
  await ask()
  expect(asked()).toBe(1)
  pass(1)
  await ask()
  expect(asked()).toBe(2)
})

test('a failure is shared for a second too', async () => {
  const { ask, asked, pass } = setUp(async () => Promise.reject(new Error('away')))
  await expect(ask()).rejects.toThrow('away')
  await expect(ask()).rejects.toThrow('away')
  expect(asked()).toBe(1)
  pass(1000)
  await expect(ask()).rejects.toThrow('away')
  expect(asked()).toBe(2)
})

test('who hangs is given up on after a second, and not asked again before the first question has ended', async () => {
  let end = (): void => {}
  const { ask, asked, pass } = setUp(
    () =>
      new Promise((resolve) => {
        end = resolve
      }),
  )
  const started = performance.now()
  await expect(ask()).rejects.toThrow('database-away')
  expect(performance.now() - started).toBeLessThan(1500)
  pass(5000)
  await expect(ask()).rejects.toThrow('database-away')
  expect(asked()).toBe(1)
  end()
  await new Promise(setImmediate)
  void ask()
  expect(asked()).toBe(2)
  end()
})
