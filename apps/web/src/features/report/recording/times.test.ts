import { expect, test } from 'vitest'
import { rowsOf, sayTime, timeOf } from './times.ts'

test('times are said as a player says them', () => {
  expect([0, 7.9, 61, 750, 3725].map(sayTime)).toEqual(['0:00', '0:07', '1:01', '12:30', '1:02:05'])
})

test('a place in the transcript is found in its segment, also where words repeat', () => {
  const segments = [
    { text: 'call me', start: 1, end: 3 },
    { text: 'call me', start: 10, end: 12 },
  ]
  const transcript = 'call me call me'
  expect(timeOf(transcript, segments, 0)).toBe(1)
  expect(timeOf(transcript, segments, 8)).toBe(10)
  expect(timeOf(transcript, segments, 12)).toBeGreaterThan(10.5)
  expect(timeOf(transcript, segments, 99)).toBe(12)
})

test('pins of the same moment stand one above another, others side by side', () => {
  expect(rowsOf([10, 10, 50, 12], 5)).toEqual([0, 1, 0, 2])
  expect(rowsOf([30, 10], 5)).toEqual([0, 0])
  expect(rowsOf([], 5)).toEqual([])
})
