import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { KEYS, openTestServices } from '../testing/link-check.ts'
import { startOutside, type Told } from '../testing/outside-world.ts'

const LINK = 'https://login.bad.example.com/a/b.html?x=1'
const { SAFE_BROWSING_KEY } = KEYS

const hashOf = (expression: string): Buffer => createHash('sha256').update(expression).digest()

const listing = (expression: string, threatType: string, attributes: readonly string[] = []): Told => ({
  body: {
    fullHashes: [{ fullHash: hashOf(expression).toString('base64'), fullHashDetails: [{ threatType, attributes }] }],
    cacheDuration: '300s',
  },
})

const start = async (answer: () => Told) => {
  const { home, asked } = await startOutside(answer)
  const server = openTestServices({ SAFE_BROWSING_KEY }, { homes: { safeBrowsing: home } })
  return { ...server, asked, home }
}

test('only hash prefixes of four bytes leave', async () => {
  const { check, asked } = await start(() => ({ body: { cacheDuration: '300s' } }))
  const { opinion, answered } = await check(`${LINK}#part`)
  expect(opinion).toMatchObject({ name: 'Google Safe Browsing', opinion: 'cannot-tell' })
  expect(answered).toEqual(['Google Safe Browsing'])
  const [one] = asked
  expect(one).toMatchObject({ method: 'GET', path: '/v5/hashes:search', body: '' })
  expect(one?.query.get('key')).toBe(SAFE_BROWSING_KEY)
  const prefixes = one?.query.getAll('hashPrefixes') ?? []
  expect(prefixes).toHaveLength(12)
  expect(prefixes.every((prefix) => Buffer.from(prefix, 'base64').length === 4)).toBe(true)
  expect(prefixes).toContain(hashOf('example.com/').subarray(0, 4).toString('base64'))
  const everything = JSON.stringify({ ...one, query: one?.query.toString() })
  expect(everything).not.toMatch(/login|bad|b\.html|example/)
})

test.each(['login.bad.example.com/a/b.html?x=1', 'bad.example.com/', 'example.com/a/'])(
  'a listed spelling (%s) is a warning',
  async (expression) => {
    const { check } = await start(() => listing(expression, 'SOCIAL_ENGINEERING'))
    const { opinion } = await check(LINK)
    expect(opinion).toMatchObject({
      opinion: 'malicious',
      reason: expect.stringContaining('Advisory provided by Google'),
    })
  },
)

test.each([
  ['another page with the same prefix', listing('elsewhere.example.net/', 'SOCIAL_ENGINEERING')],
  ['a trial entry', listing('bad.example.com/', 'MALWARE', ['CANARY'])],
  ['an entry for frames', listing('bad.example.com/', 'MALWARE', ['FRAME_ONLY'])],
  ['an unknown threat', listing('bad.example.com/', 'SOMETHING_NEW')],
  ['nothing', { body: {} }],
])('%s is no warning, and no clean bill either', async (_, told) => {
  const { check } = await start(() => told)
  expect((await check(LINK)).opinion?.opinion).toBe('cannot-tell')
})

test('prefixes are kept as long as Google says, so a neighbour asks only for what is new', async () => {
  const { check, asked } = await start(() => ({ body: { cacheDuration: '300s' } }))
  await check(LINK)
  await check(LINK)
  expect(asked).toHaveLength(1)
  await check('https://login.bad.example.com/a/c.html')
  expect(asked).toHaveLength(2)
  expect(asked[1]?.query.getAll('hashPrefixes')).toHaveLength(3)
})

test('without a time to keep nothing is kept, and a warning ends with its time', async () => {
  const { check, asked } = await start(() => ({ body: { cacheDuration: '0s' } }))
  await check(LINK)
  await check(LINK)
  expect(asked).toHaveLength(2)
  let isListed = true
  const short = await start(() =>
    isListed
      ? { body: { ...Object(listing('example.com/', 'MALWARE').body), cacheDuration: '1s' } }
      : { body: { cacheDuration: '1s' } },
  )
  expect((await short.check(LINK)).opinion?.opinion).toBe('malicious')
  isListed = false
  expect((await short.check(LINK)).opinion?.opinion).toBe('malicious')
  await new Promise((resolve) => {
    setTimeout(resolve, 1100)
  })
  expect((await short.check(LINK)).opinion?.opinion).toBe('cannot-tell')
})
