import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { spawn } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { newName, PASSWORD, visit } from './testing/client.ts'
import { newDatabase, startOwnServer } from './testing/server-under-test.ts'

const MAIN = path.join(import.meta.dirname, 'main.ts')

const newFolder = (): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The real process, as `npm start` runs it, ready to answer. */
const startProcess = async (settings: Readonly<Record<string, string>>) => {
  const env = { PATH: process.env['PATH'] ?? '', PORT: '0', TRUSTED_PROXIES: 'loopback', ...settings }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const found = /ready: (http:\S+)/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void ended.then(() => reject(new Error(said)))
  })
  return { child, ended, url, said: () => said }
}

test('the process stops in good order: the request in flight is answered, then it exits with 0', async () => {
  const { child, ended, url } = await startProcess({ ATLAS_DATA: newFolder() })
  const agent = new http.Agent({ keepAlive: true })
  const answer = new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': 16 }
    const request = http.request(`${url}/api/analyze`, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    request.on('error', reject)
    request.write('{"text":"')
    setTimeout(() => child.kill('SIGTERM'), 200)
    setTimeout(() => request.end('hello"}'), 700)
  })
  expect(await answer).toBe(200)
  const started = performance.now()
  expect(await ended).toBe(0)
  expect(performance.now() - started).toBeLessThan(14_000)
  agent.destroy()
})

test('the start says whether other machines can reach the server without TLS', async () => {
  const [everywhere, here] = await Promise.all([
    startProcess({ ATLAS_DATA: newFolder(), TRUSTED_PROXIES: '' }),
    startProcess({ ATLAS_DATA: newFolder(), HOST: '127.0.0.1' }),
  ])
  expect(everywhere.said()).toMatch(/ready: http:\S+\nOther machines on your network can reach this address/)
  expect(here.said()).not.toContain('Other machines')
})

test('logs hold no text, name, password, token, address or query', async () => {
  const { child, ended, url, said } = await startProcess({ ATLAS_DATA: newFolder(), LOG_LEVEL: 'debug' })
  const ann = visit(url)
  const { username, token } = await ann.signUp()
  await ann.post('/api/analyze', { text: 'a very private sentence about aunt Mabel' }, { token })
  await ann.post('/api/analyze-link', { url: 'https://private.example.org/secret-path' })
  await ann.logIn(username, 'A wrong Secret 1')
  await ann.get('/api/me?token=query-secret')
  await ann.post('/api/signup', { username, first_name: 'Ann', last_name: 'Lee', password: PASSWORD })
  child.kill('SIGTERM')
  await ended
  for (const secret of [
    'Mabel',
    'secret-path',
    username,
    PASSWORD,
    'wrong Secret',
    token,
    'query-secret',
    ann.address,
  ]) {
    expect(said()).not.toContain(secret)
  }
  expect(said()).toContain('/api/analyze')
})

test('with the database frozen, checks go on, the rest is refused in time, and all is well after the thaw', async () => {
  const folder = newFolder()
  const { url } = await startProcess({ ATLAS_DATA: folder, LOG_LEVEL: 'silent' })
  const ann = visit(url)
  const { username } = await ann.signUp()
  const { readFileSync } = await import('node:fs')
  const pid = Number(readFileSync(path.join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])
  const { globSync } = await import('node:fs')
  const family = globSync('/proc/[0-9]*/stat').flatMap((file) => {
    try {
      const [, child, parent] = /^(\d+) \(.*\) \S (\d+)/s.exec(readFileSync(file, 'utf8')) ?? []
      return Number(parent) === pid ? [Number(child)] : []
    } catch {
      return []
    }
  })
  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const one of [pid, ...family]) process.kill(one, signal)
  }
  signalAll('SIGSTOP')
  try {
    const asked = performance.now()
    const ready = await Promise.all(Array.from({ length: 20 }, () => visit(url).get('/api/ready')))
    expect(new Set(ready.map(({ status }) => status))).toEqual(new Set([503]))
    expect(performance.now() - asked).toBeLessThan(2000)
    const started = performance.now()
    const [text, link, login] = await Promise.all([
      visit(url).post('/api/analyze', { text: 'hello there' }),
      visit(url).post('/api/analyze-link', { url: 'https://example.org' }),
      ann.logIn(username),
    ])
    expect(text.status).toBe(200)
    expect(link.status).toBe(200)
    expect(login).toMatchObject({ status: 503, body: { code: 'database-away' } })
    expect((await visit(url).get('/api/health')).status).toBe(200)
    expect(performance.now() - started).toBeLessThan(8500)
  } finally {
    signalAll('SIGCONT')
  }
  const end = performance.now() + 15_000
  let status = 0
  while (status !== 200 && performance.now() < end) {
    status = (await visit(url).logIn(username)).status
    if (status !== 200) await sleep(300)
  }
  expect(status).toBe(200)
})

test('two servers that start together on an empty database both come up, and know each other’s tokens', async () => {
  const databaseUrl = await newDatabase()
  const [first, second] = await Promise.all([
    startOwnServer({ DATABASE_URL: databaseUrl }),
    startOwnServer({ DATABASE_URL: databaseUrl }),
  ])
  const { token } = await visit(first).signUp()
  expect((await visit(second).get('/api/me', { token })).status).toBe(200)
})

test('a token outlives a new key, and ends with its lifetime', async () => {
  const databaseUrl = await newDatabase()
  const old = 'old secret of at least thirty-two characters'
  const fresh = 'new secret of at least thirty-two characters'
  const before = await startOwnServer({ DATABASE_URL: databaseUrl, SESSION_SECRET: old })
  const { token } = await visit(before).signUp()
  const both = await startOwnServer({ DATABASE_URL: databaseUrl, SESSION_SECRET: `${fresh},${old}` })
  expect((await visit(both).get('/api/me', { token })).status).toBe(200)
  const after = await startOwnServer({ DATABASE_URL: databaseUrl, SESSION_SECRET: fresh })
  expect((await visit(after).get('/api/me', { token })).status).toBe(401)
})

test('only configured origins may read answers, with credentials', async () => {
  const url = await startOwnServer({ DATABASE_URL: inject('databaseUrl'), CORS_ORIGINS: 'https://app.example.org' })
  const ask = (origin: string) =>
    visit(url).send('OPTIONS', '/api/signup', undefined, {
      headers: { origin, 'access-control-request-method': 'POST' },
    })
  const good = await ask('https://app.example.org')
  expect(good.headers.get('access-control-allow-origin')).toBe('https://app.example.org')
  expect(good.headers.get('access-control-allow-credentials')).toBe('true')
  for (const origin of [
    'https://evil.example',
    'null',
    'https://app.example.org.evil.example',
    'http://app.example.org',
  ]) {
    expect((await ask(origin)).headers.get('access-control-allow-origin')).toBeNull()
  }
})

test('without configured proxies a forwarded address is not believed', async () => {
  const url = await startOwnServer({ DATABASE_URL: await newDatabase(), TRUSTED_PROXIES: '' })
  const statuses: number[] = []
  for (let number = 0; number < 25; number += 1) {
    statuses.push((await visit(url).post('/api/signup', { username: newName() })).status)
  }
  expect(statuses.slice(-5)).toEqual([429, 429, 429, 429, 429])
})

test('a wrong setting is named at the start', async () => {
  const child = spawn(process.execPath, [MAIN], { env: { PORT: 'high' }, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(1)
  expect(said).toMatch(/Configuration is wrong:[\s\S]*PORT/)
})
