import { expect, test } from 'vitest'
import { visit } from '../testing/client.ts'
import { openTestServices, outsideOpinions, startLinkServer } from '../testing/link-check.ts'
import { type Asked, startOutside, type Told } from '../testing/outside-world.ts'
import type { OutsideOptions } from './link-services.ts'
import { registryOf } from './rdap-servers.ts'

const RDAP = { RDAP: 'on' } as const
const LINK = 'https://zebra.quokka-wombat-numbat.com/roses?x=7'
const NAME = 'quokka-wombat-numbat.com'
const NOW = Date.parse('2026-03-31T12:00:00Z')

const event = (eventAction: string, eventDate: unknown) => ({ eventAction, eventDate })
const registered = (date: unknown): Told => ({
  body: { ldhName: NAME.toUpperCase(), events: [event('registration', date)] },
})

const start = async (answer: (asked: Asked, number: number) => Told, options: OutsideOptions = {}) => {
  const { home, asked } = await startOutside(answer)
  return { ...openTestServices(RDAP, { homes: { rdap: home }, now: () => NOW, ...options }), asked }
}

test('the registry is told the registrable domain and nothing else of the link', async () => {
  const { check, asked } = await start(() => registered('2026-03-28T09:00:00Z'))
  const { opinions, answered } = await check(LINK)
  expect(opinions).toEqual([
    {
      engine: 'outside/rdap',
      name: 'Domain registry',
      opinion: 'suspicious',
      reason: 'The name of this site was registered 3 days ago. Many scam sites are only days old.',
    },
  ])
  expect(answered).toEqual(['Domain registry'])
  expect(asked).toMatchObject([{ method: 'GET', path: `/com/v1/domain/${NAME}`, body: '' }])
  expect(JSON.stringify(asked)).not.toMatch(/zebra|roses|x=7/)
  expect(asked[0]?.headers.accept).toContain('application/rdap+json')
})

test.each([
  ['2026-03-31T23:00:00Z', 'suspicious', 'registered today'],
  ['2026-03-30T01:00:00Z', 'suspicious', 'registered yesterday'],
  ['2026-03-02T00:00:00Z', 'suspicious', 'registered 29 days ago'],
  ['2026-03-01T23:59:00Z', 'cannot-tell', 'registered in March 2026'],
  ['1995-08-04', 'cannot-tell', 'registered in August 1995'],
  // Half a day ahead is a clock that goes wrong; more is no date, and neither are these.
  ['2026-04-01T11:00:00Z', 'suspicious', 'registered today'],
  ['2026-04-02T12:00:00Z', 'cannot-tell', 'does not say when'],
  ['2999-01-01T00:00:00Z', 'cannot-tell', 'does not say when'],
  ['0001-01-01T00:00:00Z', 'cannot-tell', 'does not say when'],
  ['yesterday', 'cannot-tell', 'does not say when'],
  ['', 'cannot-tell', 'does not say when'],
  [null, 'cannot-tell', 'does not say when'],
])('registered %s: %s, %s', async (date, opinion, words) => {
  const { check } = await start(() => registered(date))
  expect((await check(LINK)).opinion).toMatchObject({ opinion, reason: expect.stringContaining(words) })
})

test('a name that was registered anew is as young as the last time; other dates say nothing', async () => {
  const events = [
    event('registration', '2001-01-01'),
    event('reregistration', '2026-03-25T00:00:00Z'),
    event('last changed', '2026-03-30T00:00:00Z'),
    event('expiration', '2027-03-30T00:00:00Z'),
  ]
  const { check } = await start(() => ({ body: { events } }))
  expect((await check(LINK)).opinion?.reason).toContain('6 days ago')
  const other = await start(() => ({ body: { events: events.slice(2) } }))
  expect((await other.check(LINK)).opinion?.reason).toContain('does not say when')
})

test('a name that the registry does not know is not known, not failed', async () => {
  const { check, asked } = await start(() => ({ status: 404, body: { errorCode: 404 } }))
  const first = await check(LINK)
  expect(first.opinion).toMatchObject({ opinion: 'cannot-tell', reason: expect.stringContaining('does not know') })
  expect(await check(LINK)).toEqual(first)
  expect(asked).toHaveLength(1)
})

const troubles: readonly (readonly [string, Told, string])[] = [
  ['429', { status: 429 }, 'takes no more questions'],
  ['500', { status: 500 }, 'could not answer'],
  ['silence', { silent: true }, 'did not answer in time'],
  ['a slow drip', { drip: ' ' }, 'did not answer in time'],
  ['malformed JSON', { body: '{"events": [' }, 'could not answer'],
  ['JSON of another form', { body: { events: 'yesterday' } }, 'could not answer'],
  ['a page', { body: '<html>' }, 'could not answer'],
  ['too much', { body: `"${'x'.repeat(300_000)}"` }, 'could not answer'],
  [
    'too many events',
    { body: { events: Array.from({ length: 500 }, () => event('registration', '2026')) } },
    'could not',
  ],
  ['another name', { body: { ldhName: 'other.com', events: [event('registration', '2026-03-30')] } }, 'could not'],
  ['a redirect', { status: 302, headers: { location: '/elsewhere' } }, 'could not answer'],
]

test.each(troubles)('%s: an opinion that failed, never a clean one', async (_, told, words) => {
  const { check, asked, lines } = await start(() => told, { timeLimit: 300 })
  const { opinion, answered } = await check(LINK)
  expect(opinion).toMatchObject({ opinion: 'failed', reason: expect.stringContaining(words) })
  expect(answered).toEqual([])
  expect(asked).toHaveLength(1)
  expect(lines.join()).not.toMatch(/quokka|zebra/)
})

test('a silent registry is waited for two seconds, not more', async () => {
  const { check } = await start(() => ({ silent: true }))
  const started = performance.now()
  expect((await check(LINK)).opinion?.opinion).toBe('failed')
  expect(performance.now() - started).toBeGreaterThan(1800)
  expect(performance.now() - started).toBeLessThan(2900)
})

test('a registry that keeps failing is left alone, and the others are asked all the same', async () => {
  let time = NOW
  const { check, asked } = await start(
    ({ path }) =>
      path.startsWith('/com/') ? { status: 500 } : { body: { events: [event('registration', '2026-03-30')] } },
    { now: () => time },
  )
  for (let number = 0; number < 5; number += 1) await check(LINK)
  expect(asked).toHaveLength(3)
  expect((await check(LINK)).opinion).toMatchObject({ opinion: 'skipped', reason: expect.stringContaining('not been') })
  expect((await check('https://quokka-wombat-numbat.org/')).opinion?.opinion).toBe('suspicious')
  time += 31_000
  await check(LINK)
  expect(asked).toHaveLength(5)
})

test('an answer is kept without the name, shared by all servers, and grows older with the day', async () => {
  let time = NOW
  const { home, asked } = await startOutside(() => registered('2026-03-28T09:00:00Z'))
  const options = { homes: { rdap: home }, now: () => time }
  const one = openTestServices(RDAP, options)
  const other = openTestServices(RDAP, options, one.secret)
  expect((await one.check(LINK)).opinion?.reason).toContain('3 days ago')
  time += 86_400_000
  expect((await other.check('https://quokka-wombat-numbat.com/')).opinion?.reason).toContain('4 days ago')
  expect(asked).toHaveLength(1)
})

test('the quota holds for all registries and servers together', async () => {
  const { home, asked } = await startOutside(() => ({ status: 404 }))
  const options = { homes: { rdap: home } }
  const one = openTestServices(RDAP, options)
  const other = openTestServices(RDAP, options, one.secret)
  for (let number = 0; number < 31; number += 1) {
    await one.check(`https://quokka-wombat-${number}.com/`)
    await other.check(`https://quokka-wombat-${number}.org/`)
  }
  expect(asked.length).toBeLessThanOrEqual(60)
  expect((await one.check('https://quokka-wombat-99.com/')).opinion).toMatchObject({
    opinion: 'skipped',
    reason: expect.stringContaining('used up'),
  })
})

test.each([
  ['http://203.0.113.9/x', 'no name that somebody registered'],
  ['https://www.wikipedia.org/', 'well-known site'],
  ['https://some-office.gov.uk/', 'well-known site'],
  ['https://zebra-quokka.weebly.com/', 'many people share'],
  ['https://zebra-quokka.github.io/', 'many people share'],
  ['https://bit.ly/3quokka', 'many people share'],
  ['https://zebra-quokka.uk.com/', 'many people share'],
  ['https://zebra-quokka-wombat.de/', 'the register of .de'],
])('%s is asked of nobody, and the report says why', async (link, words) => {
  const { check, asked } = await start(() => registered('2026-03-30'))
  const { opinion, answered } = await check(link)
  expect(opinion).toMatchObject({ opinion: 'skipped', reason: expect.stringContaining(words) })
  expect(answered).toEqual([])
  expect(asked).toEqual([])
})

test('every registry is reached over TLS, below its own path', () => {
  for (const ending of ['com', 'org', 'info', 'xyz', 'online', 'app', 'uk', 'nl', 'br']) {
    const server = registryOf(`quokka.${ending}`)
    expect(server).toMatch(/^https:\/\/[a-z0-9.-]+\/(?:[a-z0-9/]+\/)?$/)
  }
  expect(registryOf('quokka.invalid')).toBeUndefined()
  expect(registryOf('constructor')).toBeUndefined()
})

test('in a report the age is one opinion more, links of a text are asked of nobody, and the page is told', async () => {
  const { home, asked } = await startOutside(() => registered(new Date(Date.now() - 3 * 86_400_000).toISOString()))
  const { serverUrl, check } = await startLinkServer(RDAP, { homes: { rdap: home } })
  expect((await visit(serverUrl).get('/api/link-services')).body).toEqual([
    { name: 'Domain registry', sends: 'the domain', can_submit: false },
  ])
  await visit(serverUrl).post('/api/analyze', { text: `Please look at ${LINK} today, your parcel waits.` })
  expect(asked).toEqual([])
  const alone = await check(LINK)
  expect(alone).toMatchObject({ verdict: 'suspicious', services: ['Domain registry'] })
  expect(alone.explanation).toContain('registered 3 days ago')
  expect(outsideOpinions(alone)).toHaveLength(1)
  expect(await check(LINK.replace('https://', 'https://someone@'))).toMatchObject({
    verdict: 'dangerous',
    is_scam: true,
  })
  expect(outsideOpinions(await check('http://192.168.1.1/'))).toEqual([])
  expect(asked).toHaveLength(1)
})
