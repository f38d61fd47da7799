import { expect, test } from 'vitest'
import { widthOfText } from './letter-widths.ts'

// What stands where was measured on apps/server/src/testing/files/parcel.png: of the line's 569 pixels 188 lie before.
test('a stretch of a line is found where it stands, not where equally wide letters would put it', () => {
  const before = widthOfText('USPS: Your ') / widthOfText('USPS: Your package is held because')
  expect(before * 569).toBeGreaterThan(180)
  expect(before * 569).toBeLessThan(200)
})

test('scripts whose letters are all equally wide stay as they were', () => {
  expect(widthOfText('您的包裹') / widthOfText('您的包裹已到达')).toBeCloseTo(4 / 7)
  expect(widthOfText('')).toBe(0)
})
