import { expect, test } from 'vitest'
import { breaker } from './breaker.ts'

const clocked = () => {
  let time = 1000
  const given = breaker(() => time)
  return { ...given, pass: (seconds: number) => (time += seconds * 1000) }
}

test('it opens after three failures in a row, tries once, and closes after a success', () => {
  const { mayAsk, failed, succeeded, pass } = clocked()
  failed()
  failed()
  succeeded()
  failed()
  failed()
  expect(mayAsk()).toBe(true)
  failed()
  expect(mayAsk()).toBe(false)
  pass(31)
  expect(mayAsk()).toBe(true)
  expect(mayAsk()).toBe(false)
  succeeded()
  expect(mayAsk()).toBe(true)
  expect(mayAsk()).toBe(true)
})

test('each failed trial doubles the wait, up to ten minutes', () => {
  const { mayAsk, failed, pass } = clocked()
  for (let count = 0; count < 3; count += 1) failed()
  const waits: number[] = []
  for (let round = 0; round < 8; round += 1) {
    let seconds = 0
    while (!mayAsk()) {
      pass(1)
      seconds += 1
    }
    waits.push(seconds)
    failed()
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 600, 600, 600])
})

test('a time the service names is kept', () => {
  const { mayAsk, toldToWait, pass } = clocked()
  toldToWait(7000)
  pass(6)
  expect(mayAsk()).toBe(false)
  pass(1)
  expect(mayAsk()).toBe(true)
})
