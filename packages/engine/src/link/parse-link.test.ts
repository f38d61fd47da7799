import { expect, test } from 'vitest'
import { parseLink } from './parse-link.ts'

test.each([
  ['shop.example.co.uk/x', 'example.co.uk', 'example', 'shop'],
  ['https://www.EXAMPLE.com', 'example.com', 'example', ''],
  ['http://evil.vercel.app', 'evil.vercel.app', 'evil', ''],
  ['https://a.b.example.com:8443/?q=1', 'example.com', 'example', 'a.b'],
  ['github.io', 'github.io', 'github.io', ''],
])('%s is owned by %s', (url, domain, name, subdomain) => {
  expect(parseLink(url)).toMatchObject({ domain, name, subdomain })
})

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1',
  'http://0x7f000001/',
  'http://017700000001',
  'http://127。0。0。1/',
])('%s is the number 127.0.0.1', (url) => {
  expect(parseLink(url)).toMatchObject({ ip: 'v4', host: '127.0.0.1' })
})

test('an IPv6 address is judged', () => {
  expect(parseLink('http://[2001:db8::1]/x')).toMatchObject({ ip: 'v6' })
})

test('names in other alphabets are kept both ways', () => {
  expect(parseLink('https://bücher.example.com')).toMatchObject({
    host: 'xn--bcher-kva.example.com',
    shownHost: 'bücher.example.com',
  })
})

test.each([
  '',
  ' ',
  'hello',
  'http://',
  'http://.',
  'https://..',
  'mailto:ann@example.com',
  'tel:+4312345',
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'ftp://example.com',
  'ann@example.com',
  'localhost',
  'http://localhost:3000',
  'report.pdfx',
  'http://exa mple',
  'http://\ud800.com',
  `http://${'a.'.repeat(63)}com`,
  `http://${'a'.repeat(64)}.com`,
  'x'.repeat(100_000),
  `http://example.com/${'x'.repeat(100_000)}`,
  '\u0000\u0001',
  'http://[::1',
  'http://256.256.256.256',
  '://',
  '//',
  '?',
  '#',
])('%# is no web link', (pasted) => {
  expect(parseLink(pasted)).toBeUndefined()
})

test('eight thousand characters of query are no hindrance', () => {
  expect(parseLink(`https://example.com/?q=${'x'.repeat(8000)}`)).toMatchObject({ domain: 'example.com' })
})
