import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { visit } from '../testing/client.ts'
import { freePort } from '../testing/free-port.ts'
import { startOutside, type Told } from '../testing/outside-world.ts'
import { newDatabase, startOwnServer } from '../testing/server-under-test.ts'

const BAD = 'https://quiet-quokka-wombat.com/page'
const FEEDS = 'Quokka List=https://lists.example/feed.txt?key=secret-key-0123'
const TODAY = new Date().toISOString().slice(0, 10)

const allowing = (line: string): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-feeds-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(path.join(folder, 'allow'))
  writeFileSync(path.join(folder, 'allow', 'ours.txt'), line)
  return folder
}

const soon = { timeout: 15_000, interval: 200 } as const

test('a server that fetches and one that only answers both warn of a listed link, alone and in a text', async () => {
  const { home, asked } = await startOutside(() => ({ headers: { 'content-type': 'text/plain' }, body: `${BAD}\n` }))
  const outside = { homes: { feeds: home }, followMilliseconds: 200 }
  const DATABASE_URL = await newDatabase()
  const both = await startOwnServer({ DATABASE_URL, ATLAS_FEEDS: FEEDS }, outside)
  const ATLAS_LISTS = allowing('https://quiet-quokka-wombat.com/allowed\n')
  const web = await startOwnServer({ DATABASE_URL, ATLAS_ROLE: 'web', ATLAS_LISTS }, outside)
  for (const url of [both, web]) {
    const { post, get } = visit(url)
    const check = async () => (await post('/api/analyze-link', { url: BAD })).body
    await vi.waitFor(async () => {
      expect(await check()).toMatchObject({
        verdict: 'dangerous',
        is_scam: true,
        because: { id: 'list-blocked-on', values: { list: 'Quokka List', seen: TODAY } },
        explanation: expect.stringContaining(`(Quokka List, last seen there on ${TODAY})`),
      })
    }, soon)
    const text = await post('/api/analyze', { text: `Your parcel waits here: ${BAD} Pay 2 euros today.` })
    expect(text.body).toMatchObject({ verdict: 'scam', links: [{ verdict: 'dangerous' }] })
    expect((await get('/api/ready')).body).toEqual({ status: 'ready' })
  }
  expect(asked).toHaveLength(1)
}, 60_000)

test('what the operator allows wins over a fetched list', async () => {
  const body = `${BAD}\n${BAD}/other\n`
  const { home } = await startOutside(() => ({ headers: { 'content-type': 'text/plain' }, body }))
  const settings = { DATABASE_URL: await newDatabase(), ATLAS_FEEDS: FEEDS, ATLAS_LISTS: allowing(`${BAD}\n`) }
  const { post } = visit(await startOwnServer(settings, { homes: { feeds: home }, followMilliseconds: 200 }))
  const report = async (url: string) => (await post('/api/analyze-link', { url })).body
  await vi.waitFor(async () => expect(await report(`${BAD}/other`)).toMatchObject({ verdict: 'dangerous' }), soon)
  expect(await report(BAD)).toMatchObject({ verdict: 'harmless' })
})

test('a broken list is named where a server is watched, and nowhere is its address', async () => {
  const told: Told = { status: 500 }
  const { home } = await startOutside(() => told)
  const port = await freePort()
  const settings = { DATABASE_URL: await newDatabase(), ATLAS_FEEDS: FEEDS, METRICS_PORT: String(port) }
  const { get } = visit(await startOwnServer(settings, { homes: { feeds: home }, followMilliseconds: 200 }))
  await vi.waitFor(async () => {
    const ready = await get('/api/ready')
    expect([ready.status, ready.body]).toEqual([200, { status: 'ready', broken_feeds: ['Quokka List'] }])
  }, soon)
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(metrics).toContain('atlas_feed_broken{feed="Quokka List"} 1')
  expect(metrics).toContain('atlas_feed_addresses{feed="Quokka List"} 0')
  expect(metrics).not.toMatch(/secret|lists\.example/)
})
