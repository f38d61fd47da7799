import { expect, test } from 'vitest'
import { KEYS, openTestServices } from '../testing/link-check.ts'
import { type Asked, startOutside, type Told } from '../testing/outside-world.ts'
import type { OutsideOptions } from './link-services.ts'
import { callOutside } from './outside-call.ts'
import { virusTotal } from './virus-total.ts'

const LINK = 'https://shop.example.com/offer?id=7'
const OLD = Math.round(Date.now() / 1000) - 90 * 86_400

const { VIRUSTOTAL_KEY } = KEYS

const stats = (given: Partial<Record<'harmless' | 'malicious' | 'suspicious' | 'undetected', number>>) => ({
  harmless: 0,
  malicious: 0,
  suspicious: 0,
  undetected: 20,
  timeout: 0,
  ...given,
})

const known = (given: Parameters<typeof stats>[0], first: number = OLD): Told => ({
  body: {
    data: {
      type: 'url',
      id: 'f'.repeat(64),
      attributes: { last_analysis_stats: stats(given), first_submission_date: first, url: LINK, reputation: 0 },
    },
  },
})

const NOT_FOUND: Told = { status: 404, body: { error: { code: 'NotFoundError', message: 'URL not found' } } }

const start = async (answer: (asked: Asked, number: number) => Told, settings = {}, options: OutsideOptions = {}) => {
  const { home, asked } = await startOutside(answer)
  const server = openTestServices({ VIRUSTOTAL_KEY, ...settings }, { homes: { virusTotal: home }, ...options })
  return { ...server, asked, home }
}

test('a link is looked up by its id with the key, without fragment and password, and never handed in', async () => {
  const { check, asked } = await start(() => known({ harmless: 70 }))
  const { answered, opinion } = await check('https://ann:pw@shop.example.com/offer?id=7#part', true)
  expect(opinion).toMatchObject({ engine: 'outside/virustotal', name: 'VirusTotal', opinion: 'harmless' })
  expect(answered).toEqual(['VirusTotal'])
  expect(asked).toHaveLength(1)
  const id = Buffer.from(LINK).toString('base64url')
  expect(asked[0]).toMatchObject({ method: 'GET', path: `/api/v3/urls/${id}`, headers: { 'x-apikey': VIRUSTOTAL_KEY } })
})

test.each([
  [{ malicious: 2, harmless: 60 }, 'malicious'],
  [{ malicious: 1, suspicious: 1, harmless: 60 }, 'malicious'],
  [{ malicious: 1, harmless: 60 }, 'suspicious'],
  [{ suspicious: 3, harmless: 60 }, 'suspicious'],
  [{ harmless: 60 }, 'harmless'],
  [{ harmless: 3 }, 'cannot-tell'],
])('%j is one opinion: %s', async (given, expected) => {
  const { check } = await start(() => known(given))
  const { opinion, opinions } = await check(LINK)
  expect(opinions).toHaveLength(1)
  expect(opinion?.opinion).toBe(expected)
})

test('a link that became known today is vouched for by nobody', async () => {
  const { check } = await start(() => known({ harmless: 70 }, Math.round(Date.now() / 1000) - 3600))
  expect((await check(LINK)).opinion?.opinion).toBe('cannot-tell')
})

test.each([
  [{}, true],
  [{ VIRUSTOTAL_SUBMIT: 'true' }, false],
  [{ VIRUSTOTAL_SUBMIT: 'true' }, undefined],
  [{ VIRUSTOTAL_SUBMIT: 'false' }, true],
])('an unknown link is handed in only where both agree (%j, share %s)', async (settings, share) => {
  const { check, asked } = await start(() => NOT_FOUND, settings)
  expect((await check(LINK, share)).opinion).toMatchObject({
    opinion: 'cannot-tell',
    reason: 'VirusTotal has never seen this link.',
  })
  expect(asked.map(({ method }) => method)).toEqual(['GET'])
})

const ANALYSIS = `u-${'a'.repeat(64)}-1700000000`

const scanning =
  (queuedTimes: number) =>
  ({ method, path }: Asked, number: number): Told => {
    if (method === 'POST') return { body: { data: { type: 'analysis', id: ANALYSIS } } }
    if (path.startsWith('/api/v3/urls/')) return NOT_FOUND
    const isDone = number > 2 + queuedTimes
    const attributes = isDone
      ? { status: 'completed', stats: stats({ malicious: 9 }) }
      : { status: 'queued', stats: stats({ undetected: 0 }) }
    return { body: { data: { type: 'analysis', attributes } } }
  }

test('with both agreeing it is handed in and waited for', async () => {
  const submit = { VIRUSTOTAL_SUBMIT: 'true' }
  const quick = { pollMilliseconds: 20 }
  const { check, asked } = await start(scanning(1), submit, quick)
  expect((await check(`${LINK}&email=ann%40b.example`, true)).opinion).toMatchObject({ opinion: 'malicious' })
  expect(asked.map(({ method, path }) => `${method} ${path.replace(/\/urls\/.+/, '/urls/ID')}`)).toEqual([
    'GET /api/v3/urls/ID',
    'POST /api/v3/urls',
    `GET /api/v3/analyses/${ANALYSIS}`,
    `GET /api/v3/analyses/${ANALYSIS}`,
  ])
  expect(asked[1]?.headers['content-type']).toContain('application/x-www-form-urlencoded')
  expect(new URLSearchParams(asked[1]?.body).get('url')).toBe(LINK)
})

test('an analysis is polled while it is queued, until it is completed', async () => {
  const { home, asked } = await startOutside(scanning(2))
  const service = virusTotal({ key: VIRUSTOTAL_KEY, maySubmit: true, home, now: Date.now })
  const signal = AbortSignal.timeout(10_000)
  const { facts, keepSeconds } = await service.ask([LINK], {
    share: true,
    call: (call) => callOutside(fetch, call, { home, mostBytes: service.mostBytes, signal, now: Date.now }),
    wait: async () => true,
  })
  expect(facts).toMatchObject([{ state: 'seen', malicious: 9 }])
  expect(keepSeconds).toBe(86_400)
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET', 'GET', 'GET'])
})

test('the minute’s four calls may end before the scan; the answer then says so', async () => {
  let isScanned = false
  const answer = (asked: Asked, number: number): Told =>
    isScanned && asked.path.startsWith('/api/v3/urls/') ? known({ malicious: 9 }) : scanning(2)(asked, number)
  const { check, asked } = await start(answer, { VIRUSTOTAL_SUBMIT: 'true' }, { pollMilliseconds: 20 })
  expect((await check(LINK, true)).opinion).toMatchObject({
    opinion: 'cannot-tell',
    reason: 'VirusTotal is still scanning this link.',
  })
  expect(asked).toHaveLength(4)
  isScanned = true
  // Within half a minute the same answer is given without a question.
  expect((await check(LINK, true)).opinion?.reason).toBe('VirusTotal is still scanning this link.')
  expect(asked).toHaveLength(4)
})

test('nobody waits the twenty seconds that a scan takes', async () => {
  const { check, asked } = await start(scanning(2), { VIRUSTOTAL_SUBMIT: 'true' })
  const started = performance.now()
  expect((await check(LINK, true)).opinion?.reason).toBe('VirusTotal is still scanning this link.')
  expect(performance.now() - started).toBeLessThan(3000)
  expect(asked).toHaveLength(2)
})

test('an unknown link may be handed in later, though the first answer is kept', async () => {
  const { check, asked } = await start(scanning(0), { VIRUSTOTAL_SUBMIT: 'true' }, { pollMilliseconds: 20 })
  expect((await check(LINK)).opinion?.reason).toBe('VirusTotal has never seen this link.')
  await check(LINK)
  expect(asked).toHaveLength(1)
  expect((await check(LINK, true)).opinion?.opinion).toBe('malicious')
})

test('the four calls a minute are shared by all servers of a database', async () => {
  const { home, asked } = await startOutside(() => known({ harmless: 70 }))
  const options = { homes: { virusTotal: home } }
  const one = openTestServices({ VIRUSTOTAL_KEY, ATLAS_LIMIT_SCALE: '1000' }, options)
  const other = openTestServices({ VIRUSTOTAL_KEY }, options, one.secret)
  const opinions: (string | undefined)[] = []
  for (let number = 0; number < 6; number += 1) {
    const server = number % 2 === 0 ? one : other
    opinions.push((await server.check(`https://shop.example.com/${number}`)).opinion?.opinion)
  }
  expect(opinions).toEqual(['harmless', 'harmless', 'harmless', 'harmless', 'skipped', 'skipped'])
  expect(asked).toHaveLength(4)
  const { opinion, answered } = await one.check('https://shop.example.com/again')
  expect(opinion?.reason).toBe('VirusTotal was not asked: this server has used up its questions for now.')
  expect(answered).toEqual([])
})
