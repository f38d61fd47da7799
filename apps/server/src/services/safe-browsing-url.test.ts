import { expect, test } from 'vitest'
import { canonicalBytes, expressionsOf, fullHash, prefixOf } from './safe-browsing-url.ts'

const written = (url: string): string => {
  const { scheme, host, path, query } = canonicalBytes(url)
  return scheme + host + path + query
}

/** The vectors that Google publishes with the rules. */
test.each([
  ['http://host/%25%32%35', 'http://host/%25'],
  ['http://host/%25%32%35%25%32%35', 'http://host/%25%25'],
  ['http://host/%2525252525252525', 'http://host/%25'],
  ['http://host/asdf%25%32%35asd', 'http://host/asdf%25asd'],
  ['http://host/%%%25%32%35asd%%', 'http://host/%25%25%25asd%25%25'],
  ['http://www.google.com/', 'http://www.google.com/'],
  [
    'http://%31%36%38%2e%31%38%38%2e%39%39%2e%32%36/%2E%73%65%63%75%72%65/%77%77%77%2E%65%62%61%79%2E%63%6F%6D/',
    'http://168.188.99.26/.secure/www.ebay.com/',
  ],
  [
    'http://195.127.0.11/uploads/%20%20%20%20/.verify/.eBaysecure=updateuserdataxplimnbqmn-xplmvalidateinfoswqpcmlx=hgplmcx/',
    'http://195.127.0.11/uploads/%20%20%20%20/.verify/.eBaysecure=updateuserdataxplimnbqmn-xplmvalidateinfoswqpcmlx=hgplmcx/',
  ],
  [
    'http://host%23.com/%257Ea%2521b%2540c%2523d%2524e%25f%255E00%252611%252A22%252833%252944_55%252B',
    'http://host%23.com/~a!b@c%23d$e%25f^00&11*22(33)44_55+',
  ],
  ['http://3279880203/blah', 'http://195.127.0.11/blah'],
  ['http://www.google.com/blah/..', 'http://www.google.com/'],
  ['www.google.com/', 'http://www.google.com/'],
  ['www.google.com', 'http://www.google.com/'],
  ['http://www.evil.com/blah#frag', 'http://www.evil.com/blah'],
  ['http://www.GOOgle.com/', 'http://www.google.com/'],
  ['http://www.google.com.../', 'http://www.google.com/'],
  ['http://www.google.com/foo\tbar\rbaz\n2', 'http://www.google.com/foobarbaz2'],
  ['http://www.google.com/q?', 'http://www.google.com/q?'],
  ['http://www.google.com/q?r?', 'http://www.google.com/q?r?'],
  ['http://www.google.com/q?r?s', 'http://www.google.com/q?r?s'],
  ['http://evil.com/foo#bar#baz', 'http://evil.com/foo'],
  ['http://evil.com/foo;', 'http://evil.com/foo;'],
  ['http://evil.com/foo?bar;', 'http://evil.com/foo?bar;'],
  ['http://\u0001\u0080.com/', 'http://%01%80.com/'],
  ['http://notrailingslash.com', 'http://notrailingslash.com/'],
  ['http://www.gotaport.com:1234/', 'http://www.gotaport.com/'],
  ['  http://www.google.com/  ', 'http://www.google.com/'],
  ['http:// leadingspace.com/', 'http://%20leadingspace.com/'],
  ['http://%20leadingspace.com/', 'http://%20leadingspace.com/'],
  ['%20leadingspace.com/', 'http://%20leadingspace.com/'],
  ['https://www.securesite.com/', 'https://www.securesite.com/'],
  ['http://host.com/ab%23cd', 'http://host.com/ab%23cd'],
  ['http://host.com//twoslashes?more//slashes', 'http://host.com/twoslashes?more//slashes'],
])('%j is written %j', (given, expected) => {
  expect(written(given)).toBe(expected)
})

const expressions = (url: string, domain: string): string[] => expressionsOf(canonicalBytes(url), domain)

test('every host and folder above a page is a spelling of it', () => {
  expect(expressions('http://a.b.com/1/2.html?param=1', 'b.com')).toEqual([
    'a.b.com/1/2.html?param=1',
    'a.b.com/1/2.html',
    'a.b.com/',
    'a.b.com/1/',
    'b.com/1/2.html?param=1',
    'b.com/1/2.html',
    'b.com/',
    'b.com/1/',
  ])
})

test('of a long name the last labels count, of a number only itself', () => {
  const hosts = expressions('http://a.b.c.d.e.f.com/1.html', 'f.com').filter((text) => text.endsWith('/1.html'))
  expect(hosts).toEqual(
    ['a.b.c.d.e.f.com', 'c.d.e.f.com', 'd.e.f.com', 'e.f.com', 'f.com'].map((host) => `${host}/1.html`),
  )
  expect(expressions('http://1.2.3.4/1/', '1.2.3.4')).toEqual(['1.2.3.4/1/', '1.2.3.4/'])
  expect(expressions('http://example.co.uk/1', 'example.co.uk')).toEqual(['example.co.uk/1', 'example.co.uk/'])
})

test('there are never more than thirty', () => {
  expect(expressions('http://a.b.c.d.e.f.com/1/2/3/4/5/6.html?q', 'f.com')).toHaveLength(30)
})

test('the hash is the published one, and only four bytes of it are sent', () => {
  const hash = fullHash('foo.com/')
  expect(hash.toString('hex')).toMatch(/^af30010e4c011fc7/)
  expect(prefixOf(fullHash('abc'))).toBe(Buffer.from('ba7816bf', 'hex').toString('base64'))
})
