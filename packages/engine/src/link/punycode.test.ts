import { domainToUnicode } from 'node:url'
import { expect, test } from 'vitest'
import { toUnicodeHost } from './punycode.ts'

test.each([
  'bücher.example',
  'аррӏе.com',
  '日本語.jp',
  'ελλάδα.gr',
  'münchen-straße.de',
  'пример.испытание',
  'a-b-ü.com',
])('%s is decoded as Node does', (name) => {
  const { hostname } = new URL(`http://${name}`)
  expect(toUnicodeHost(hostname)).toBe(domainToUnicode(hostname))
})

test.each(['xn--', 'xn--99999999999', 'xn--a-\u00fc', 'xn--zzzzzzzzzzzzzzzzzzzz'])(
  '%s is left alone or decoded, never an error',
  (label) => {
    expect(toUnicodeHost(`${label}.com`)).toContain('.com')
  },
)
