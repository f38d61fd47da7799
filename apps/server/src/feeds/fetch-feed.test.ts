import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startOutside, type Told } from '../testing/outside-world.ts'
import { hostHash, pageHash } from './feed-table.ts'
import { FeedError, fetchFeed } from './fetch-feed.ts'

const KEY = 'secret-key-0123'
const TEXT = { 'content-type': 'text/plain' }
const LIMITS = { bytes: 100_000, milliseconds: 600 }

const open = async (answer: (place: string, number: number) => Told) => {
  const outside = await startOutside(({ path }, number) => answer(path, number))
  const get = (etag?: string) =>
    fetchFeed(
      { name: 'Quokka', address: `${outside.home}/feed.txt?key=${KEY}` },
      { fetcher: fetch, limits: LIMITS, etag, ending: new AbortController().signal },
    )
  return { get, asked: outside.asked, home: outside.home }
}

test('a list is read, with its mark, and hashed as it will be looked up', async () => {
  const body = 'https://Bad.example.com/login?a=1\nwww.worse.example.com\nhttps://bad.example.com/login?a=1\n'
  const { get, asked } = await open(() => ({ headers: { ...TEXT, etag: '"one"' }, body }))
  expect(await get()).toEqual({
    status: 'new',
    etag: '"one"',
    hashes: new BigUint64Array([pageHash('bad.example.com/login?a=1'), hostHash('worse.example.com')]).sort(),
  })
  expect(asked).toHaveLength(1)
  expect(asked[0]?.query.get('key')).toBe(KEY)
  expect(asked[0]?.headers['if-none-match']).toBeUndefined()
})

test('the mark is sent back, and "not modified" believed only where one was sent', async () => {
  const { get, asked } = await open(() => ({ status: 304, headers: TEXT, body: '' }))
  expect(await get('"one"')).toEqual({ status: 'same' })
  expect(asked[0]?.headers['if-none-match']).toBe('"one"')
  await expect(get()).rejects.toThrow('answered 304')
})

test('a packed list is unpacked', async () => {
  const headers = { ...TEXT, 'content-encoding': 'gzip' }
  const { get } = await open(() => ({ headers, body: gzipSync('bad.example.com\n') }))
  expect(await get()).toMatchObject({ status: 'new', hashes: new BigUint64Array([hostHash('bad.example.com')]) })
})

const bomb = gzipSync(Buffer.alloc(50_000_000, 'a.example.com\n'))

const broken: readonly (readonly [string, Told, string])[] = [
  ['500', { status: 500, headers: TEXT, body: 'bad.example.com\n' }, 'answered 500'],
  ['404', { status: 404, headers: TEXT, body: 'bad.example.com\n' }, 'answered 404'],
  ['too large', { headers: TEXT, body: 'a.example.com\n'.repeat(10_000) }, 'it is too large'],
  ['a gzip bomb', { headers: { ...TEXT, 'content-encoding': 'gzip' }, body: bomb }, 'it is too large'],
  ['bad gzip', { headers: { ...TEXT, 'content-encoding': 'gzip' }, body: 'no gzip' }, 'could not be fetched'],
  ['silence', { silent: true }, 'did not arrive in time'],
  ['a slow drip', { headers: TEXT, drip: 'a.example.com\n' }, 'did not arrive in time'],
  ['a drip without lines', { headers: TEXT, drip: 'a' }, 'did not arrive in time'],
  ['bytes', { headers: TEXT, body: Buffer.from([0x1f, 0x8b, 0xff, 0x00, 0x01]) }, 'it is not UTF-8 text'],
  ['zeros', { headers: TEXT, body: 'a.example.com\n\0\n' }, 'it is not text'],
  ['words', { headers: TEXT, body: 'please come back later\n' }, 'is empty'],
  ['nothing', { headers: TEXT, body: '' }, 'is empty'],
  ['a page', { headers: { 'content-type': 'text/html' }, body: 'https://a.example.com/x\n' }, 'answered a page'],
  ['a page that hides it', { headers: TEXT, body: '\n <a href="https://a.example.com/x">x</a>\n' }, 'answered a page'],
  ['JSON', { body: '["https://a.example.com/x"]' }, 'answered a page'],
  ['another host', { status: 302, headers: { location: 'http://localhost:1/feed.txt' } }, 'leads to another place'],
  ['another port', { status: 301, headers: { location: '//127.0.0.1:1/feed.txt' } }, 'leads to another place'],
  ['a circle', { status: 302, headers: { location: '/feed.txt' } }, 'leads in a circle'],
  ['no place', { status: 302, headers: { location: 'http://' } }, 'leads nowhere'],
  ['a redirect without place', { status: 302 }, 'leads nowhere'],
]

test.each(broken)('%s: refused in time, in words without the address', async (_, told, words) => {
  const { get } = await open(() => told)
  const started = performance.now()
  const error: unknown = await get().catch((problem: unknown) => problem)
  expect(performance.now() - started).toBeLessThan(2500)
  expect(error).toBeInstanceOf(FeedError)
  expect(String(error)).toContain(words)
  expect(String(error)).not.toMatch(/secret|127\.0\.0\.1|feed\.txt|localhost/)
})

test('a redirect on the same host is followed, with the mark', async () => {
  const { get, asked } = await open((place) =>
    place === '/feed.txt'
      ? { status: 302, headers: { location: '/lists/today.txt' } }
      : { headers: TEXT, body: 'bad.example.com\n' },
  )
  expect(await get('"one"')).toMatchObject({ status: 'new' })
  expect(asked.map(({ path, headers }) => [path, headers['if-none-match']])).toEqual([
    ['/feed.txt', '"one"'],
    ['/lists/today.txt', '"one"'],
  ])
})

test('nobody there is a failure like any other', async () => {
  const feed = { name: 'Quokka', address: `http://127.0.0.1:9/${KEY}` }
  const asked = { fetcher: fetch, limits: LIMITS, etag: undefined, ending: new AbortController().signal }
  await expect(fetchFeed(feed, asked)).rejects.toThrow('could not be fetched')
})
