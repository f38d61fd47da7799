import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { visit } from '../apps/server/src/testing/client.ts'
import { newDatabase } from '../apps/server/src/testing/server-under-test.ts'

const root = path.resolve(import.meta.dirname, '..')
const SECRET = 'aunt Mabel'

/** Loaded before the server: notes its process, and throws where nobody catches when told to. */
const CRASHER = `
  import { appendFileSync } from 'node:fs'
  import { isMainThread } from 'node:worker_threads'
  if (isMainThread && process.argv[1].endsWith('main.ts')) {
    appendFileSync(process.env.CRASH_NOTES, process.pid + '\\n')
    process.on('SIGUSR2', () => setImmediate(() => { throw new Error('${SECRET}') }))
    process.on('SIGWINCH', () => void Promise.reject(new Error('${SECRET}')))
  }`

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

const newFolder = (): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** As `npm start` runs it, without building the web app. */
const start = (settings: Readonly<Record<string, string>>) => {
  const folder = newFolder()
  const crasher = path.join(folder, 'crasher.mjs')
  const notes = path.join(folder, 'pids')
  writeFileSync(crasher, CRASHER)
  const env = {
    PATH: process.env['PATH'] ?? '',
    PORT: '0',
    TRUSTED_PROXIES: 'loopback',
    NODE_OPTIONS: `--import=${crasher}`,
    CRASH_NOTES: notes,
    ...settings,
  }
  const args = ['tools/with-runtime.mjs', '--again', 'apps/server/src/main.ts']
  const keeper = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  keeper.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  keeper.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => keeper.once('exit', resolve))
  const pids = (): number[] => (existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n').map(Number) : [])
  const urls = (): string[] => [...said.matchAll(/ready: (http:\S+)/g)].map(([, url = '']) => url)
  onTestFinished(async () => {
    if (keeper.exitCode === null) keeper.kill('SIGTERM')
    await ended
    for (const pid of pids()) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  })
  /** The address once the server has come up so many times. */
  const ready = async (times: number): Promise<string> => {
    await expect.poll(() => urls().length, { timeout: 45_000 }).toBe(times)
    return urls().at(-1) ?? ''
  }
  const crash = (signal: 'SIGUSR2' | 'SIGWINCH' | 'SIGKILL' = 'SIGUSR2') => process.kill(pids().at(-1) ?? 0, signal)
  return { keeper, ended, pids, ready, crash, said: () => said }
}

const BODY = '{"url":"https://example.org"}'

/** A request that the server has begun to read; its second half is sent when told to. */
const halfSent = async (url: string) => {
  const headers = { 'content-type': 'application/json', 'content-length': BODY.length, expect: '100-continue' }
  const request = http.request(`${url}/api/analyze-link`, { method: 'POST', headers })
  const status = new Promise<number | undefined>((resolve, reject) => {
    request.once('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    request.once('error', reject)
  })
  await new Promise((resolve) => {
    request.once('continue', resolve).flushHeaders()
  })
  request.write(BODY.slice(0, 9))
  return { status, finish: () => request.end(BODY.slice(9)) }
}

test('a crash answers what is in flight, is told without its words, and is followed by a new start', async () => {
  const { pids, ready, crash, said } = start({ DATABASE_URL: await newDatabase(), ATLAS_ROLE: 'web' })
  const request = await halfSent(await ready(1))
  crash()
  setTimeout(request.finish, 500)
  expect(await request.status).toBe(200)

  const url = await ready(2)
  expect(said()).toContain('ended unexpectedly (1) and is started again')
  expect(said()).toMatch(/"level":60.*"msg":"an error that nobody caught: the server ends"/)
  expect(said()).not.toContain(SECRET)
  expect(isAlive(pids()[0] ?? 0)).toBe(false)
  expect((await visit(url).get('/api/health')).status).toBe(200)

  crash('SIGWINCH')
  await ready(3)
  expect(said()).not.toContain(SECRET)
  crash('SIGKILL')
  await ready(4)
  expect(said()).toContain('ended unexpectedly (SIGKILL) and is started again')
}, 180_000)

test('what ends badly four times within a minute is not started again', async () => {
  const folder = newFolder()
  const program = path.join(folder, 'program.mjs')
  writeFileSync(program, `console.log('one run'); process.send('ready'); setTimeout(() => process.exit(7), 50)`)
  const args = ['tools/with-runtime.mjs', '--again', path.relative(root, program)]
  const keeper = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  keeper.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  keeper.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  expect(await new Promise((resolve) => keeper.once('close', resolve))).toBe(1)
  expect(said.match(/one run/g)?.length).toBe(4)
  expect(said.match(/ended unexpectedly \(7\) and is started again/g)?.length).toBe(3)
  expect(said).toContain('four times within a minute and is not started again')
})

test('a crash waits five seconds for what is in flight, no longer', async () => {
  const { ready, crash } = start({ DATABASE_URL: await newDatabase(), ATLAS_ROLE: 'web' })
  const { status } = await halfSent(await ready(1))
  const started = performance.now()
  crash()
  await expect(status).rejects.toThrow(/socket hang up|ECONNRESET/)
  expect(performance.now() - started).toBeGreaterThan(4500)
  expect(performance.now() - started).toBeLessThan(9000)
}, 90_000)

test('SIGTERM is handed on and ends both in good order', async () => {
  const { keeper, ended, pids, ready, said } = start({ DATABASE_URL: await newDatabase(), ATLAS_ROLE: 'web' })
  await ready(1)
  keeper.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(isAlive(pids()[0] ?? 0)).toBe(false)
  expect(said()).not.toContain('started again')
}, 60_000)

test('a server whose keeper is killed ends too', async () => {
  const { keeper, pids, ready } = start({ DATABASE_URL: await newDatabase(), ATLAS_ROLE: 'web' })
  await ready(1)
  keeper.kill('SIGKILL')
  await expect.poll(() => isAlive(pids()[0] ?? 0), { timeout: 15_000 }).toBe(false)
}, 60_000)

test('what never came up is not tried again', async () => {
  const { ended, pids, said } = start({ PORT: 'high' })
  expect(await ended).toBe(1)
  expect(said()).toMatch(/Configuration is wrong:[\s\S]*PORT/)
  expect(said()).not.toContain('started again')
  expect(pids().length).toBe(1)
})
