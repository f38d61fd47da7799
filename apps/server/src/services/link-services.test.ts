import pg from 'pg'
import { expect, inject, test } from 'vitest'
import * as z from 'zod'
import { visit } from '../testing/client.ts'
import { KEYS, openTestServices, outsideOpinions, startLinkServer } from '../testing/link-check.ts'
import { type Asked, startOutside, type Told } from '../testing/outside-world.ts'
import { newDatabase } from '../testing/server-under-test.ts'
import type { OutsideOptions } from './link-services.ts'

const LINK = 'https://zebra.quokka-shop.example.com/wombat/offer?numbat=7'

/** Each service's answer to a link that it knows as bad. */
const answers = {
  virusTotal: { data: { attributes: { last_analysis_stats: { malicious: 5, harmless: 60 } } } },
  safeBrowsing: { cacheDuration: '300s' },
  urlscan: { results: [{ task: { domain: 'example.com' }, verdicts: { malicious: true } }] },
} as const

const services = [
  ['virusTotal', { VIRUSTOTAL_KEY: KEYS.VIRUSTOTAL_KEY }],
  ['safeBrowsing', { SAFE_BROWSING_KEY: KEYS.SAFE_BROWSING_KEY }],
  ['urlscan', { URLSCAN_KEY: KEYS.URLSCAN_KEY }],
] as const

type Name = keyof typeof answers

const start = async (
  name: Name,
  settings: object,
  answer: (asked: Asked, number: number) => Told,
  options: OutsideOptions = {},
) => {
  const { home, asked } = await startOutside(answer)
  return { ...openTestServices({ ...settings }, { homes: { [name]: home }, ...options }), asked }
}

const troubles: readonly (readonly [string, Told, string])[] = [
  ['401', { status: 401, body: { error: { code: 'WrongCredentialsError' } } }, 'did not accept'],
  ['403', { status: 403 }, 'did not accept'],
  ['429 without Retry-After', { status: 429 }, 'takes no more questions'],
  ['429 with Retry-After', { status: 429, headers: { 'retry-after': '7' } }, 'takes no more questions'],
  ['500', { status: 500, body: 'oops' }, 'could not answer'],
  ['503', { status: 503 }, 'could not answer'],
  ['silence', { silent: true }, 'did not answer in time'],
  ['malformed JSON', { body: '{"data": {"attributes"' }, 'could not answer'],
  ['JSON of another form', { body: '{"data": 7, "results": "x", "fullHashes": "y"}' }, 'could not answer'],
  ['too much', { body: `"${'x'.repeat(1_100_000)}"` }, 'could not answer'],
  ['a redirect', { status: 302, headers: { location: '/elsewhere' } }, 'could not answer'],
]

test.each(
  services.flatMap(([name, settings]) =>
    troubles.map(([what, told, words]) => ({ name, settings, what, told, words })),
  ),
)('$name, $what: an opinion that failed, never a clean one', async ({ name, settings, told, words }) => {
  const options = told.silent === true ? { timeLimit: 300 } : {}
  const { check, asked } = await start(name, settings, () => told, options)
  const started = performance.now()
  const { opinion, answered } = await check(LINK)
  expect(performance.now() - started).toBeLessThan(3000)
  expect(opinion).toMatchObject({ opinion: 'failed', reason: expect.stringContaining(words) })
  expect(answered).toEqual([])
  expect(asked).toHaveLength(1)
})

test('the log says which service has which trouble, and nothing of link or key', async () => {
  const { check, lines } = await start('safeBrowsing', services[1][1], () => ({ status: 401 }))
  await check(LINK)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/outside\/safe-browsing.*answered 401/)
  expect(lines[0]).not.toMatch(/zebra|quokka|wombat|numbat|example|sb-key/)
})

test('Retry-After is kept to the second, and then asked again', async () => {
  let time = Date.now()
  let told: Told = { status: 429, headers: { 'retry-after': '7' } }
  const { check, asked } = await start('urlscan', services[2][1], () => told, { now: () => time })
  expect((await check(LINK)).opinion?.opinion).toBe('failed')
  told = { body: answers.urlscan }
  time += 6900
  expect((await check(LINK)).opinion).toMatchObject({
    opinion: 'skipped',
    reason: expect.stringContaining('not been answering'),
  })
  expect(asked).toHaveLength(1)
  time += 200
  expect((await check(LINK)).opinion?.opinion).toBe('suspicious')
})

test('links that a service refuses to look up do not shut it for everybody', async () => {
  let told: Told = { status: 400, body: { error: { code: 'InvalidArgumentError' } } }
  const { check } = await start('urlscan', services[2][1], () => told)
  for (let number = 0; number < 5; number += 1) {
    expect((await check(LINK)).opinion).toMatchObject({
      opinion: 'failed',
      reason: 'urlscan.io could not look this up.',
    })
  }
  told = { body: answers.urlscan }
  expect((await check(LINK)).opinion?.opinion).toBe('suspicious')
})

test('after three failures a service is left alone for a while, and comes back', async () => {
  let time = Date.now()
  let told: Told = { status: 500 }
  const { check, asked } = await start('urlscan', services[2][1], () => told, { now: () => time })
  for (let number = 0; number < 5; number += 1) await check(LINK)
  expect(asked).toHaveLength(3)
  told = { body: answers.urlscan }
  time += 31_000
  expect((await check(LINK)).opinion?.opinion).toBe('suspicious')
  expect((await check('https://other.example.net/')).opinion?.opinion).toBe('cannot-tell')
  expect(asked).toHaveLength(5)
})

test.each(services)('%s: a kept answer is shared by all servers and not asked for again', async (name, settings) => {
  const { home, asked } = await startOutside(() => ({ body: answers[name] }))
  const options = { homes: { [name]: home } }
  const one = openTestServices({ ...settings }, options)
  const other = openTestServices({ ...settings }, options, one.secret)
  const first = await one.check(LINK)
  expect(first.answered).toHaveLength(1)
  expect(await other.check(LINK)).toEqual(first)
  expect(await one.check(LINK)).toEqual(first)
  expect(asked).toHaveLength(1)
})

test('all are asked at once, within the time for one', async () => {
  const { home, asked } = await startOutside(() => ({ silent: true }))
  const { check } = await startLinkServer(KEYS, { homes: { virusTotal: home, safeBrowsing: home, urlscan: home } })
  const started = performance.now()
  const opinions = outsideOpinions(await check(LINK))
  expect(performance.now() - started).toBeLessThan(4000)
  expect(opinions.map(({ opinion }) => opinion)).toEqual(['failed', 'failed', 'failed'])
  expect(asked).toHaveLength(3)
})

const Names = z.array(z.object({ name: z.string() }))

/** Everything that is in a database, as text. */
const dump = async (database: string): Promise<string> => {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    const tables = await client.query(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    )
    const texts: string[] = []
    for (const { name } of Names.parse(tables.rows)) {
      const { rows } = await client.query(`select t::text as line from ${name} t`)
      texts.push(name, JSON.stringify(rows))
    }
    return texts.join('\n')
  } finally {
    await client.end()
  }
}

test('all opinions count in the report, and no part of the address gets into the database', async () => {
  const home = async (name: Name) => (await startOutside(() => ({ body: answers[name] }))).home
  const homes = {
    virusTotal: await home('virusTotal'),
    safeBrowsing: await home('safeBrowsing'),
    urlscan: await home('urlscan'),
  }
  const database = await newDatabase()
  const { check } = await startLinkServer(KEYS, { homes }, database)
  const report = await check(LINK)
  expect(report).toMatchObject({
    is_scam: true,
    verdict: 'dangerous',
    services: ['Google Safe Browsing', 'VirusTotal', 'urlscan.io'],
  })
  expect(outsideOpinions(report).map(({ opinion }) => opinion)).toEqual(['cannot-tell', 'malicious', 'suspicious'])
  expect(report.details).toMatchObject({ malicious: 1 })
  const everything = await dump(database)
  expect(everything).toContain('outside_answers')
  expect(everything).toContain('malicious')
  expect(everything).not.toMatch(/zebra|quokka|wombat|numbat|example\.com/)
  expect(everything).not.toContain(Buffer.from('quokka').toString('hex'))
  expect(everything).not.toContain(Buffer.from(LINK).toString('base64url').slice(20, 40))
  for (const key of Object.values(KEYS)) expect(everything).not.toContain(key)
})

test('without a key nothing is sent to anyone, and no service is named', async () => {
  let calls = 0
  const refuse: typeof fetch = () => {
    calls += 1
    throw new Error('Something was sent out')
  }
  // Everything that a server does by itself, jobs among it.
  const { serverUrl, check } = await startLinkServer({ ATLAS_ROLE: 'all' }, { fetch: refuse }, await newDatabase())
  const report = await check(LINK, true)
  expect(outsideOpinions(report)).toEqual([])
  expect(report.services).toBeUndefined()
  await visit(serverUrl).post('/api/analyze', { text: `Your parcel waits: ${LINK}` })
  // A list that is set, or a registry, would have been asked by now.
  await new Promise((resolve) => void setTimeout(resolve, 4000))
  expect(calls).toBe(0)
  expect((await visit(serverUrl).get('/api/link-services')).body).toEqual([])
  expect((await visit(inject('serverUrl')).get('/api/link-services')).status).toBe(200)
})

test('that a list and a registry are asked once they are set is seen by the same eyes', async () => {
  const asked: string[] = []
  const refuse: typeof fetch = (given) => {
    asked.push(new URL(given instanceof Request ? given.url : given).hostname)
    throw new Error('Something was sent out')
  }
  const settings = { ATLAS_ROLE: 'all', RDAP: 'on', ATLAS_FEEDS: 'https://lists.example/feed.txt' }
  const { check } = await startLinkServer(settings, { fetch: refuse }, await newDatabase())
  await check('https://quokka-wombat-numbat.com/')
  await expect.poll(() => asked.toSorted(), { timeout: 10_000 }).toEqual(['lists.example', 'rdap.verisign.com'])
})

test('what is no link, and what is inside a home network, is asked of nobody', async () => {
  const { home, asked } = await startOutside(() => ({}))
  const { serverUrl, check } = await startLinkServer(KEYS, {
    homes: { virusTotal: home, safeBrowsing: home, urlscan: home },
  })
  for (const url of ['', 'not a url', 'http://', 'mailto:a@example.org', 'javascript:alert(1)']) {
    expect((await visit(serverUrl).post('/api/analyze-link', { url })).status).toBe(400)
  }
  expect(outsideOpinions(await check('http://192.168.1.1/admin'))).toEqual([])
  expect(asked).toEqual([])
})

test('who would be asked, and what they would be told, can be read', async () => {
  const { serverUrl } = await startLinkServer({ VIRUSTOTAL_SUBMIT: 'true', ...KEYS }, {})
  const answer = await visit(serverUrl).get('/api/link-services')
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual([
    { name: 'Google Safe Browsing', sends: 'a hash prefix', can_submit: false },
    { name: 'VirusTotal', sends: 'the link', can_submit: true },
    { name: 'urlscan.io', sends: 'the domain', can_submit: false },
  ])
})
