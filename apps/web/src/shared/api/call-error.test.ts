import { expect, test } from 'vitest'
import { CallError, toCallError } from './call-error.ts'

test('a refusal with a waiting time says when to try again', () => {
  expect(new CallError('Too many requests.', { reason: 'refused', retryAfterSeconds: 40 }).hint).toBe(
    'Try again in 40 seconds.',
  )
  expect(new CallError('Too many tries.', { reason: 'refused', retryAfterSeconds: 900 }).hint).toBe(
    'Try again in 15 minutes.',
  )
})

test('anything else thrown becomes the fallback sentence', () => {
  expect(toCallError(new TypeError('x is undefined'), 'Login failed').message).toBe('Login failed')
})
