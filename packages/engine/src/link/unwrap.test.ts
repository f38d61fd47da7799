import { expect, test } from 'vitest'
import { unwrap } from './unwrap.ts'

const inner = (url: string): string => unwrap(new URL(url)).url.href

test.each([
  ['https://www.google.com/url?q=https://evil.example/a&sa=D', 'https://evil.example/a'],
  ['https://www.google.co.uk/url?url=https://evil.example/', 'https://evil.example/'],
  ['https://www.google.com/amp/s/evil.example/a', 'http://evil.example/a'],
  [
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fevil.example%2Fa&data=05',
    'https://evil.example/a',
  ],
  ['https://urldefense.proofpoint.com/v1/url?u=http://evil.example/&k=1', 'http://evil.example/'],
  ['https://urldefense.proofpoint.com/v2/url?u=https-3A__evil.example_a-3Fb-3D1&d=DwMF', 'https://evil.example/a?b=1'],
  ['https://urldefense.com/v3/__https://evil.example/a__;!!Abc$', 'https://evil.example/a'],
  ['https://urldefense.com/v3/__https://evil.example/a*b__;Iw!!Abc$', 'https://evil.example/a#b'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fevil.example%2F', 'https://evil.example/'],
  ['https://www.youtube.com/redirect?q=https%3A%2F%2Fevil.example', 'https://evil.example/'],
  ['https://linkprotect.cudasvc.com/url?a=https%3a%2f%2fevil.example%2f&c=E', 'https://evil.example/'],
  ['https://www.bing.com/ck/a?!&&p=1&u=a1aHR0cHM6Ly9ldmlsLmV4YW1wbGUv&ntb=1', 'https://evil.example/'],
])('%s leads to %s', (outer, target) => {
  expect(inner(outer)).toBe(target)
})

test('a redirector inside a redirector is taken off too, and both are told', () => {
  const middle = `https://www.google.com/url?q=${encodeURIComponent('https://evil.example/')}`
  const { url, hops } = unwrap(new URL(`https://l.facebook.com/l.php?u=${encodeURIComponent(middle)}`))
  expect(url.hostname).toBe('evil.example')
  expect(hops).toHaveLength(2)
})

test.each([
  'https://www.google.com/search?q=https://evil.example',
  'https://www.google.com/url?q=javascript:alert(1)',
  'https://evil.example/url?q=https://www.google.com',
])('%s is judged as it stands', (url) => {
  expect(inner(url)).toBe(new URL(url).href)
})

test('endless wrapping ends', () => {
  let url = 'https://evil.example/'
  for (let i = 0; i < 12; i += 1) url = `https://www.google.com/url?q=${encodeURIComponent(url)}`
  expect(unwrap(new URL(url)).hops.length).toBeLessThanOrEqual(5)
})
