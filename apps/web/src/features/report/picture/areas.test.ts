import { expect, test } from 'vitest'
import { areasOf, pinPlaces } from './areas.ts'
import type { Reason } from '../reasons/marks.ts'

const reason = (number: number, strength: Reason['strength']): Reason => ({
  number,
  rule: `text/${number}`,
  title: '',
  why: '',
  strength,
  quotes: [],
  isInText: true,
  start: 0,
  evidence: [number - 1],
})

const box = (x: number, width: number, y = 0) => ({ x, y, width, height: 10 })

test('reasons on the same words share a box that holds them all, the strongest first', () => {
  const areas = areasOf([reason(1, 'weak'), reason(2, 'strong')], [[box(0, 50)], [box(20, 60)]])
  expect(areas).toEqual([{ box: box(0, 80), numbers: [2, 1], strength: 'strong' }])
})

test('reasons on other words keep their own', () => {
  const areas = areasOf([reason(1, 'weak'), reason(2, 'weak')], [[box(0, 50)], [box(0, 50, 40), box(60, 20)]])
  expect(areas.map(({ numbers }) => numbers)).toEqual([[1], [2], [2]])
  expect(areas.map(({ box: { y } }) => y)).toEqual([0, 0, 40])
})

test('pins stand at their boxes, never on each other and never off the picture', () => {
  const areas = areasOf(
    [reason(1, 'weak'), reason(2, 'weak'), reason(3, 'weak')],
    [[box(0, 10, 480)], [box(30, 10, 482)], [box(60, 10, 484)]],
  )
  const places = pinPlaces(areas, { width: 200, height: 500 })
  expect(places).toHaveLength(3)
  expect(Math.max(...places)).toBeLessThanOrEqual(1)
  expect((places[1] ?? 0) - (places[0] ?? 0)).toBeGreaterThan(0.039)
  expect((places[2] ?? 0) - (places[1] ?? 0)).toBeGreaterThan(0.039)
})
