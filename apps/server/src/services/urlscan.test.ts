import { expect, test } from 'vitest'
import { KEYS, openTestServices } from '../testing/link-check.ts'
import { startOutside } from '../testing/outside-world.ts'

const LINK = 'https://login.bad.co.uk/secret/page?x=1'
const { URLSCAN_KEY } = KEYS

const scan = (malicious: boolean | undefined, domain = 'login.bad.co.uk') => ({
  _id: '00000000-0000-0000-0000-000000000000',
  task: { domain, visibility: 'public', url: `https://${domain}/` },
  page: { domain },
  ...(malicious === undefined ? {} : { verdicts: { malicious, score: malicious ? 100 : 0 } }),
})

const start = async (results: readonly unknown[]) => {
  const { home, asked } = await startOutside(() => ({
    body: { results, total: results.length, took: 3, has_more: false },
  }))
  const server = openTestServices({ URLSCAN_KEY }, { homes: { urlscan: home } })
  return { ...server, asked }
}

test('only the domain is searched for', async () => {
  const { check, asked } = await start([])
  const { opinion, answered } = await check(LINK)
  expect(opinion).toMatchObject({ name: 'urlscan.io', opinion: 'cannot-tell' })
  expect(answered).toEqual(['urlscan.io'])
  expect(asked[0]).toMatchObject({ method: 'GET', path: '/api/v1/search/', headers: { 'api-key': URLSCAN_KEY } })
  expect(asked[0]?.query.get('q')).toBe('domain:"bad.co.uk"')
  expect(asked[0]?.query.toString()).not.toMatch(/login|secret|page/)
})

test.each([
  ['most scans bad', [scan(true), scan(true), scan(false)], 'malicious'],
  ['the only scan bad', [scan(true)], 'suspicious'],
  ['a few of many bad', [scan(true), scan(true), scan(false), scan(false), scan(false)], 'cannot-tell'],
  ['all scans clean', [scan(false), scan(false)], 'cannot-tell'],
  ['scans without a verdict', [scan(undefined), scan(undefined)], 'cannot-tell'],
  ['scans of others that led here', [scan(true, 'evil.example.net'), scan(true, 'notbad.co.uk')], 'cannot-tell'],
])('%s', async (_, results, expected) => {
  const { check } = await start(results)
  expect((await check(LINK)).opinion?.opinion).toBe(expected)
})

test('a number is not searched for, and that is said', async () => {
  const { check, asked } = await start([])
  expect((await check('http://93.184.216.34/x')).opinion).toMatchObject({ opinion: 'skipped' })
  expect(asked).toEqual([])
})

test('one answer serves every page of the domain', async () => {
  const { check, asked } = await start([scan(true)])
  await check(LINK)
  expect((await check('https://www.bad.co.uk/other')).opinion?.opinion).toBe('suspicious')
  expect(asked).toHaveLength(1)
})
