import { expect, test } from 'vitest'
import { judged, opinionOf, signsOf } from '../../../testing/link-model.ts'

const engine = 'link/address-tricks'

test.each([
  ['https://paypal.com@evil.example.com/', 'user-before-host'],
  ['http://2130706433/', 'ip-odd'],
  ['http://0x7f.1/', 'ip-odd'],
  ['http://192.0.2.7/login', 'ip'],
  ['https://xn--pypal-4ve.com', 'mixed-letters'],
  ['https://paypal.com-verify.example.net', 'ending-inside'],
  ['https://a.b.c.d.e.f.example.com', 'many-labels'],
  ['https://example.com:4444/', 'odd-port'],
  ['https://ex%61mple.com/', 'encoded-host'],
  ['https://good.example.com\\@evil.example.net/', 'backslash'],
  [`https://${'long-name-'.repeat(5)}x.example-of-a-domain-name.com`, 'long-host'],
])('%s uses the trick %s', (url, id) => {
  expect(signsOf(url).tricks.map((trick) => trick.id)).toContain(id)
  expect(['suspicious', 'malicious']).toContain(opinionOf(engine, url))
})

test.each([
  'https://example.com/a@b',
  'https://bücher.de',
  'https://пример.рф',
  'https://www.example.com:8080/x',
  'https://example.com/?mail=a@b.com',
  'https://comnet.org/a',
])('%s plays no trick', (url) => {
  expect(judged(url).opinions.find((opinion) => opinion.engine === engine)).toMatchObject({ opinion: 'cannot-tell' })
})
