import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { startDesk } from './desk.ts'
import type { PresenceSettings } from './presence.ts'
import { send } from './send.ts'

const PATIENT: PresenceSettings = { patience: 60_000, firstPatience: 60_000, onEmpty: () => {} }

const newFolder = (): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-desk-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const open = async (presence = PATIENT, settings: Readonly<Record<string, string>> = {}) => {
  const given = { ATLAS_ROLE: 'desk', ATLAS_DATA: newFolder(), ...settings }
  const desk = await startDesk(readConfig(given), pino({ level: 'silent' }), presence)
  onTestFinished(desk.stop)
  const { origin, port } = new URL(desk.newAddress())
  return { ...desk, origin, port }
}

/** The cookie that the window is given. */
const enter = async (desk: Awaited<ReturnType<typeof open>>): Promise<string> => {
  const { headers } = await send(desk.newAddress())
  return (headers['set-cookie']?.[0] ?? '').split(';')[0] ?? ''
}

const json = (cookie: string) => ({ cookie, 'content-type': 'application/json' })

test('the first address opens once, and gives a cookie that scripts and other sites never see', async () => {
  const desk = await open()
  const address = desk.newAddress()
  const first = await send(address)
  expect(first).toMatchObject({ status: 303, headers: { location: '/' } })
  expect(first.headers['set-cookie']).toEqual([
    expect.stringMatching(new RegExp(`^atlas-desk-${desk.port}=[\\w-]{43}; HttpOnly; SameSite=Strict; Path=/$`)),
  ])
  const second = await send(address)
  expect(second.status).toBe(403)
  expect(second.headers['set-cookie']).toBeUndefined()
  expect(second.text).toContain('Please start ATLAS again')
  // A window that is loaded again knows its cookie.
  expect((await send(address, { headers: { cookie: first.headers['set-cookie']?.[0] ?? '' } })).status).toBe(303)
})

test('whoever has no cookie gets nothing: no page, no file, no call', async () => {
  const desk = await open()
  const cookie = await enter(desk)
  const wrong = `atlas-desk-${desk.port}=${randomBytes(32).toString('base64url')}`
  for (const headers of [{}, { cookie: wrong }, { cookie: cookie.replace(desk.port, '1') }]) {
    for (const place of ['/', '/text', '/icon.svg', '/api/health', '/api/desk/copy', '/open', '/nowhere.js'])
      expect((await send(desk.origin + place, { headers })).status, `at ${place}`).toBe(403)
    const call = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: Buffer.from('{}'),
    }
    expect((await send(`${desk.origin}/api/analyze`, call)).text).toContain('not-this-program')
  }
  for (const place of ['/', '/text', '/icon.svg', '/api/health', '/api/desk/copy'])
    expect((await send(desk.origin + place, { headers: { cookie } })).status, `at ${place}`).toBe(200)
})

test('other names for this machine, other origins and pages of other ports are refused, cookie or not', async () => {
  const desk = await open()
  const cookie = await enter(desk)
  const ask = async (headers: Readonly<Record<string, string>>): Promise<number> =>
    (await send(`${desk.origin}/api/health`, { headers: { cookie, ...headers } })).status
  expect(await ask({ origin: desk.origin, 'sec-fetch-site': 'same-origin' })).toBe(200)
  expect(await ask({ 'sec-fetch-site': 'none' })).toBe(200)
  for (const host of [`localhost:${desk.port}`, `evil.example:${desk.port}`, '127.0.0.1', '127.0.0.1:1'])
    expect(await ask({ host }), `at ${host}`).toBe(403)
  for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1', `http://localhost:${desk.port}`])
    expect(await ask({ origin }), `at ${origin}`).toBe(403)
  for (const site of ['cross-site', 'same-site']) expect(await ask({ 'sec-fetch-site': site }), `at ${site}`).toBe(403)
})

test('it answers on this machine alone, with checks and without anything that needs an account', async () => {
  const desk = await open()
  expect(desk.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  const cookie = await enter(desk)
  const body = Buffer.from(JSON.stringify({ url: 'https://larkfieldbank.com.verify-desk.top/signin?id=8841' }))
  const link = await send(`${desk.origin}/api/analyze-link`, { method: 'POST', headers: json(cookie), body })
  expect(JSON.parse(link.text)).toMatchObject({ is_scam: true })
  for (const place of ['login', 'signup', 'submit-scam', 'complete-google-signup', 'logout', 'admin/changelog']) {
    const answer = await send(`${desk.origin}/api/${place}`, { method: 'POST', headers: json(cookie), body })
    expect(answer.status, `at ${place}`).toBe(404)
  }
  for (const place of ['me', 'me/stats', 'changelog', 'downloads', 'docs', 'openapi.json', 'auth/google'])
    expect((await send(`${desk.origin}/api/${place}`, { headers: { cookie } })).status, `at ${place}`).toBe(404)
  for (const place of ['/account', '/dashboard', '/submissions', '/complete-signup', '/desktop', '/whats-new'])
    expect(await send(desk.origin + place, { headers: { cookie } }), `at ${place}`).toMatchObject({ status: 302 })
})

test('nobody outside is asked, whatever keys the computer has set', async () => {
  const desk = await open(PATIENT, { VIRUSTOTAL_KEY: 'a-key-of-somebody', URLSCAN_KEY: 'another-key-of-theirs' })
  const cookie = await enter(desk)
  expect((await send(`${desk.origin}/api/link-services`, { headers: { cookie } })).text).toBe('[]')
})

test('a page says that it is on a desk, and asks the browser to keep what is typed to itself', async () => {
  const desk = await open()
  const { text } = await send(`${desk.origin}/text`, { headers: { cookie: await enter(desk) } })
  expect(text).toContain('<meta name="atlas-desk" content="yes"')
  expect(text).toContain('<html spellcheck="false" writingsuggestions="false"')
  expect(text).not.toContain('rel="manifest"')
  expect(text).not.toContain('Sign Up')
})

test('it says which copy it is and how old its models are', async () => {
  const desk = await open()
  const { text } = await send(`${desk.origin}/api/desk/copy`, { headers: { cookie: await enter(desk) } })
  expect(JSON.parse(text)).toEqual({
    version: '1.5.2',
    models: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    can_read: true,
  })
})

test('it takes the port of last time again, and another one where that is taken', async () => {
  const folder = newFolder()
  const config = readConfig({ ATLAS_ROLE: 'desk', ATLAS_DATA: folder })
  const startHere = async () => {
    const desk = await startDesk(config, pino({ level: 'silent' }), PATIENT)
    onTestFinished(desk.stop)
    return { desk, port: new URL(desk.newAddress()).port }
  }
  const first = await startHere()
  const beside = await startHere()
  expect(beside.port).not.toBe(first.port)
  await first.desk.stop()
  await beside.desk.stop()
  expect((await startHere()).port).toBe(beside.port)
})

test('it is done when no page has been connected for a while, and not before', async () => {
  let ended = 0
  const desk = await open({ patience: 300, firstPatience: 60_000, onEmpty: () => (ended += 1) })
  desk.expectPage()
  const cookie = await enter(desk)
  const openPage = async () => {
    const leaving = new AbortController()
    const page = await fetch(`${desk.origin}/api/desk/here`, { headers: { cookie }, signal: leaving.signal })
    expect(page.headers.get('content-type')).toContain('text/event-stream')
    return leaving
  }
  const [one, other] = [await openPage(), await openPage()]
  one.abort()
  await sleep(700)
  expect(ended).toBe(0)
  other.abort()
  await sleep(100)
  const third = await openPage()
  await sleep(700)
  expect(ended).toBe(0)
  third.abort()
  await expect.poll(() => ended, { timeout: 3000 }).toBe(1)
})

test('it is done when the first page never comes', async () => {
  let ended = 0
  const desk = await open({ patience: 60_000, firstPatience: 200, onEmpty: () => (ended += 1) })
  desk.expectPage()
  await expect.poll(() => ended, { timeout: 3000 }).toBe(1)
})

test('it stops in good order while a page is open', async () => {
  const desk = await open()
  const page = await fetch(`${desk.origin}/api/desk/here`, { headers: { cookie: await enter(desk) } })
  const begun = performance.now()
  await desk.stop()
  expect(performance.now() - begun).toBeLessThan(5000)
  expect(await page.text()).toBe(':\n\n')
})
