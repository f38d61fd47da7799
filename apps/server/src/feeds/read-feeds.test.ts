import { readStanding } from '@atlas/engine'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { migrateDatabase } from '../store/database.ts'
import { linkModel } from '../testing/link-check.ts'
import { startOutside, type Told } from '../testing/outside-world.ts'
import { newDatabase, openTestStore } from '../testing/server-under-test.ts'
import { followFeeds } from './follow-feeds.ts'
import { readFeeds } from './read-feeds.ts'

const KEY = 'secret-key-0123'
const DAY = 86_400_000

const listed = (text: string, etag = '"one"'): Told => ({
  headers: { 'content-type': 'text/plain', etag },
  body: text,
})

const logs = () => {
  const lines: string[] = []
  return { lines, logger: pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }) }
}

/** A worker and two servers of one database, and a list whose words and whose time the test sets. */
const open = async (first: Told) => {
  const connectionString = await newDatabase()
  await migrateDatabase({ connectionString })
  const store = openTestStore(connectionString)
  const { lines, logger } = logs()
  const outside = await startOutside(({ headers }) =>
    world.told.status === undefined && headers['if-none-match'] === world.told.headers?.['etag']
      ? { status: 304, headers: { etag: '"one"' }, body: '' }
      : world.told,
  )
  const world = { told: first, time: Date.parse('2026-03-01T12:00:00Z') }
  const clock = () => new Date(world.time)
  const feeds = [{ name: 'Quokka', address: `${outside.home}/feed.txt?key=${KEY}` }]
  const limits = { bytes: 100_000, milliseconds: 500 }
  const work = async (given = feeds): Promise<void> => {
    const needs = { feeds: given, store, logger, fetcher: fetch, now: clock, limits }
    await readFeeds(needs, new AbortController().signal)
  }
  const server = async () => {
    const followed = await followFeeds({ store: openTestStore(connectionString), logger, clock })
    onTestFinished(followed.stop)
    const find = async (link: string) => {
      await followed.now()
      const url = new URL(link)
      const address = { host: url.hostname, path: url.pathname, query: url.search }
      return followed.lookup.find(address, readStanding(link, linkModel))
    }
    return { ...followed, find }
  }
  return { world, work, lines, store, server, asked: outside.asked, feeds }
}

const hour = async ({ world, work }: Awaited<ReturnType<typeof open>>, told: Told, days = 1 / 24) => {
  world.told = told
  world.time += days * DAY
  await work()
}

const BAD = 'https://quiet-quokka-wombat.com/page'

test('what one worker fetched, every server says, with the list and its day', async () => {
  const stage = await open(listed(`${BAD}\n`))
  const [one, other] = [await stage.server(), await stage.server()]
  expect(await one.find(BAD)).toEqual({ status: 'skipped' })
  await stage.work()
  for (const server of [one, other]) {
    expect(await server.find(BAD)).toEqual({ status: 'blocked', list: 'Quokka', seen: '2026-03-01' })
    expect(await server.find('https://quiet-quokka-wombat.com/other')).toEqual({ status: 'not-listed' })
    expect(server.states()).toMatchObject([{ name: 'Quokka', addresses: 1, isBroken: false }])
  }
})

test('a list that is unchanged is not read again, and its addresses are as fresh as the answer', async () => {
  const stage = await open(listed(`${BAD}\n`))
  await stage.work()
  await stage.work()
  expect(stage.asked).toHaveLength(1)
  await hour(stage, stage.world.told, 20)
  expect(stage.asked).toHaveLength(2)
  expect(stage.asked[1]?.headers['if-none-match']).toBe('"one"')
  const { find } = await stage.server()
  expect(await find(BAD)).toEqual({ status: 'blocked', list: 'Quokka', seen: '2026-03-21' })
})

test('an address that has left the list counts for two weeks more', async () => {
  const stage = await open(listed(`${BAD}\nother-quokka-wombat.com\n`))
  await stage.work()
  await hour(stage, listed('other-quokka-wombat.com\n', '"two"'))
  const { find } = await stage.server()
  expect(await find(BAD)).toEqual({ status: 'blocked', list: 'Quokka', seen: '2026-03-01' })
  await hour(stage, listed('other-quokka-wombat.com\n', '"three"'), 13)
  expect((await find(BAD)).status).toBe('blocked')
  await hour(stage, listed('other-quokka-wombat.com\n', '"four"'), 2)
  expect((await find(BAD)).status).toBe('not-listed')
  expect((await stage.store.feeds.find('Quokka'))?.hashes).toHaveLength(8)
})

test('a list that breaks keeps what it said, is named at once, and after a day no longer says "not listed"', async () => {
  const stage = await open(listed(`${BAD}\n`))
  await stage.work()
  await hour(stage, { status: 500 })
  const { find, states } = await stage.server()
  expect((await find(BAD)).status).toBe('blocked')
  expect((await find('https://example.org/')).status).toBe('not-listed')
  expect(states()).toMatchObject([{ name: 'Quokka', isBroken: true }])
  await hour(stage, { headers: { 'content-type': 'text/html' }, body: '<a href="https://example.org/x">' }, 1)
  expect((await find('https://example.org/')).status).toBe('failed')
  expect((await find(BAD)).status).toBe('blocked')
  // Two weeks without a word, and what it said is too old to hold against anybody.
  stage.world.time += 14 * DAY
  expect((await find(BAD)).status).toBe('failed')
  await hour(stage, listed(`${BAD}\n`), 1)
  expect((await find(BAD)).status).toBe('blocked')
  expect(states()).toMatchObject([{ isBroken: false }])
})

test('a list that was never read says so', async () => {
  const stage = await open({ status: 404 })
  await stage.work()
  const { find, states } = await stage.server()
  expect(await find(BAD)).toEqual({ status: 'failed' })
  expect(states()).toMatchObject([{ name: 'Quokka', addresses: 0, isBroken: true }])
})

test('a list that is no longer set is forgotten, and another address does not get the old mark', async () => {
  const stage = await open(listed(`${BAD}\n`))
  await stage.work()
  await stage.work(stage.feeds.map(({ name, address }) => ({ name, address: `${address}&new=1` })))
  expect(stage.asked).toHaveLength(2)
  expect(stage.asked[1]?.headers['if-none-match']).toBeUndefined()
  const { find } = await stage.server()
  expect((await find(BAD)).status).toBe('blocked')
  await stage.work([])
  expect((await find(BAD)).status).toBe('skipped')
})

const GOOGLE_FORM = 'https://docs.google.com/forms/d/e/1FAIpQLSd-quokka/viewform'

test('on well-known sites and shared places only the very page is listed, never the host', async () => {
  const rows = ['google.com', 'https://www.wikipedia.org/', GOOGLE_FORM, 'https://bit.ly/', 'https://bit.ly/3quokka']
  const stage = await open(listed([...rows, 'weebly.com', 'bad-quokka.weebly.com', 'co.uk', ''].join('\n')))
  await stage.work()
  const { find } = await stage.server()
  const blocked = async (links: readonly string[]) => {
    const answers = await Promise.all(links.map(async (link) => [link, (await find(link)).status] as const))
    return answers.flatMap(([link, status]) => (status === 'blocked' ? [link] : []))
  }
  const bad = [GOOGLE_FORM, 'https://bit.ly/3quokka', 'https://bad-quokka.weebly.com/login?a=1']
  const good = [
    'https://google.com/',
    'https://mail.google.com/mail',
    'https://www.wikipedia.org/',
    'https://www.wikipedia.org/wiki/Scam',
    'https://docs.google.com/forms/d/e/1FAIpQLSd-other/viewform',
    `${GOOGLE_FORM}?x=1`,
    'https://bit.ly/',
    'https://bit.ly/other',
    'https://weebly.com/',
    'https://good-quokka.weebly.com/',
    'https://quiet-quokka-wombat.co.uk/',
    'http://192.168.1.1/',
  ]
  expect(await blocked([...bad, ...good])).toEqual(bad)
})

test('neither log nor database ever hold the address of a list', async () => {
  const stage = await open(listed(`${BAD}\n`))
  await stage.work()
  await hour(stage, { status: 500 })
  await hour(stage, { status: 302, headers: { location: `http://localhost:1/?key=${KEY}` } })
  const lines = stage.lines.join('\n')
  expect(lines).toMatch(/"feed":"Quokka".*answered 500/)
  const { hashes, gone, addressHash, ...row } = (await stage.store.feeds.find('Quokka')) ?? {}
  expect([hashes?.length, gone?.length, addressHash?.length]).toEqual([8, 2, 32])
  for (const text of [lines, JSON.stringify(row)]) expect(text).not.toMatch(/secret|127\.0\.0\.1|feed\.txt|localhost/)
})

test('without the database what was loaded still holds', async () => {
  const stage = await open(listed(`${BAD}\n`))
  await stage.work()
  const { logger, lines } = logs()
  let isAway = false
  const list: typeof stage.store.feeds.list = (...given) => {
    if (isAway) throw new Error('away')
    return stage.store.feeds.list(...given)
  }
  const followed = await followFeeds({
    store: { feeds: { ...stage.store.feeds, list } },
    logger,
    clock: () => new Date(stage.world.time),
  })
  onTestFinished(followed.stop)
  isAway = true
  await followed.now()
  await followed.now()
  expect(lines.filter((line) => line.includes('feeds could not be loaded'))).toHaveLength(1)
  const address = { host: 'quiet-quokka-wombat.com', path: '/page', query: '' }
  expect(followed.lookup.find(address).status).toBe('blocked')
})
