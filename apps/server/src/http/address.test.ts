import { expect, test } from 'vitest'
import { visitorOf } from './address.ts'

test('an IPv4 address stands for itself, however it is written', () => {
  expect(visitorOf('203.0.113.9')).toBe('203.0.113.9')
  expect(visitorOf('::ffff:203.0.113.9')).toBe('203.0.113.9')
})

test('all addresses of one IPv6 household are one visitor', () => {
  expect(visitorOf('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2')
  expect(visitorOf('2001:0db8:0001:0002::77')).toBe('2001:db8:1:2')
  expect(visitorOf('2001:db8:1:3::1')).not.toBe(visitorOf('2001:db8:1:2::1'))
  expect(visitorOf('::1')).toBe('0:0:0:0')
})
