import { expect, test } from 'vitest'
import { areasOf, pinPlaces, withRoom } from './areas.ts'
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

test('a frame leaves room around its words, but none of it is the next line’s', () => {
  const size = { width: 780, height: 1120 }
  const alone = withRoom(box(100, 50, 200), [], size)
  expect(alone).toEqual({ x: 97.5, y: 197.5, width: 55, height: 15 })
  const line = (y: number, x = 0) => ({ x, y, width: 300, height: 10 })
  const { y, height } = withRoom(box(100, 50, 200), [line(188), line(200), line(211), line(195, 400)], size)
  expect(y).toBe(199)
  expect(y + height).toBe(210.5)
  const touched = withRoom(box(100, 50, 200), [line(208)], size)
  expect(touched.y + touched.height).toBe(209)
})
