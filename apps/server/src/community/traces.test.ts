import { expect, test } from 'vitest'
import { NEAR, tracesOf } from './traces.ts'

const shared = (one: string, other: string): number => {
  const known = new Set(tracesOf(other))
  return tracesOf(one).filter((trace) => known.has(trace)).length
}

const parcel =
  'Your parcel is held at the depot. Pay the small fee of 1.99 at http://fee.example/1 today to release it.'

test('another number, another name, another mark: nearly the same', () => {
  expect(shared(parcel, parcel.replace('1.99', '2.49').replace('today', 'today!!'))).toBe(16)
  expect(shared(`Dear [name], ${parcel}`, parcel)).toBeGreaterThanOrEqual(NEAR)
  expect(shared(parcel, parcel.replace('small fee', 'customs fee'))).toBeGreaterThanOrEqual(NEAR)
})

test('another message is another one, also in scripts without spaces', () => {
  expect(shared(parcel, 'See you on Sunday at the station, bring the dog and the blue umbrella please.')).toBeLessThan(
    3,
  )
  expect(
    shared('您的包裹因地址不完整无法派送，请尽快更新信息', '妈妈我的手机坏了，这是我的新号码，请转账给我'),
  ).toBeLessThan(3)
  expect(shared('12345', '67890')).toBe(0)
})
