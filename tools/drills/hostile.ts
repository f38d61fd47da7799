import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { type Hostile, hostileKinds } from './hostile-requests.ts'
import { type Memory, memoryOf } from './memory-watch.ts'
import { startServerProcess } from './server-process.ts'

/**
 * npm run drill:hostile: thousands of requests that no honest visitor makes. None may be answered with a 500, hang or
 * end without a sentence, and a minute later the memory is back.
 */
const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '14500' },
    seconds: { type: 'string', default: '240' },
    /** Further settings of the server, NAME=VALUE. */
    set: { type: 'string', multiple: true, default: [] },
    root: { type: 'string', default: path.resolve(import.meta.dirname, '../..') },
  },
})
const REQUESTS = Number(options.requests)
const AT_ONCE = 24
const PATIENCE = 120_000
const VISITORS = 3000
const AFTER_SECONDS = 60
const MOST_GROWTH = 120

const Problem = z.object({ error: z.string().min(1), code: z.string().min(1) })

type Outcome = { readonly status: number | 'closed' | 'hung'; readonly milliseconds: number; readonly isClear: boolean }

const addressOf = (number: number): string =>
  `10.${number % 7}.${((number * 31) % VISITORS) >> 8}.${((number * 31) % VISITORS) & 255}`

const hasSentence = (status: number, given: Hostile, body: string): boolean => {
  if (status < 400 || given.method === 'OPTIONS') return true
  try {
    return Problem.safeParse(JSON.parse(body)).success
  } catch {
    return false
  }
}

type Asked = { readonly url: string; readonly number: number }

const send = (given: Hostile, { url, number }: Asked): Promise<Omit<Outcome, 'milliseconds'>> =>
  new Promise((resolve) => {
    const headers = { 'x-forwarded-for': addressOf(number), connection: 'close', ...given.headers }
    const request = http.request(url + given.path, { method: given.method, headers, agent: false })
    const timer = setTimeout(() => {
      resolve({ status: 'hung', isClear: false })
      request.destroy()
    }, PATIENCE)
    const finish = (outcome: Omit<Outcome, 'milliseconds'>): void => {
      clearTimeout(timer)
      resolve(outcome)
    }
    request.on('response', (response) => {
      const { statusCode: status = 0 } = response
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (piece: string) => (body += piece))
      response.on('error', () => finish({ status: 'closed', isClear: given.isLeft === true }))
      response.on('end', () => finish({ status, isClear: hasSentence(status, given, body) }))
    })
    request.on('error', () => finish({ status: 'closed', isClear: given.isLeft === true }))
    request.end(given.body)
    if (given.isLeft === true) setTimeout(() => request.destroy(), 5 + (number % 40))
  })

const sendRaw = (raw: string | Buffer, { url }: Asked): Promise<Omit<Outcome, 'milliseconds'>> =>
  new Promise((resolve) => {
    const socket = net.connect(Number(new URL(url).port), '127.0.0.1')
    let answer = ''
    const timer = setTimeout(() => {
      resolve({ status: 'hung', isClear: false })
      socket.destroy()
    }, PATIENCE)
    socket.on('data', (piece: Buffer) => {
      answer += piece.toString()
      socket.end()
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]
      resolve({ status: status === undefined ? 'closed' : Number(status), isClear: true })
    })
    socket.write(raw)
  })

/** The same mix in every run, each kind spread over the whole of it. */
const kindAt = (number: number): (typeof hostileKinds)[number] | undefined => {
  const all = hostileKinds.reduce((sum, { share }) => sum + share, 0)
  let place = ((number * 0.618_033_988_75) % 1) * all
  return hostileKinds.find(({ share }) => (place -= share) < 0)
}

type Tally = Map<string, { readonly statuses: Map<string, number>; slowest: number; unclear: number }>

const note = (tally: Tally, name: string, { status, milliseconds, isClear }: Outcome): void => {
  const row = tally.get(name) ?? { statuses: new Map<string, number>(), slowest: 0, unclear: 0 }
  row.statuses.set(String(status), (row.statuses.get(String(status)) ?? 0) + 1)
  row.slowest = Math.max(row.slowest, milliseconds)
  if (!isClear) row.unclear += 1
  tally.set(name, row)
}

const attack = async (url: string, tally: Tally): Promise<number> => {
  const end = performance.now() + Number(options.seconds) * 1000
  let next = 0
  const worker = async (): Promise<void> => {
    while (next < REQUESTS && performance.now() < end) {
      const number = next++
      const kind = kindAt(number)
      if (kind === undefined) continue
      const made = kind.make(number)
      const begun = performance.now()
      const outcome = await ('raw' in made ? sendRaw(made.raw, { url, number }) : send(made, { url, number }))
      note(tally, kind.name, { ...outcome, milliseconds: performance.now() - begun })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return next
}

/** Everything that is opened at the first use is open before memory is looked at. */
const warmUp = async (url: string): Promise<void> => {
  const post = (where: string, body: object): Promise<Response> =>
    fetch(url + where, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  for (let number = 0; number < 20; number += 1) {
    const text = `Your parcel number ${number} waits. Please pay the fee at http://parcel-${number}.example today.`
    await (await post('/api/analyze', { text })).text()
    await (await post('/api/analyze-link', { url: `https://shop-${number}.example/` })).text()
    await (await fetch(url)).text()
  }
  const transcript = 'So we meet on Tuesday in room four, and Anna brings the minutes of the last time. '.repeat(350)
  await (await post('/api/analyze', { text: transcript })).text()
  await (await post('/api/login', { username: 'nobody', password: 'Wrong guess 1' })).text()
  await sleep(5000)
}

const say = (when: string, { server, readers, database }: Memory): void => {
  const cells = [server, readers, database].map((value) => `${value.toFixed(0)} MB`.padStart(9))
  console.log(`${when.padEnd(22)}${cells.join('')}`)
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-hostile-'))
const given = Object.fromEntries(
  options.set.map((setting) => [setting.split('=')[0], setting.split('=').slice(1).join('=')]),
)
const settings = { PORT: '0', HOST: '127.0.0.1', ATLAS_DATA: folder, LOG_LEVEL: 'error', ...given }
// As `npm start` starts it, with the same flags and environment.
const command = [path.join(options.root, 'tools/with-runtime.mjs'), 'apps/server/src/main.ts']
const server = await startServerProcess(settings, command)
const pid = server.child.pid ?? 0
await warmUp(server.url)

console.log(`${''.padEnd(22)}${['server', 'children', 'postgres'].map((name) => name.padStart(9)).join('')}`)
const before = memoryOf(pid)
say('before', before)
let peak = before
const watch = setInterval(() => {
  const now = memoryOf(pid)
  peak = {
    server: Math.max(peak.server, now.server),
    readers: Math.max(peak.readers, now.readers),
    database: Math.max(peak.database, now.database),
  }
}, 500)
const tally: Tally = new Map()
const begun = performance.now()
const made = await attack(server.url, tally)
const seconds = (performance.now() - begun) / 1000
clearInterval(watch)
say('at the peak', peak)
for (let waited = 0; waited <= AFTER_SECONDS; waited += 10) {
  if (waited > 0) await sleep(10_000)
  say(`${waited} s after`, memoryOf(pid))
}
const growth = memoryOf(pid).server - before.server

console.log(`\n${made} requests in ${seconds.toFixed(0)} s`)
for (const [name, { statuses, slowest, unclear }] of tally) {
  const answers = [...statuses]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([status, count]) => `${status}: ${count}`)
  console.log(
    `${name.padEnd(20)} slowest ${(slowest / 1000).toFixed(1).padStart(5)} s, unclear ${unclear}; ${answers.join(', ')}`,
  )
}
const rows = [...tally.values()]
const count = (status: string): number => rows.reduce((sum, { statuses }) => sum + (statuses.get(status) ?? 0), 0)
const health = await fetch(`${server.url}/api/health`).then(
  ({ status }) => status,
  () => 0,
)
const problems = [
  growth > MOST_GROWTH && `the server holds ${growth.toFixed(0)} MB more than before (${MOST_GROWTH} are allowed)`,
  count('500') > 0 && `${count('500')} answers were a 500`,
  count('hung') > 0 && `${count('hung')} requests hung`,
  rows.some(({ unclear }) => unclear > 0) && 'some answers said nothing that a person can use',
  health !== 200 && 'the server does not answer any more',
].filter((problem) => problem !== false)

server.child.kill('SIGTERM')
await server.ended
rmSync(folder, { recursive: true, force: true })
console.log(problems.length === 0 ? `\nok: ${growth.toFixed(0)} MB more than before` : `\nFAIL ${problems.join('; ')}`)
process.exit(problems.length === 0 ? 0 : 1)
