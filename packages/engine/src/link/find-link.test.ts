import { expect, test } from 'vitest'
import { findLink, refang } from './find-link.ts'

test.each([
  ['hxxps://evil[.]com/a', 'https://evil.com/a'],
  ['hXXp[:]//evil(.)com', 'http://evil.com'],
  ['h**p://evil{dot}com', 'http://evil.com'],
  ['https[://]evil[.]com', 'https://evil.com'],
])('%s is written back as %s', (written, meant) => {
  expect(refang(written)).toBe(meant)
})

test.each([
  ['example.com', 'example.com'],
  ['  https://example.com/a.  ', 'https://example.com/a'],
  ['<https://example.com/a>', 'https://example.com/a'],
  ['(see https://example.com/a_(b))', 'https://example.com/a_(b)'],
  ['Your parcel waits: example.com/parcel, pay now!', 'example.com/parcel'],
  ['Go to HTTPS://EXAMPLE.COM/Path now', 'HTTPS://EXAMPLE.COM/Path'],
  ['https://example.com/a?b=c,d;e!', 'https://example.com/a?b=c,d;e'],
  ['“https://example.com”', 'https://example.com'],
])('in %j the link is %j', (pasted, link) => {
  expect(findLink(pasted)).toBe(link)
})

test.each(['', '   ', 'hello there', 'x'.repeat(100_000)])('%# holds no link', (pasted) => {
  expect(findLink(pasted)).toBeUndefined()
})

test('text made to confuse the patterns is answered at once', () => {
  const started = performance.now()
  for (const piece of ['a.', '[.', 'hxxp:', 'https:/', 'a-', '((((', 'ａ．'])
    findLink(`x ${piece.repeat(9000)}`.slice(0, 19_000))
  expect(performance.now() - started).toBeLessThan(1500)
})
